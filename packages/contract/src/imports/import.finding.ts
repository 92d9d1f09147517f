import type { ImportRow, ReadRow } from './import.grid.ts';

/**
 * One thing wrong with one cell. `row` is the file's own row number. `value` fills the one place of the text that the
 * column alone cannot: another row, the channels there are, the text that is wrong. `suggestion` is what the cell most
 * likely should hold.
 */
export interface Finding<K extends string = string, C extends string = string> {
  readonly row: number;
  readonly key: K;
  readonly code: C;
  readonly value: string | null;
  readonly suggestion: string | null;
}

/** A finding inside its row. */
export type CellFinding = Omit<Finding, 'row'>;

/** Notes down one thing wrong. */
export type Report<K extends string = string, C extends string = string> = (
  row: number,
  key: K,
  code: C,
  more?: { readonly value?: string; readonly suggestion?: string },
) => void;

export function reportInto<K extends string, C extends string>(findings: Finding<K, C>[]): Report<K, C> {
  return (row, key, code, { value, suggestion } = {}) => {
    findings.push({ row, key, code, value: value ?? null, suggestion: suggestion ?? null });
  };
}

/** An E keeps its record out, a W warns. */
export function isError(code: string): boolean {
  return code.startsWith('E');
}

/** What every kind of records can have in a cell, under the codes of domain.md §6. */
export const cellFindings = {
  E03: { zh: '不能为空', en: 'Required' },
  E04: { zh: '格式错误，应为{type}', en: 'Wrong format, expected {type}' },
  E07: { zh: '值不在可选范围内：{list}', en: 'Not an allowed value: {list}' },
  E16: { zh: '单元格含公式错误({v})', en: 'Formula error in the cell ({v})' },
} as const;

/** What a cell says: its value in the one form that is compared and stored (null when it cannot be read), or what is wrong. */
export interface Reading<C extends string = string> {
  readonly value: string | null;
  readonly wrong?: { readonly code: C; readonly value?: string; readonly suggestion?: string };
}

/** Excel's own errors and formulas whose result was never stored; the reader of files gives them as text. */
export function isFormulaError(text: string): boolean {
  return /^=|^#[A-Z]+[!?]$|^#N\/A$|^#DIV\/0!$|^#GETTING_DATA$/.test(text);
}

/** Reads every cell on its own. The same text in the same column is read once: files repeat themselves. */
export function readRows<K extends string, C extends string>(
  rows: readonly ImportRow[],
  keys: readonly K[],
  read: (text: string, key: K) => Reading<C>,
  report: Report<K, C>,
): ReadRow[] {
  const known = keys.map(() => new Map<string, Reading<C>>());
  return rows.map(({ row, cells }) => {
    const values = keys.map((key, at) => {
      const text = (cells[at] ?? '').trim();
      if (text === '') return '';
      const memory = known[at];
      const reading = memory?.get(text) ?? read(text, key);
      memory?.set(text, reading);
      if (reading.wrong) report(row, key, reading.wrong.code, reading.wrong);
      return reading.value;
    });
    return { row, values };
  });
}
