import { type Cell, columnOf, EMPTY_CELL, type MergedRange, type SheetRow } from './sheet.cell.ts';
import { WorkbookRefusal } from './workbook.refusal.ts';

const MOST_RANGES = 100_000;
const MERGE =
  /<(?:\w+:)?mergeCell\s[^<>]*?ref=["']\$?([A-Z]{1,3})\$?(\d{1,7}):\$?([A-Z]{1,3})\$?(\d{1,7})["']/g;

/** The merged ranges of a worksheet part; they stand behind its rows, so only its end is looked at. */
export function mergedRanges(part: Buffer): readonly MergedRange[] {
  const end = part.lastIndexOf('sheetData');
  if (end < 0) return [];
  const tail = part.toString('utf8', end);
  const ranges: MergedRange[] = [];
  for (const [, fromLetters = '', fromRow, toLetters = '', toRow] of tail.matchAll(MERGE)) {
    const range = {
      fromRow: Number(fromRow),
      fromColumn: columnOf(fromLetters),
      toRow: Number(toRow),
      toColumn: columnOf(toLetters),
    };
    if (ranges.push(range) > MOST_RANGES) throw new WorkbookRefusal('bomb', 'too many merged ranges');
  }
  return ranges;
}

/**
 * Gives a function that repeats the value of a merged range's first cell in all its cells. It wants the rows of one
 * sheet once, in order. Rows without any value of their own never reach it and stay unfilled.
 */
export function mergedFiller(ranges: readonly MergedRange[], columns: number): (row: SheetRow) => SheetRow {
  const waiting = ranges.toSorted((one, other) => other.fromRow - one.fromRow);
  let active: { readonly range: MergedRange; readonly cell: Cell }[] = [];
  return (row) => {
    active = active.filter(({ range }) => range.toRow >= row.row);
    for (let next = waiting.at(-1); next !== undefined && next.fromRow <= row.row; next = waiting.at(-1)) {
      waiting.pop();
      const first = next.fromRow === row.row ? row.cells[next.fromColumn] : undefined;
      if (first !== undefined && first.kind !== 'empty') active.push({ range: next, cell: first });
    }
    if (active.length === 0) return row;
    const cells = [...row.cells];
    for (const { range, cell } of active)
      fill(cells, range.fromColumn, Math.min(range.toColumn, columns - 1), cell);
    return { ...row, cells };
  };
}

function fill(cells: Cell[], from: number, to: number, value: Cell): void {
  while (cells.length <= to) cells.push(EMPTY_CELL);
  cells.fill(value, from, to + 1);
}
