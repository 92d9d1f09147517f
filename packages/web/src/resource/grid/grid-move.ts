/** A cell by its number among the rows and columns that are shown. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

export type Move =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'page-up'
  | 'page-down'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last';

export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in sight. */
  readonly page: number;
}

/** The cell that a key leads to; at an edge it stays. */
export function movedFrom({ row, column }: Spot, move: Move, { rows, columns, page }: GridSize): Spot {
  const last = { row: rows - 1, column: columns - 1 };
  const steps: Record<Move, Spot> = {
    up: { row: row - 1, column },
    down: { row: row + 1, column },
    left: { row, column: column - 1 },
    right: { row, column: column + 1 },
    'page-up': { row: row - page, column },
    'page-down': { row: row + page, column },
    'row-start': { row, column: 0 },
    'row-end': { row, column: last.column },
    first: { row: 0, column: 0 },
    last,
  };
  const wished = steps[move];
  return { row: within(wished.row, last.row), column: within(wished.column, last.column) };
}

function within(value: number, last: number): number {
  return Math.max(0, Math.min(value, last));
}
