import { specialProperties } from '../codes/special-property.ts';
import { figureIn, unitOfHeading } from '../imports/import.figure.ts';
import { isTotal } from '../imports/import.total.ts';
import type { CodeTable } from '../kernel/code.ts';
import { codesOf } from '../kernel/code.ts';
import type { Field } from '../kernel/field.ts';
import { fieldOf, keysAt } from '../kernel/resource.ts';
import { check } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import type { TrustLine } from './trust-line.ts';
import { blankTrustLine, trustLine } from './trust-line.ts';

/** A cell that could not be read; `row` counts from 1 in what was given. */
export interface RowFault {
  readonly row: number;
  readonly label: Text;
  readonly says: Text;
}

export interface ReadLines {
  readonly lines: readonly TrustLine[];
  readonly faults: readonly RowFault[];
}

type LineKey = keyof TrustLine;

/** The columns of a sheet of lines, in their order. */
export const lineColumns: readonly LineKey[] = keysAt(trustLine, 'import');

/**
 * The lines in pasted or uploaded rows. A first row with at least three known headings, in either language, says what
 * stands where; without one the columns are those of `lineColumns`. A cell that cannot be read stays open and is told.
 */
export function linesOfRows(rows: readonly (readonly string[])[], newId: () => string): ReadLines {
  const headings = rows[0]?.map(keyOfHeading) ?? [];
  const headed = headings.filter((key) => key !== undefined).length >= 3;
  const columns = (headed ? headings : lineColumns).map((key, at) => ({
    key,
    unit: headed ? unitOfHeading(rows[0]?.[at] ?? '') : undefined,
  }));
  const read = rows.flatMap((cells, at) =>
    (headed && at === 0) || isNoLine(cells) ? [] : [lineOf(cells, columns, at + 1, newId())],
  );
  return { lines: read.map(({ line }) => line), faults: read.flatMap(({ faults }) => faults) };
}

/** The cells of text pasted from a sheet. */
export function rowsIn(pasted: string): string[][] {
  return pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
}

function keyOfHeading(heading: string): LineKey | undefined {
  const words = plainHeading(heading);
  return lineColumns.find((key) => {
    const { zh, en } = fieldOf(trustLine, key).label;
    return words === plainHeading(zh) || words === plainHeading(en);
  });
}

/** `Length (cm)` is `length`. */
function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[\s*.]/g, '');
}

/** Empty, or the sum of others. */
function isNoLine(cells: readonly string[]): boolean {
  const first = cells.map((cell) => cell.trim()).find((cell) => cell !== '');
  return first === undefined || isTotal(first);
}

interface SheetColumn {
  readonly key: LineKey | undefined;
  /** What its figures are in where its heading says so. */
  readonly unit: string | undefined;
}

function lineOf(
  cells: readonly string[],
  columns: readonly SheetColumn[],
  row: number,
  id: string,
): { line: TrustLine; faults: RowFault[] } {
  const read = columns.flatMap(({ key, unit }, at) =>
    key === undefined ? [] : [{ key, ...valueIn(fieldOf(trustLine, key), cells[at] ?? '', unit) }],
  );
  const alien = read.flatMap(({ key, says }) =>
    says ? [{ row, label: fieldOf(trustLine, key).label, says }] : [],
  );
  const { line, faults } = checkedLine(
    Object.fromEntries(read.map(({ key, value }) => [key, value])),
    row,
    id,
  );
  return { line, faults: [...alien, ...faults] };
}

function checkedLine(
  given: Readonly<Record<string, unknown>>,
  row: number,
  id: string,
): { line: TrustLine; faults: RowFault[] } {
  const checked = check(trustLine.fields, { ...blankTrustLine(id), ...given });
  if (checked.ok) return { line: checked.value, faults: [] };
  const wrong = new Set(checked.findings.map(({ path }) => path.split('.')[0]));
  const right = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key)));
  const rest = check(trustLine.fields, { ...blankTrustLine(id), ...right });
  return {
    line: rest.ok ? rest.value : blankTrustLine(id),
    faults: checked.findings.map(({ label, says }) => ({ row, label, says })),
  };
}

/** What a cell says, or null and why not. */
function valueIn(
  field: Field,
  cell: string,
  unit: string | undefined,
): { readonly value: unknown; readonly says?: Text } {
  const typed = cell.normalize('NFKC').trim();
  if (field.kind === 'list') return { value: propertiesIn(typed) };
  if (typed === '') return { value: null };
  if (field.kind === 'whole') return { value: numberIn(typed) };
  if (field.kind === 'code') return { value: codeIn(field.table, typed) };
  if (field.kind !== 'decimal') return { value: cell.trim() };
  return { value: null, ...figureIn(field, typed, unit) };
}

function numberIn(typed: string): unknown {
  const digits = typed.replaceAll(',', '').replace(/\.0+$/, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : typed;
}

/** A code, or its word in either language. */
function codeIn(table: CodeTable, typed: string): string {
  const wanted = typed.toLowerCase();
  const found = codesOf(table).find((code) => {
    const word = table.codes[code];
    return [code, word?.zh, word?.en].some((one) => one?.toLowerCase() === wanted);
  });
  return found ?? typed;
}

function propertiesIn(typed: string): string[] {
  return typed
    .split(/[,;、\s]+/)
    .filter((one) => one !== '')
    .map((one) => codeIn(specialProperties, one));
}
