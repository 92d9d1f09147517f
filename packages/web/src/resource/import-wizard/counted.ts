import type { Words } from '../../kernel/words.ts';
import { wholeText } from '../decimal.ts';

/** `1 row`, `1,284 rows`. */
export function rowsText(t: Words['t'], rows: number): string {
  return t(rows === 1 ? 'import.count.row' : 'import.count.rows', { n: wholeText(rows) });
}

/** `1 cell`, `1,284 cells`. */
export function cellsText(t: Words['t'], cells: number): string {
  return t(cells === 1 ? 'import.count.cell' : 'import.count.cells', { n: wholeText(cells) });
}
