import { positionsIn } from './import.column.ts';
import type { ColumnMatch, ImportRow, SheetCell, SheetLine } from './import.grid.ts';
import { blankCell, letters } from './import.grid.ts';

/** `flat` is our template; `head` is a layout with facts of the whole sheet above its table. */
export type ImportLayout = 'flat' | 'head';

/** How the sheets of one subject are understood. */
export interface SheetReading {
  readonly keys: readonly string[];
  readonly keyOf: (header: string) => string | undefined;
  /** The required columns that a sheet with these columns does not have (E02). */
  readonly missingFrom: (present: ReadonlySet<string | null>) => string[];
  /** What stands above the table, where that belongs to the records. */
  readonly headIn?: (above: readonly SheetLine[], inTable: ReadonlySet<string>) => Head | undefined;
  /** Puts right what spreadsheets do to numbers. Cells stand under the columns of the template. */
  readonly mended: (lines: readonly SheetLine[]) => readonly SheetLine[];
}

/**
 * The facts above a table: the labels found, the columns that this layout gives whatever its labels, and the rows of the
 * table with the facts in them.
 */
export interface Head {
  readonly found: readonly ColumnMatch[];
  readonly always: readonly string[];
  readonly fill: (rows: readonly SheetLine[]) => SheetLine[];
}

export interface SheetHeading {
  readonly layout: ImportLayout;
  readonly columns: readonly ColumnMatch[];
  /** Required columns that the sheet does not have (E02). */
  readonly missing: readonly string[];
  readonly headerRow: number;
  readonly keyAt: ReadonlyMap<number, string>;
  readonly head: Head | undefined;
}

/** Lines that may stand above the table; a head of 17 rows and some more. */
export const linesOfHeading = 40;

/** Fewer known headings than this make no table of ours. */
const fewestColumns = 4;

/** Finds the headings among the first lines of a sheet; undefined when it holds no records at all. */
export function headingIn(reading: SheetReading, lines: readonly SheetLine[]): SheetHeading | undefined {
  const candidates = lines
    .slice(0, linesOfHeading)
    .map((line) => ({ line, keyAt: keysOf(line, reading.keyOf) }));
  const best = candidates.toSorted((one, other) => other.keyAt.size - one.keyAt.size)[0];
  if (!best || best.keyAt.size < fewestColumns) return undefined;
  const above = lines.filter(({ row }) => row < best.line.row);
  const head = reading.headIn?.(above, new Set(best.keyAt.values()));
  const inTable = best.line.cells.flatMap(({ text }, at) => {
    return text.trim() === ''
      ? []
      : [{ place: letters(at), header: text.trim(), key: best.keyAt.get(at) ?? null }];
  });
  const columns = head ? [...head.found, ...inTable] : inTable;
  const present = new Set(columns.map(({ key }) => key).concat(head?.always ?? []));
  return {
    layout: head ? 'head' : 'flat',
    columns,
    missing: reading.missingFrom(present),
    headerRow: best.line.row,
    keyAt: best.keyAt,
    head,
  };
}

/** The rows below the headings, each cell under its column of the template. */
export function rowsBelow(
  reading: SheetReading,
  { headerRow, keyAt, head }: SheetHeading,
  lines: readonly SheetLine[],
): ImportRow[] {
  const positionOf = positionsIn(reading.keys);
  const below = lines.filter(({ row }) => row > headerRow);
  const rows = below.map((line) => rowOf(line, reading.keys, keyAt, positionOf));
  const filled = rows.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const whole = head ? head.fill(filled) : filled;
  return reading.mended(whole).map(({ row, cells }) => ({ row, cells: cells.map(({ text }) => text) }));
}

// The first of two columns with the same heading counts.
function keysOf(line: SheetLine, keyOf: SheetReading['keyOf']): Map<number, string> {
  const found = new Map<number, string>();
  for (const [at, { text }] of line.cells.entries()) {
    const key = keyOf(text);
    if (key !== undefined && ![...found.values()].includes(key)) found.set(at, key);
  }
  return found;
}

/** No column takes more; the rest of a longer text would only be carried around. */
const longestCell = 2_000;

function rowOf(
  line: SheetLine,
  keys: readonly string[],
  keyAt: ReadonlyMap<number, string>,
  positionOf: (key: string) => number,
): SheetLine {
  const cells: SheetCell[] = keys.map(() => blankCell);
  for (const [at, key] of keyAt) {
    const { kind, text } = line.cells[at] ?? blankCell;
    cells[positionOf(key)] = { kind, text: text.trim().slice(0, longestCell) };
  }
  return { row: line.row, cells };
}
