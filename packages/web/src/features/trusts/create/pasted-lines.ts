import { fieldOf } from '@loadline/contract/kernel/resource';
import { linesOfRows, type RowFault, rowsIn } from '@loadline/contract/trusts/trust.rows';
import { type TrustLine, trustLine } from '@loadline/contract/trusts/trust-line';
import { lineCells } from './line-columns.ts';
import type { TypedLine } from './typed-lines.ts';

export interface Pasted {
  readonly lines: readonly TypedLine[];
  readonly faults: readonly RowFault[];
  /** How many rows were read. */
  readonly count: number;
}

interface Place {
  /** The line and the cell that it was pasted into. */
  readonly line: number;
  readonly key: string;
}

const columns: readonly (keyof TrustLine)[] = [...lineCells.map(({ key }) => key), 'special', 'unNo'];

/**
 * The lines with a piece of a sheet laid over them. Rows under headings of their own go where these say, others from
 * the cell on to the right; what goes beyond the last line makes new ones. A cell that cannot be read changes nothing.
 */
export function linesPasted(
  before: readonly TypedLine[],
  { line, key }: Place,
  text: string,
  newId: () => string,
): Pasted {
  const rows = rowsIn(text);
  const own = linesOfRows(rows, newId);
  const isHeaded = own.lines.length < rows.filter((row) => row.some((cell) => cell.trim() !== '')).length;
  const first = columns.findIndex((column) => column === key);
  const placed = isHeaded ? rows : underHeadings(rows, first);
  const read = isHeaded ? own : linesOfRows(placed, newId);
  const count = Math.max(before.length, line + read.lines.length);
  const lines = Array.from({ length: count }, (_, at): TypedLine | undefined => {
    const fresh = read.lines[at - line];
    return fresh ? laidOver(before[at], fresh) : before[at];
  });
  const faults = isHeaded ? read.faults : read.faults.map((fault) => ({ ...fault, row: fault.row - 1 }));
  return { lines: lines.filter((one) => one !== undefined), faults, count: read.lines.length };
}

/** Whether a text is a piece of a sheet and not a word to be typed. */
export function isSheet(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}

/** Rows as if they had been pasted into the first column, under headings that say what stands where. */
function underHeadings(rows: readonly (readonly string[])[], first: number): string[][] {
  const before = Array.from({ length: first }, () => '');
  const headings = columns.map((column) => fieldOf(trustLine, column).label.en);
  return [headings, ...rows.map((row) => [...before, ...row])];
}

/** What was read takes the place of what stood there; an empty cell empties nothing. */
function laidOver(before: TypedLine | undefined, fresh: TrustLine): TypedLine {
  if (!before) return fresh;
  const { id: _own, ...values } = fresh;
  const read = Object.entries(values).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  return { ...before, ...Object.fromEntries(read) };
}
