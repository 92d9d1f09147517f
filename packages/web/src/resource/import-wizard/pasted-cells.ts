import type { CellChange, SheetColumn, SheetRow } from './import-subject.ts';
import type { Spot } from './sheet-move.ts';

const parts = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|[^\t\r\n]+|\t|\r?\n/g;

/** A block copied from a sheet as the clipboard holds it: tabs between cells, quotes around those with line breaks. */
export function cellsIn(text: string): string[][] {
  const rows = [['']];
  for (const [part, quoted] of text.replace(/\r?\n$/, '').matchAll(parts)) {
    const row = rows.at(-1) ?? [];
    if (part === '\t') row.push('');
    else if (/^\r?\n$/.test(part)) rows.push(['']);
    else row.splice(-1, 1, (quoted?.replaceAll('""', '"') ?? part).trim());
  }
  return rows;
}

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
