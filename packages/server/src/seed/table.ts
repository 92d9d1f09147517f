import { readFileSync } from 'node:fs';

/** Reads a cell of the row by the name of its column. */
export type Cell = (column: string) => string;

/** The rows of a tab-separated table of this folder, whose first line names the columns. */
export function tableOf<T>(file: string, rowOf: (cell: Cell) => T): T[] {
  const [head = '', ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return rowOf((column) => {
      const found = cells[columns.indexOf(column)];
      if (found === undefined) throw new Error(`${file} has no ${column} in: ${line}`);
      return found;
    });
  });
}
