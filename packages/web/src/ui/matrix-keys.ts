/** A cell of a matrix, counted from 0 at the left top; headings of groups are no rows. */
export interface MatrixPlace {
  readonly row: number;
  readonly column: number;
}

interface MatrixSize {
  readonly rows: number;
  readonly columns: number;
}

interface Press {
  readonly key: string;
  /** With Ctrl, Home and End lead to the first and last cell of all. */
  readonly far: 'row' | 'whole';
}

/** Where a key leads from a cell; undefined for keys that do not move. It stops at the edges. */
export function matrixStep(
  { key, far }: Press,
  here: MatrixPlace,
  size: MatrixSize,
): MatrixPlace | undefined {
  const { row, column } = here;
  const last = { row: size.rows - 1, column: size.columns - 1 };
  switch (key) {
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'Home':
      return { row: far === 'whole' ? 0 : row, column: 0 };
    case 'End':
      return { row: far === 'whole' ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}
