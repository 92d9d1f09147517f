import { valueAt } from '@loadline/contract/documents/document.path';
import { type GridRow, gridRows } from '../../../resource/grid/grid-row.ts';

/** The lines in what was typed. */
export function linesIn(entered: unknown): GridRow[] {
  return gridRows(valueAt(entered, 'cargo.lines'));
}
