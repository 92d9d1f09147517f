/** A cell as the reader of workbooks gives it. */
export interface SheetCell {
  readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'error' | 'empty';
  readonly text: string;
  /** What the format of a number writes beside it: `USD`, or a sign with its place, `€-407`. */
  readonly sign?: string;
}

/** A row of a sheet that holds something, with the file's own row number; cells begin with column A. */
export interface SheetLine {
  readonly row: number;
  readonly cells: readonly SheetCell[];
  /** In Excel, by hand or by a filter. */
  readonly hidden?: true;
  /** The columns of its sheet that are hidden in Excel, from 0. */
  readonly hiddenColumns?: readonly number[];
}

/** One row of an imported file: its own number there, and the cells in the order of the template's columns. */
export interface ImportRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A row as it was understood: per column its value, '' when blank, null when it cannot be read. */
export interface ReadRow {
  readonly row: number;
  readonly values: readonly (string | null)[];
}

/** A heading of the file: where it stands (`C`, or `A3` above the table), what it says and which column it means. */
export interface ColumnMatch {
  readonly place: string;
  readonly header: string;
  readonly key: string | null;
  /** The unit or currency that it names, or that a person has named. */
  readonly unit: string | null;
  /** Whether somebody has to say in which unit or currency they are. */
  readonly isAsked: boolean;
  /** The currencies that the formats of its cells name, where the heading names another. */
  readonly clash: string | null;
  /** Of a column that is hidden in Excel and not read: which it would be, where no other is read as that. */
  readonly hiddenAs: string | null;
}

export const blankCell: SheetCell = { kind: 'empty', text: '' };

/** `A` for column 0, `AB` for column 27. */
export function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
