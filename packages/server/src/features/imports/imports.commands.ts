import type { ImportState } from '@loadline/contract/imports/import';
import { importLifecycle } from '@loadline/contract/imports/import';
import { answersOf } from '@loadline/contract/imports/import.finding';
import type { ColumnMatch } from '@loadline/contract/imports/import.grid';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { int, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { StoredFile } from '../../kernel/files.ts';
import { enqueue } from '../../kernel/jobs.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keepFile } from '../files/files.rows.public.ts';
import { checkedSheet } from './imports.check.ts';
import type { ImportCheck } from './imports.public.ts';
import type { ChangedImport, ImportDetail } from './imports.queries.ts';
import { detailIn, isImport, readImportIn, stagedRowsIn } from './imports.queries.ts';
import type { RecordSheet } from './imports.reading.ts';
import type { StagedRow, StagedSheet } from './imports.staged.ts';
import { differing, hasError, hasWarning, replacements, shownRow, withChanges } from './imports.staged.ts';

/** Rows that travel to the database in one statement. */
const rowsAtOnce = 1_000;

/** Checks the rows of a file and stages them, with the file's own record, in one transaction. */
export function stageImport(
  db: Database,
  viewer: Viewer,
  work: ImportCheck,
  file: StoredFile & { readonly name: string },
  read: RecordSheet,
): Promise<{ fileId: string; detail: ImportDetail }> {
  const { subject } = work;
  return db.slow.inTransaction(viewer, async (tx) => {
    await keepFile(tx, file, { name: file.name, type: 'xlsx' });
    const unchanged = read.rows.map((row) => ({ ...row, was: {}, madeAs: null }));
    const { staged } = await checkedSheet(
      tx,
      work,
      file.fileId,
      unchanged,
      answersOf(read.heading.columns, {}),
    );
    const id = newId();
    const { orgId, userId } = tx.me;
    const { figures } = staged;
    await tx.rows(sql`
      insert into data_import (org_id, id, subject, file_id, sheet, layout, header_row, columns, other_sheets, sheets, missing, rows, left_out_rows, records, made_records, ready_records, ready_rows,
        error_rows, error_cells, warning_rows, problems, created_by)
      values (${orgId}, ${id}, ${subject.name}, ${file.fileId}, ${read.sheet}, ${read.heading.layout}, ${read.heading.headerRow}, ${JSON.stringify(read.heading.columns)},
        ${read.otherSheets}, ${read.sheets}, ${read.heading.missing}, ${figures.rows}, ${figures.leftOutRows}, ${figures.records}, ${figures.madeRecords}, ${figures.readyRecords}, ${figures.readyRows},
        ${figures.errorRows}, ${figures.errorCells}, ${figures.warningRows}, ${JSON.stringify(staged.problems)}, ${userId})`);
    await insertRows(tx, id, staged.rows);
    await audit(tx, {
      action: 'uploaded',
      subject: 'import',
      subjectId: id,
      changes: { of: subject.name, file: file.name, rows: figures.rows },
    });
    return { fileId: file.fileId, detail: await detailIn(tx, subject, id) };
  });
}

export async function insertRows(tx: Tx, id: string, rows: readonly StagedRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await insertBatch(tx, id, rows.slice(from, from + rowsAtOnce));
}

async function insertBatch(tx: Tx, id: string, rows: readonly StagedRow[]): Promise<void> {
  await tx.rows(sql`
    insert into data_import_row (org_id, import_id, row, cells, findings, was, left_out, made_as, has_error, has_warning)
    select ${tx.me.orgId}::uuid, ${id}::uuid, r.row, r.cells, r.findings, r.was, r."leftOut", r."madeAs", r.has_error, r.has_warning
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (row integer, cells jsonb, findings jsonb, was jsonb, "leftOut" text, "madeAs" text, has_error boolean, has_warning boolean)`);
}

async function updateRows(tx: Tx, id: string, rows: readonly StagedRow[]): Promise<void> {
  await tx.rows(sql`
    update data_import_row s set cells = r.cells, findings = r.findings, was = r.was, left_out = r."leftOut", made_as = r."madeAs", has_error = r.has_error, has_warning = r.has_warning
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (row integer, cells jsonb, findings jsonb, was jsonb, "leftOut" text, "madeAs" text, has_error boolean, has_warning boolean)
    where s.org_id = ${tx.me.orgId} and s.import_id = ${id} and s.row = r.row`);
}

function asRecords(rows: readonly StagedRow[]): string {
  return JSON.stringify(
    rows.map((row) => ({ ...row, has_error: hasError(row), has_warning: hasWarning(row) })),
  );
}

export function changeCells(
  db: Database,
  viewer: Viewer,
  work: ImportCheck,
  { id, cells }: BodyOf<ImportSubject['api']['change']>,
): Promise<ChangedImport> {
  return changeWith(db, viewer, work, id, (rows, columns) => withChanges(work.subject, columns, rows, cells));
}

export function replaceCells(
  db: Database,
  viewer: Viewer,
  work: ImportCheck,
  { id, key, from, to }: BodyOf<ImportSubject['api']['replace']>,
): Promise<ChangedImport> {
  return changeWith(db, viewer, work, id, (rows, columns) =>
    withChanges(work.subject, columns, rows, replacements(work.subject, rows, key, from, to)),
  );
}

/** Leaves rows out, or takes them in again; what a file says of itself is a reason of its own. */
export function leaveRowsOut(
  db: Database,
  viewer: Viewer,
  work: ImportCheck,
  { id, rows: numbers, leftOut }: BodyOf<ImportSubject['api']['leaveOut']>,
): Promise<ChangedImport> {
  const meant = new Set(numbers);
  return changeWith(db, viewer, work, id, (rows) =>
    rows.map((row) => {
      if (!meant.has(row.row)) return row;
      return { ...row, leftOut: leftOut ? (row.leftOut ?? 'hand') : null };
    }),
  );
}

/** Locks the import first: of two clerks who change it at once, the second checks what the first has left. */
function changeWith(
  db: Database,
  viewer: Viewer,
  work: ImportCheck,
  id: string,
  changedIn: (rows: readonly StagedRow[], columns: readonly ColumnMatch[]) => readonly StagedRow[],
): Promise<ChangedImport> {
  const { subject } = work;
  return db.slow.inTransaction(viewer, async (tx) => {
    await lockOpen(tx, subject, id);
    const before = await stagedRowsIn(tx, id);
    if (before.length === 0) throw new Problem('importRowsGone');
    const { columns, choice, fileId } = await readImportIn(tx, subject, id);
    const changed = changedIn(before, columns);
    const { staged } = await checkedSheet(tx, work, fileId, changed, answersOf(columns, choice));
    const rows = await keepChecked(tx, id, before, staged);
    return { import: await detailIn(tx, subject, id), rows: rows.map((row) => shownRow(subject, row)) };
  });
}

/** Lays down what a check has found anew; returns the rows that are not what they were. */
export async function keepChecked(
  tx: Tx,
  id: string,
  before: readonly StagedRow[],
  staged: StagedSheet,
): Promise<StagedRow[]> {
  const rows = differing(before, staged.rows);
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await updateRows(tx, id, rows.slice(from, from + rowsAtOnce));
  await updateFigures(tx, id, staged);
  return rows;
}

export async function updateFigures(tx: Tx, id: string, { figures, problems }: StagedSheet): Promise<void> {
  await tx.rows(sql`
    update data_import set records = ${figures.records}, made_records = ${figures.madeRecords}, ready_records = ${figures.readyRecords}, ready_rows = ${figures.readyRows},
      error_rows = ${figures.errorRows}, error_cells = ${figures.errorCells}, warning_rows = ${figures.warningRows},
      changed_rows = ${figures.changedRows}, rows = ${figures.rows}, left_out_rows = ${figures.leftOutRows}, problems = ${JSON.stringify(problems)}, changed_at = now()
    where org_id = ${tx.me.orgId} and id = ${id}`);
}

const lockedImportColumns = {
  state: textOf<ImportState>(),
  ready_records: int,
  error_rows: int,
  imported_records: int,
};
type LockedImport = RowOf<typeof lockedImportColumns>;

async function lockImport(tx: Tx, subject: ImportSubject, id: string): Promise<LockedImport> {
  return tx.one(
    sql.type(lockedImportColumns)`
      select i.state, i.ready_records, i.error_rows, i.imported_records from data_import i where i.org_id = ${tx.me.orgId} and ${isImport(subject, id)} for update`,
  );
}

/** Cells change only while the records could still be imported. */
export async function lockOpen(tx: Tx, subject: ImportSubject, id: string): Promise<void> {
  requireOpen(subject, await lockImport(tx, subject, id));
}

/** One that is over goes on only where it has left something to put right. */
function requireOpen({ access }: ImportSubject, { state, ready_records, error_rows }: LockedImport): void {
  const isOver = state === 'DONE' && ready_records === 0 && error_rows === 0;
  if (isOver || !canMove(importLifecycle(access), state, 'COMMITTING')) throw new Problem('importNotReady');
}

/** Hands the import to the worker, in the transaction that says so. Pressed twice, it is one import. */
export function startImport(
  db: Database,
  viewer: Viewer,
  subject: ImportSubject,
  id: string,
): Promise<ImportDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const locked = await lockImport(tx, subject, id);
    if (locked.state === 'COMMITTING') return detailIn(tx, subject, id);
    requireOpen(subject, locked);
    if (locked.ready_records === 0)
      throw new Problem('nothingToImport', { what: say(subject.one, viewer.language) });
    await tx.rows(sql`
      update data_import set state = 'COMMITTING', committed_by = ${tx.me.userId}, committed_at = now(), taken_at = null, resumed = 0,
        written_records = 0, failure = null, ended_at = null, changed_at = now() where org_id = ${tx.me.orgId} and id = ${id}`);
    await audit(tx, {
      action: 'started',
      subject: 'import',
      subjectId: id,
      changes: { [subject.counts.records]: locked.ready_records },
    });
    await enqueue(tx, `import-${subject.name}`, { id }, `import ${id}`);
    return detailIn(tx, subject, id);
  });
}

/** Throws the staged rows away; the file and the history stay. */
export function dropImport(
  db: Database,
  viewer: Viewer,
  subject: ImportSubject,
  id: string,
): Promise<ImportDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const { state, imported_records } = await lockImport(tx, subject, id);
    const mayGo = canMove(importLifecycle(subject.access), state, 'DISCARDED');
    if (!mayGo || imported_records > 0) throw new Problem('importNotReady');
    await tx.rows(sql`delete from data_import_row where org_id = ${tx.me.orgId} and import_id = ${id}`);
    await tx.rows(sql`
      update data_import set state = 'DISCARDED', failure = null, ended_at = now(), changed_at = now() where org_id = ${tx.me.orgId} and id = ${id}`);
    await audit(tx, { action: 'discarded', subject: 'import', subjectId: id });
    return detailIn(tx, subject, id);
  });
}
