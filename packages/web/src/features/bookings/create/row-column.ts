/** A column of a table of rows. */
export interface RowColumn {
  readonly key: string;
  /** Wished width in px; the rest of the table is shared out. */
  readonly width: number;
  /** A shorter word than the field's own. */
  readonly header?: string;
}
