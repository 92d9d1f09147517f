import type { PackedRows } from './sheet.packed.ts';
import type { WorkbookMarks } from './workbook.marks.ts';
import type { SheetInfo } from './workbook.open.ts';
import type { RefusalReason, WorkbookLimits } from './workbook.refusal.ts';

/** A path that the reading thread opens itself, or the file's bytes. */
export type WorkbookSource = string | Uint8Array;

/** What the reading thread is started with. */
export interface ThreadTask {
  readonly source: WorkbookSource;
  readonly limits: WorkbookLimits;
}

/** What can be asked of the reading thread. Rows are the next of one walk over a sheet; none left is an empty pack. */
export type ThreadQuestion =
  | { readonly ask: 'sheets' }
  | { readonly ask: 'rows'; readonly walk: number; readonly sheet: string }
  | { readonly ask: 'marked'; readonly marks: WorkbookMarks };

/** Answers by what was asked. */
export interface ThreadAnswers {
  sheets: readonly SheetInfo[];
  rows: PackedRows;
  marked: Uint8Array;
}

export type ThreadAnswer = ThreadAnswers[keyof ThreadAnswers];

export type ThreadReply =
  | { readonly id: number; readonly answer: ThreadAnswer }
  | { readonly id: number; readonly refused: RefusalReason; readonly detail: string };
