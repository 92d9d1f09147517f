import type { ReactNode } from 'react';

/**
 * How a column takes its width from its cells: a `value` is never cut, a `name` gives way where room is short, what is
 * `drawn`, such as a bar, is besides never narrower than wished.
 */
export type Fit = 'value' | 'name' | 'drawn';

export interface TableColumn<Row> {
  key: string;
  header: string;
  /** Stands grey after the header: the cells carry the number alone. */
  unit?: string | undefined;
  /** Wished width in px; wider tables share out the rest, and the user may drag it. */
  width: number;
  /** None: as wide as wished. */
  fit?: Fit | undefined;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  /** Grey text, for what is looked at second. */
  muted?: boolean | undefined;
  cell(row: Row): ReactNode;
  /** In the footer row; the row is there when any column has one. */
  total?: ReactNode;
}

export interface TableSort {
  key: string;
  direction: 'asc' | 'desc';
}

/** Column widths in px by key, as the user set them. */
export type TableWidths = Readonly<Record<string, number>>;

/** Row heights 32, 38, 46. */
export type TableDensity = 'compact' | 'standard' | 'roomy';

export const rowHeights: Record<TableDensity, number> = { compact: 32, standard: 38, roomy: 46 };

/** What a second line adds to the height of a row. */
export const secondLine = 8;

export function cellClass<Row>(column: TableColumn<Row>, index: number): string | undefined {
  const classes = [
    index === 0 ? 'data-table__pinned' : '',
    column.align === 'end' ? 'data-table__number' : '',
    column.muted ? 'data-table__muted' : '',
  ];
  return classes.filter(Boolean).join(' ') || undefined;
}
