import type { SheetAnswers } from '@loadline/contract/imports/import.finding';
import type { CheckedRecord } from '@loadline/contract/imports/import.summary';
import type { Tx } from '../../kernel/database.ts';
import type { ImportWork } from './imports.public.ts';
import { importsOfFile } from './imports.queries.ts';
import type { StagedSheet, UncheckedRow } from './imports.staged.ts';
import { stagedWith, takenIn, withMade } from './imports.staged.ts';

export interface CheckedSheet<R extends CheckedRecord> {
  readonly staged: StagedSheet;
  /** In the order their first rows stand in. */
  readonly records: readonly R[];
}

/**
 * Checks the rows of a file against what there is now. Those that the same file has made records of are checked with the
 * others, which must not repeat them, and nothing is said of themselves.
 */
export async function checkedSheet<R extends CheckedRecord>(
  tx: Tx,
  { subject, check, made }: Pick<ImportWork<R>, 'subject' | 'check' | 'made'>,
  fileId: string,
  rows: readonly UncheckedRow[],
  answers: SheetAnswers,
): Promise<CheckedSheet<R>> {
  const earlier = made ? await importsOfFile(tx, subject, fileId) : [];
  const all = made && earlier.length > 0 ? withMade(rows, await made(tx, rows, earlier)) : rows;
  const madeRows = new Set(all.filter(({ madeAs }) => madeAs !== null).map(({ row }) => row));
  const { findings, records } = await check(tx, takenIn(all), answers, fileId);
  const said = findings.filter(({ row }) => !madeRows.has(row));
  return { staged: stagedWith(subject, all, { findings: said, records }), records };
}
