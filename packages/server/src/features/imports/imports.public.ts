import type { Finding, SheetAnswers } from '@loadline/contract/imports/import.finding';
import type { ImportRow } from '@loadline/contract/imports/import.grid';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { CheckedRecord } from '@loadline/contract/imports/import.summary';
import type { Text } from '@loadline/contract/kernel/text';
import type { Database, Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/**
 * What a kind of records brings to the import on the server. The engine reads and stages files, shows and changes them,
 * and lets every organisation's imports be written one after the other, each whole or not at all.
 */
export interface ImportWork<R extends CheckedRecord = CheckedRecord> {
  readonly subject: ImportSubject;
  /** Checks all rows of a file against what there is today. */
  readonly check: (
    tx: Tx,
    rows: readonly ImportRow[],
    answers: SheetAnswers,
    fileId: string,
  ) => Promise<CheckedFile<R>>;
  /** The rows of a file whose records these earlier imports of the same file have made, with the number of each. */
  readonly made?: (
    tx: Tx,
    rows: readonly ImportRow[],
    imports: readonly string[],
  ) => Promise<ReadonlyMap<number, string>>;
  /** Writes records that are ready. Returns how many were written; the others count as skipped. */
  write(tx: Tx, records: readonly R[], source: Source, house: House): Promise<number>;
  /** What follows in the same transaction when some were written, and how many. */
  ended?(tx: Tx, source: Source, written: number): Promise<void>;
  /** The lists that live in the database, by column. */
  readonly lists?: (db: Database, viewer: Viewer) => Promise<ImportLists>;
}

/** The part of it that the calls need; only the job writes. */
export type ImportCheck = Omit<ImportWork, 'write'>;

export type ImportLists = Readonly<Record<string, readonly Text[]>>;

export interface CheckedFile<R extends CheckedRecord = CheckedRecord> {
  /** By row, then by column. */
  readonly findings: readonly Finding[];
  /** In the order their first rows stand in. */
  readonly records: readonly R[];
}

/** Where records come from: the import, its file, and when it is written. */
export interface Source {
  readonly importId: string;
  readonly fileName: string;
  readonly at: Date;
}
