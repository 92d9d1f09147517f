import type { Spot } from '../grid/grid-move.ts';
import type { CellChange, SheetColumn, SheetRow } from './import-subject.ts';

/** The cells that a block changes when it is laid on the shown rows from `at` on; what reaches beyond is left out. */
export function pasted(
  block: readonly (readonly string[])[],
  at: Spot,
  { rows, columns }: { rows: readonly SheetRow[]; columns: readonly SheetColumn[] },
): CellChange[] {
  return block.flatMap((line, down) =>
    line.flatMap((value, right) => {
      const [row, column] = [rows[at.row + down], columns[at.column + right]];
      return row && column ? [{ row: row.row, key: column.key, value }] : [];
    }),
  );
}
