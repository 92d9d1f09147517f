import type { ImportKey } from './order-import.columns.ts';
import { columnOf, importKeys, positionOf } from './order-import.columns.ts';
import type { ColumnMatch, SheetCell, SheetLine } from './order-import.grid.ts';
import { blankCell, letters } from './order-import.grid.ts';
import { readHead } from './order-import.head.ts';
import { keyOfHeader } from './order-import.header.ts';
import { withLeadingZeros } from './order-import.mend.ts';
import type { ImportRow } from './order-import.read.ts';

/** `flat` is our template; `head` is the forwarders' own: one order per sheet, its facts above the table of cartons. */
export type ImportLayout = 'flat' | 'head';

export interface SheetHeading {
  readonly layout: ImportLayout;
  readonly columns: readonly ColumnMatch[];
  /** Required columns that the sheet does not have (E02). */
  readonly missing: readonly ImportKey[];
  readonly headerRow: number;
  readonly keyAt: ReadonlyMap<number, ImportKey>;
}

/** Lines that may stand above the table; a head of 17 rows and some more. */
export const linesOfHeading = 40;

/** Finds the headings among the first lines of a sheet; undefined when it holds no orders at all. */
export function headingOf(lines: readonly SheetLine[]): SheetHeading | undefined {
  const candidates = lines.slice(0, linesOfHeading).map((line) => ({ line, keyAt: keysOf(line) }));
  const best = candidates.toSorted((one, other) => other.keyAt.size - one.keyAt.size)[0];
  if (!best || best.keyAt.size < 4) return undefined;
  const head = readHead(lines.filter(({ row }) => row < best.line.row));
  const layout = head.found.length > 3 && !hasKey(best.keyAt, 'referenceNumber') ? 'head' : 'flat';
  const inTable = best.line.cells.flatMap(({ text }, at) => {
    return text.trim() === ''
      ? []
      : [{ place: letters(at), header: text.trim(), key: best.keyAt.get(at) ?? null }];
  });
  const columns = layout === 'head' ? [...head.found, ...inTable] : inTable;
  const present = new Set(columns.map(({ key }) => key).concat(layout === 'head' ? head.always : []));
  return { layout, columns, missing: missingFrom(present), headerRow: best.line.row, keyAt: best.keyAt };
}

/** The rows below the headings, each cell under its column of the template. */
export function rowsUnder(heading: SheetHeading, lines: readonly SheetLine[]): ImportRow[] {
  const { headerRow, keyAt, layout } = heading;
  const below = lines.filter(({ row }) => row > headerRow).map((line) => rowOf(line, keyAt));
  const filled = below.filter(({ cells }) => cells.some(({ text }) => text !== ''));
  const whole =
    layout === 'head' ? readHead(lines.filter(({ row }) => row < headerRow)).fill(filled) : filled;
  return withLeadingZeros(whole).map(({ row, cells }) => ({ row, cells: cells.map(({ text }) => text) }));
}

// The first of two columns with the same heading counts.
function keysOf(line: SheetLine): Map<number, ImportKey> {
  const found = new Map<number, ImportKey>();
  for (const [at, { text }] of line.cells.entries()) {
    const key = keyOfHeader(text);
    if (key && !hasKey(found, key)) found.set(at, key);
  }
  return found;
}

function hasKey(found: ReadonlyMap<number, ImportKey>, key: ImportKey): boolean {
  return [...found.values()].includes(key);
}

function missingFrom(present: ReadonlySet<ImportKey | null>): ImportKey[] {
  return importKeys.filter((key) => {
    const { needed } = columnOf(key);
    if (present.has(key) || needed === 'no') return false;
    return needed === 'always' || !present.has('warehouseCode');
  });
}

/** No column takes more; the rest of a longer text would only be carried around. */
const longestCell = 2_000;

function rowOf(line: SheetLine, keyAt: ReadonlyMap<number, ImportKey>): SheetLine {
  const cells: SheetCell[] = importKeys.map(() => blankCell);
  for (const [at, key] of keyAt) {
    const { kind, text } = line.cells[at] ?? blankCell;
    cells[positionOf(key)] = { kind, text: text.trim().slice(0, longestCell) };
  }
  return { row: line.row, cells };
}
