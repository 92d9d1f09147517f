import type { ImportState } from '@loadline/contract/imports/import';
import type { LeftOut } from '@loadline/contract/imports/import.rows';
import type { Code } from '@loadline/contract/kernel/code';
import type { PageName } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import type { Question } from '../../kernel/asking.ts';
import type { GivenFile } from '../../kernel/call.ts';

export type { ImportState };

/** A column of the sheet that is imported; a row's cells stand in the order of the columns. */
export interface SheetColumn {
  readonly key: string;
  readonly label: string;
  /** What it is about, in words. */
  readonly group?: string | undefined;
  readonly unit: string | undefined;
  readonly align: 'start' | 'end';
  readonly isNeeded: boolean;
}

/** One thing wrong with one cell. `suggestion` is what most likely was meant. */
export interface SheetFinding {
  readonly key: string;
  readonly code: string;
  readonly value: string | null;
  readonly suggestion: string | null;
  /** The suggestion is the same in another spelling. */
  readonly isSafe: boolean;
}

/** One row under the file's own row number. `changed` names the cells that differ from the file, and what stood there. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
  readonly findings: readonly SheetFinding[];
  readonly changed: readonly { readonly key: string; readonly was: string }[];
  /** Why it is not imported, where that is so. */
  readonly leftOut: LeftOut | null;
  /** The number of the record that the same file has made of it. */
  readonly madeAs: string | null;
}

export interface CellChange {
  readonly row: number;
  readonly key: string;
  readonly value: string;
}

/** A text that may be replaced wherever it fills a cell of a column. */
export interface Replacement {
  readonly from: string;
  readonly to: string;
  readonly cells: number;
}

/** All findings of one kind in one column. */
export interface ProblemGroup {
  readonly key: string;
  readonly code: string;
  readonly cells: number;
  readonly firstRow: number;
  readonly value: string | null;
  readonly replacements: readonly Replacement[];
}

/** A heading of the file, where it stands, and the column it was taken for. */
export interface ColumnMatch {
  readonly place: string;
  readonly header: string;
  readonly key: string | null;
  /** The unit or currency that it names. */
  readonly unit: string | null;
  /** Somebody has to say in which unit or currency its figures are. */
  readonly isAsked: boolean;
  /** The currencies that the formats of its cells name, where the heading names another. */
  readonly clash: string | null;
  readonly hiddenAs: string | null;
}

/** What a person says of a file before it is read again; what is not named stays as it was. */
export interface SaidOfFile {
  readonly sheet?: string;
  readonly columns?: readonly { readonly place: string; readonly key: string | null }[];
  readonly units?: readonly { readonly place: string; readonly unit: string }[];
  readonly rates?: readonly { readonly currency: string; readonly rate: string }[];
}

/** An import in the history. A record is what is made of one or several rows: an order, a line of goods, an address. */
export interface ImportEntry {
  readonly id: string;
  readonly state: ImportState;
  readonly fileName: string;
  readonly rows: number;
  readonly records: number;
  readonly errorRows: number;
  readonly importedRecords: number;
  readonly createdAt: string;
  readonly createdByName: string;
}

/** Everything about one import but its rows. */
export interface ImportFacts extends ImportEntry {
  /** Bytes. */
  readonly fileSize: number;
  readonly sheet: string;
  /** Records without an error and the rows they consist of: exactly what importing writes. */
  readonly readyRecords: number;
  readonly readyRows: number;
  readonly errorCells: number;
  readonly warningRows: number;
  readonly changedRows: number;
  readonly leftOutRows: number;
  /** Records that this very file has made, in this import or an earlier one; they are among `records`. */
  readonly madeRecords: number;
  /** While it is imported: of `readyRecords`. */
  readonly writtenRecords: number;
  /** Ready ones that were left out, because their number had come into use since the preview. */
  readonly skippedRecords: number;
  readonly failure: string | null;
  readonly changedAt: string;
  readonly endedAt: string | null;
  readonly problems: readonly ProblemGroup[];
  readonly columns: readonly ColumnMatch[];
  readonly otherSheets: readonly string[];
  /** All that hold something. */
  readonly sheets: readonly string[];
  /** Required columns that no heading was taken for. */
  readonly missing: readonly string[];
  readonly sameFile: {
    readonly id: string;
    readonly importedRecords: number;
    readonly endedAt: string;
  } | null;
}

/** The import as it is after a change, and every row that is no longer the same. */
export interface ChangedSheet {
  readonly facts: ImportFacts;
  readonly rows: readonly SheetRow[];
}

export interface ImportCalls {
  template: () => Promise<GivenFile>;
  upload: (file: File, signal: AbortSignal) => Promise<ImportFacts>;
  history: (after: string | undefined) => Promise<{ rows: ImportEntry[]; next: string | null }>;
  facts: (id: string) => Question<ImportFacts>;
  /** The rows after a row number, in the file's order. */
  rows: (
    id: string,
    after: number | undefined,
    signal: AbortSignal,
  ) => Promise<{ rows: SheetRow[]; next: number | null }>;
  change: (id: string, cells: readonly CellChange[]) => Promise<ChangedSheet>;
  replace: (id: string, asked: { key: string; from: string; to: string }) => Promise<ChangedSheet>;
  /** Checks an import against what there is now. */
  recheck: (id: string) => Promise<ChangedSheet>;
  read: (id: string, said: SaidOfFile) => Promise<ImportFacts>;
  leaveOut: (id: string, rows: readonly number[], leftOut: boolean) => Promise<ChangedSheet>;
  commit: (id: string) => Promise<ImportFacts>;
  discard: (id: string) => Promise<ImportFacts>;
  marked: (id: string) => Promise<GivenFile>;
  file: (id: string) => Promise<GivenFile>;
}

/** An import in its preview, for what stands beside its rows. */
export interface BesidePreview {
  readonly facts: ImportFacts;
  readonly canEdit: boolean;
  /** Checks all rows again: something beside the file has changed. */
  readonly recheck: () => void;
}

/** What a kind of records brings to the wizard: its words, its columns and its calls. Keep it between renders. */
export interface ImportSubject {
  /** The cache keeps its rows under this name. */
  readonly name: string;
  readonly title: string;
  /** The list that the records come to, and what its address always says; the wizard opens in its place. */
  readonly page: PageName;
  /** Where the wizard opens, if not in the place of the list. */
  readonly wizard?: PageName | undefined;
  readonly place: Readonly<Record<string, string>>;
  readonly listTitle: string;
  /** What its records are called above their number, where the list is called after something else. */
  readonly records?: string | undefined;
  /** What the list's address says to show the records that an import made; undefined where it made none. */
  readonly imported: (facts: ImportFacts) => Readonly<Record<string, string | readonly string[]>> | undefined;
  /** Whether a CSV is taken besides workbooks. */
  readonly takesCsv: boolean;
  /** How large a file may be, in words; undefined until it is known. */
  readonly limits: string | undefined;
  /** What a file should look like, one sentence each. */
  readonly notes: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly stateOf: (state: ImportState) => Code;
  /** Why an import ended without writing anything, in words. */
  readonly sayFailure: (failure: string) => string;
  readonly say: (finding: Pick<SheetFinding, 'key' | 'code' | 'value'>) => string;
  readonly isError: (code: string) => boolean;
  readonly sayLeftOut: (reason: LeftOut, madeAs: string | null) => string;
  /** What a cell of a column may hold, where that is a list. */
  readonly choices: (key: string) => readonly string[];
  /** Whether a record may have several rows, or each row is one of its own. */
  readonly recordIs: 'rows' | 'a row';
  /** `230 orders`. */
  readonly counted: (records: number) => string;
  /** What importing the very same file again would do, as a sentence. */
  readonly again: (facts: ImportFacts) => string;
  /** Why ready records may have been left out in the end. */
  readonly skipped: string;
  /** What stands in the place of the first step, where more is taken than one file. */
  readonly begin?: ((open: (id: string) => void) => ReactNode) | undefined;
  /** What stands under the problems of the preview: what else came, and what was said of it. */
  readonly beside?: ((open: BesidePreview) => ReactNode) | undefined;
  readonly calls: ImportCalls;
}
