import type { CargoKey, TypedLine } from './cargo-line.ts';
import { cargoKeys } from './cargo-line.ts';

export const blankLine: TypedLine = { count: '', length: '', width: '', height: '', weight: '' };

/**
 * Lines pasted from a sheet in the order pieces, length, width, height, weight each; sides may stand in one cell as
 * `60×40×30`. Rows without a digit are headers and are left out; units after a number are dropped.
 */
export function linesIn(pasted: string): TypedLine[] {
  return pasted
    .split(/\r?\n/)
    .filter((row) => /\d/.test(row))
    .map((row) => filled(blankLine, 'count', cellsIn(row)));
}

/** Whether a paste is more than one value and so is a piece of a sheet. */
export function isSheet(pasted: string): boolean {
  return /[\t\n]/.test(pasted.trim());
}

/** Lines with a piece of a sheet laid over them, its first cell at `key` of line `at`; new lines where there are none yet. */
export function laidOver(
  lines: readonly TypedLine[],
  at: number,
  key: CargoKey,
  pasted: string,
): TypedLine[] {
  const rows = pasted.trim().split(/\r?\n/).map(cellsIn);
  const length = Math.max(lines.length, at + rows.length);
  return Array.from({ length }, (_, index) => filled(lines[index] ?? blankLine, key, rows[index - at] ?? []));
}

function filled(line: TypedLine, from: CargoKey, cells: readonly string[]): TypedLine {
  const first = cargoKeys.indexOf(from);
  const entries = cargoKeys.map((key, at) => [key, cells[at - first] ?? line[key]] as const);
  return { ...line, ...Object.fromEntries(entries) };
}

/** The cells of a row: by tabs, else by commas or spaces; the sides in one cell are three. */
function cellsIn(row: string): string[] {
  const parts = row.includes('\t') ? row.split('\t') : row.trim().split(/[,，;；\s]+/);
  return parts.flatMap((cell) => cell.split(/(?<=\d)\s*[×xX*]\s*(?=\d)/)).map(numberIn);
}

/** `1,200 cm` is 1200. */
function numberIn(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  return /^\d[\d,]*(?:\.\d+)?/.exec(text)?.[0].replaceAll(',', '') ?? text;
}
