import type { ImportKey } from './order-import.columns.ts';
import { columnList, importKeys } from './order-import.columns.ts';
import type { Finding, FindingCode } from './order-import.finding.ts';
import type { Channels, Reading } from './order-import.value.ts';
import { readCell } from './order-import.value.ts';
import { folded } from './order-import.words.ts';

/** One row of an imported file: its own number there, and the cells in the order of the template's columns. */
export interface ImportRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A row as it was understood: per column its value, '' when blank, null when it cannot be read. */
export interface ReadRow {
  readonly row: number;
  readonly values: readonly (string | null)[];
}

/** Notes down one thing wrong. */
export type Report = (
  row: number,
  key: ImportKey,
  code: FindingCode,
  more?: { readonly value?: string; readonly suggestion?: string },
) => void;

export function reportInto(findings: Finding[]): Report {
  return (row, key, code, { value, suggestion } = {}) => {
    findings.push({ row, key, code, value: value ?? null, suggestion: suggestion ?? null });
  };
}

export interface ImportChannel {
  readonly name: string;
  readonly nameEn: string;
}

export function channelsOf(channels: readonly ImportChannel[]): Channels {
  const spellings = channels.flatMap(({ name, nameEn }) => [
    [folded(name), name] as const,
    [folded(nameEn), name] as const,
  ]);
  return { bySpelling: new Map(spellings), names: channels.map(({ name }) => name) };
}

/** Reads every cell on its own. The same text in the same column is read once: files repeat themselves. */
export function readRows(rows: readonly ImportRow[], channels: Channels, report: Report): ReadRow[] {
  const known = columnList.map(() => new Map<string, Reading>());
  return rows.map(({ row, cells }) => {
    const values = columnList.map((column, at) => {
      const text = (cells[at] ?? '').trim();
      if (text === '') return '';
      const memory = known[at];
      const reading = memory?.get(text) ?? readCell(text, column.holds, channels);
      memory?.set(text, reading);
      const key = importKeys[at];
      if (reading.wrong && key) report(row, key, reading.wrong.code, reading.wrong);
      return reading.value;
    });
    return { row, values };
  });
}
