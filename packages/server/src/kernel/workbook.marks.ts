/** What to tell a person inside their own file. Rows count from 1, columns from 0, as they were read. */
export interface WorkbookMarks {
  readonly sheet: string;
  /** Where the head of the new column stands and what it says; a last column that already says so is used again. */
  readonly head: { readonly row: number; readonly text: string };
  readonly notes: ReadonlyMap<number, string>;
  /** Cells that get a coloured background; they may be empty. */
  readonly problems: readonly { readonly row: number; readonly column: number }[];
}
