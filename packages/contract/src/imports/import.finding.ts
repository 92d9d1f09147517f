import { cleaned } from './import.clean.ts';
import type { ColumnMatch, ImportRow, ReadRow } from './import.grid.ts';
import type { Rates } from './import.units.ts';
import { measureIn } from './import.units.ts';

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
  /** The suggestion is the same in another spelling: it may be taken without looking. */
  readonly isSafe: boolean;
}

/** A finding inside its row. */
export type CellFinding = Omit<Finding, 'row'>;

/** Notes down one thing wrong. */
export type Report<K extends string = string, C extends string = string> = (
  row: number,
  key: K,
  code: C,
  more?: More,
) => void;

interface More {
  readonly value?: string;
  readonly suggestion?: string;
  readonly isSafe?: boolean;
}

export function reportInto<K extends string, C extends string>(findings: Finding<K, C>[]): Report<K, C> {
  return (row, key, code, { value = null, suggestion = null, isSafe = false } = {}) => {
    findings.push({ row, key, code, value, suggestion, isSafe });
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
  E24: { zh: '金额币种为{v}，请确认汇率', en: 'An amount in {v}: say at which rate' },
  E25: {
    zh: '表头未说明单位或币种，请先确认',
    en: 'The heading names no unit or currency we know: say which',
  },
  W06: { zh: '已换算：{v}', en: 'Converted: {v}' },
} as const;

/** What a cell says: its value in the one form that is compared and stored (null when it cannot be read), or what is wrong. */
export interface Reading<C extends string = string> {
  readonly value: string | null;
  readonly wrong?: More & { readonly code: C };
}

/** Excel's own errors and formulas whose result was never stored; the reader of files gives them as text. */
export function isFormulaError(text: string): boolean {
  return /^=|^#[A-Z]+[!?]$|^#N\/A$|^#DIV\/0!$|^#GETTING_DATA$/.test(text);
}

/** What is known of a sheet's figures besides their cells: columns without a unit or currency, and agreed rates. */
export interface SheetAnswers {
  readonly asked: readonly string[];
  readonly rates: Rates;
}

export const nothingAsked: SheetAnswers = { asked: [], rates: {} };

/** The columns that somebody still has to say something of, and the rates said so far. */
export function answersOf(
  columns: readonly ColumnMatch[],
  { rates = {} }: { readonly rates?: Rates | undefined },
): SheetAnswers {
  return { asked: columns.flatMap(({ key, isAsked }) => (isAsked && key !== null ? key : [])), rates };
}

/** Reads every cell on its own. The same text in the same column is read once: files repeat themselves. */
export function readRows<K extends string, C extends string>(
  rows: readonly ImportRow[],
  keys: readonly K[],
  read: (text: string, key: K) => Reading<C>,
  report: Report<K, C | 'E25'>,
  { asked }: SheetAnswers,
): ReadRow[] {
  const known = keys.map(() => new Map<string, Reading<C | 'E25'>>());
  return rows.map(({ row, cells }) => {
    const values = keys.map((key, at) => {
      const text = cleaned(cells[at] ?? '');
      if (text === '') return '';
      const memory = known[at];
      const isBare = asked.includes(key) && measureIn(text, 2)?.unit === undefined;
      const reading: Reading<C | 'E25'> =
        memory?.get(text) ?? (isBare ? { value: null, wrong: { code: 'E25' } } : read(text, key));
      memory?.set(text, reading);
      if (reading.wrong) report(row, key, reading.wrong.code, reading.wrong);
      return reading.value;
    });
    return { row, values };
  });
}
