import { valueAtPath } from '@loadline/contract/trusts/trust.needed';
import { type GridRow, gridRows } from '../../../resource/grid/grid-row.ts';

/** The lines in what was typed. */
export function linesIn(entered: unknown): GridRow[] {
  return gridRows(valueAtPath(entered, 'cargo.lines'));
}
