import type { CodeTable } from '../kernel/code.ts';
import { codesOf } from '../kernel/code.ts';
import type { Field, Fields, ValuesOf } from '../kernel/field.ts';
import type { Resource } from '../kernel/resource.ts';
import { fieldOf, keysAt } from '../kernel/resource.ts';
import { check } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';

/** A cell that could not be read; `row` counts from 1 in what was given. */
export interface RowFault {
  readonly row: number;
  readonly label: Text;
  readonly says: Text;
}

export interface ReadRows<T> {
  readonly rows: readonly T[];
  readonly faults: readonly RowFault[];
}

/**
 * The rows of a list in pasted or uploaded cells. A first row with at least two known headings, in either language, says
 * what stands where; without one the columns are those of the place `import`. A cell that cannot be read stays open and is told.
 */
export function rowsOfCells<F extends Fields>(
  of: Resource<F>,
  cells: readonly (readonly string[])[],
  blank: () => ValuesOf<F>,
): ReadRows<ValuesOf<F>> {
  const columns: readonly string[] = keysAt(of, 'import');
  const headings =
    cells[0]?.map((cell) => columns.find((key) => isHeading(fieldOf(of, key).label, cell))) ?? [];
  const headed = headings.filter((key) => key !== undefined).length >= 2;
  const read = cells.flatMap((row, at) =>
    (headed && at === 0) || row.every((cell) => cell.trim() === '')
      ? []
      : [rowOf(of, row, headed ? headings : columns, at + 1, blank())],
  );
  return { rows: read.map(({ row }) => row), faults: read.flatMap(({ faults }) => faults) };
}

/** The cells of text pasted from a sheet. */
export function cellsIn(pasted: string): string[][] {
  return pasted
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((row) => row.split('\t'));
}

function isHeading({ zh, en }: Text, cell: string): boolean {
  return [zh, en].some((word) => plainHeading(word) === plainHeading(cell));
}

/** `Gross weight (kg)` is `grossweight`. */
function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\(.*\)/, '')
    .replace(/[\s*.]/g, '');
}

function rowOf<F extends Fields>(
  of: Resource<F>,
  cells: readonly string[],
  columns: readonly (string | undefined)[],
  row: number,
  blank: ValuesOf<F>,
): { row: ValuesOf<F>; faults: RowFault[] } {
  const given = Object.fromEntries(
    columns.flatMap((key, at) =>
      key === undefined ? [] : [[key, valueIn(fieldOf(of, key), cells[at] ?? '')]],
    ),
  );
  const checked = check(of.fields, { ...blank, ...given });
  if (checked.ok) return { row: checked.value, faults: [] };
  const wrong = new Set(checked.findings.map(({ path }) => path.split('.')[0]));
  const right = Object.fromEntries(Object.entries(given).filter(([key]) => !wrong.has(key)));
  const rest = check(of.fields, { ...blank, ...right });
  return {
    row: rest.ok ? rest.value : blank,
    faults: checked.findings.map(({ label, says }) => ({ row, label, says })),
  };
}

function valueIn(field: Field, cell: string): unknown {
  const typed = cell.normalize('NFKC').trim();
  if (typed === '') return null;
  switch (field.kind) {
    case 'whole':
      return numberIn(typed);
    case 'decimal':
      return typed.replaceAll(',', '');
    case 'code':
      return codeIn(field.table, typed);
    default:
      return cell.trim();
  }
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
