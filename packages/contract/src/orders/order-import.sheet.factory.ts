import assert from 'node:assert/strict';
import type { ImportRow, SheetCell, SheetLine } from '../imports/import.grid.ts';
import type { ImportKey } from './order-import.columns.ts';
import { positionOf } from './order-import.columns.ts';
import { headingOf, rowsUnder } from './order-import.sheet.ts';

export function line(row: number, ...texts: (string | SheetCell)[]): SheetLine {
  return { row, cells: texts.map((one) => (typeof one === 'string' ? { kind: 'text', text: one } : one)) };
}

export function numberCell(text: string): SheetCell {
  return { kind: 'number', text };
}

export function rowsOf(lines: SheetLine[]): ImportRow[] {
  const heading = headingOf(lines);
  assert.ok(heading);
  return rowsUnder(heading, lines);
}

export function cellOf(row: ImportRow | undefined, key: ImportKey): string {
  return row?.cells[positionOf(key)] ?? '';
}
