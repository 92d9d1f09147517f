/**
 * What a cell holds. An `error` is Excel's own (`#N/A`), or the formula itself (`=A1*B1`) when
 * its result was never stored: a program wrote the file and no spreadsheet has opened it since.
 */
export type CellKind = 'text' | 'number' | 'date' | 'boolean' | 'error' | 'empty';

/**
 * One cell as text:
 * - number: plain decimal digits, at most 15 significant as Excel computes, never an exponent (8.5E+09 is
 *   8500000000), no separators or units; where the sheet pads with zeros (format 00000) the padded digits
 * - date: `2026-11-03`, `2026-11-03T14:30:00` or, for a time of day alone, `14:30:00`
 * - boolean: `TRUE` or `FALSE` · error: the error · formula: its stored result
 * Text is as typed; cells of blanks alone are empty.
 */
export interface Cell {
  readonly kind: CellKind;
  readonly text: string;
  /** What the format of a number writes beside it: `USD`, or a sign with its place, `€-407`. */
  readonly sign?: string;
}

/** One row that holds something. `row` is the file's own number (from 1); cells start at column A. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** By hand or by a filter. */
  readonly hidden?: true;
  /** The columns of the sheet that are hidden, from 0, where there are any. */
  readonly hiddenColumns?: readonly number[];
}

/** A merged range, rows from 1 and columns from 0, both ends included; only its first cell holds a value. */
export interface MergedRange {
  readonly fromRow: number;
  readonly fromColumn: number;
  readonly toRow: number;
  readonly toColumn: number;
}

export const EMPTY_CELL: Cell = Object.freeze({ kind: 'empty', text: '' });

/** `A` for column 0, `BF` for column 57. */
export function columnName(column: number): string {
  let name = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** Column from 0 of a reference like `BF12`; -1 when it has no letters. */
export function columnOf(reference: string): number {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const letter = (reference.charCodeAt(at) | 32) - 96;
    if (letter < 1 || letter > 26) break;
    column = column * 26 + letter;
  }
  return column - 1;
}
