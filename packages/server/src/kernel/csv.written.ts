import { Readable } from 'node:stream';
import { isFormulaLike, type SheetValue } from './sheet.markup.ts';
import type { RowValues, SheetColumn } from './sheet.ts';

/** By it spreadsheets know that the file is UTF-8. */
const mark = '\ufeff';

/** A CSV as its rows come: UTF-8 with its mark, lines that end as Windows ends them, quotes only where they are needed. */
export function writeCsv(
  columns: readonly SheetColumn[],
  rows: Iterable<RowValues> | AsyncIterable<RowValues>,
): Readable {
  async function* lines(): AsyncGenerator<string> {
    yield `${mark}${lineOf(columns.map(({ header }) => header))}`;
    for await (const values of rows)
      yield lineOf(columns.map(({ kind }, at) => (kind === 'text' ? harmless(values[at]) : values[at])));
  }
  return Readable.from(lines(), { objectMode: false });
}

function lineOf(values: readonly (SheetValue | undefined)[]): string {
  return `${values.map((value) => quoted(String(value ?? ''))).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Text that a spreadsheet would take for a formula. */
function harmless(value: SheetValue | undefined): SheetValue {
  return typeof value === 'string' && isFormulaLike(value) ? `'${value}` : (value ?? null);
}
