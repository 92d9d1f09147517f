import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import type { ImportState } from '@loadline/contract/orders/order-import';
import { importLifecycle } from '@loadline/contract/orders/order-import';
import type { changeImport, replaceInImport } from '@loadline/contract/orders/order-import.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { StoredFile } from '../../kernel/files.ts';
import { enqueue } from '../../kernel/jobs.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ImportDetail } from './orders.import.queries.ts';
import { contextIn, detailIn, stagedRowsIn } from './orders.import.queries.ts';
import type { OrderSheet } from './orders.import.reading.ts';
import type { CellChange, StagedRow, StagedSheet } from './orders.import.staged.ts';
import {
  checkStaged,
  differing,
  hasError,
  hasWarning,
  replacements,
  shownRow,
  withChanges,
} from './orders.import.staged.ts';

/** Rows that travel to the database in one statement. */
const rowsAtOnce = 1_000;

/** Checks the rows of a file and stages them, with the file's own record, in one transaction. */
export function stageImport(
  db: Database,
  viewer: Viewer,
  file: StoredFile & { readonly name: string },
  read: OrderSheet,
): Promise<{ fileId: string; detail: ImportDetail }> {
  return db.slow.inTransaction(viewer, async (tx) => {
    const unchanged = read.rows.map((row) => ({ ...row, was: {} }));
    const staged = checkStaged(unchanged, await contextIn(tx, read.rows));
    const id = newId();
    const { orgId, userId } = tx.me;
    await tx.rows(sql`
      insert into file (org_id, file_id, name, type, size, sha256, created_by)
      values (${orgId}, ${file.fileId}, ${file.name}, 'xlsx', ${file.size}, ${file.sha256}, ${userId})`);
    const { figures } = staged;
    await tx.rows(sql`
      insert into order_import (org_id, id, file_id, sheet, layout, header_row, columns, other_sheets, rows, orders, ready_orders, ready_rows,
        error_rows, error_cells, warning_rows, problems, created_by)
      values (${orgId}, ${id}, ${file.fileId}, ${read.sheet}, ${read.heading.layout}, ${read.heading.headerRow}, ${JSON.stringify(read.heading.columns)},
        ${read.otherSheets}, ${figures.rows}, ${figures.orders}, ${figures.readyOrders}, ${figures.readyRows},
        ${figures.errorRows}, ${figures.errorCells}, ${figures.warningRows}, ${JSON.stringify(staged.problems)}, ${userId})`);
    for (let from = 0; from < staged.rows.length; from += rowsAtOnce)
      await insertRows(tx, id, staged.rows.slice(from, from + rowsAtOnce));
    await audit(tx, {
      action: 'uploaded',
      subject: 'order-import',
      subjectId: id,
      changes: { file: file.name, rows: figures.rows },
    });
    return { fileId: file.fileId, detail: await detailIn(tx, id) };
  });
}

async function insertRows(tx: Tx, id: string, rows: readonly StagedRow[]): Promise<void> {
  await tx.rows(sql`
    insert into order_import_row (org_id, import_id, row, cells, findings, has_error, has_warning)
    select ${tx.me.orgId}::uuid, ${id}::uuid, r.row, r.cells, r.findings, r.has_error, r.has_warning
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (row integer, cells jsonb, findings jsonb, has_error boolean, has_warning boolean)`);
}

async function updateRows(tx: Tx, id: string, rows: readonly StagedRow[]): Promise<void> {
  await tx.rows(sql`
    update order_import_row s set cells = r.cells, findings = r.findings, was = r.was, has_error = r.has_error, has_warning = r.has_warning
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (row integer, cells jsonb, findings jsonb, was jsonb, has_error boolean, has_warning boolean)
    where s.org_id = ${tx.me.orgId} and s.import_id = ${id} and s.row = r.row`);
}

function asRecords(rows: readonly StagedRow[]): string {
  return JSON.stringify(
    rows.map((row) => ({ ...row, has_error: hasError(row), has_warning: hasWarning(row) })),
  );
}

type Changed = AnswerOf<typeof changeImport>;

export function changeCells(
  db: Database,
  viewer: Viewer,
  { id, cells }: BodyOf<typeof changeImport>,
): Promise<Changed> {
  return changeWith(db, viewer, id, () => cells);
}

export function replaceCells(
  db: Database,
  viewer: Viewer,
  { id, key, from, to }: BodyOf<typeof replaceInImport>,
): Promise<Changed> {
  return changeWith(db, viewer, id, (rows) => replacements(rows, key, from, to));
}

/** Locks the import first: of two clerks who change it at once, the second checks what the first has left. */
function changeWith(
  db: Database,
  viewer: Viewer,
  id: string,
  changesIn: (rows: readonly StagedRow[]) => readonly CellChange[],
): Promise<Changed> {
  return db.slow.inTransaction(viewer, async (tx) => {
    await lockOpen(tx, id);
    const before = await stagedRowsIn(tx, id);
    const changed = withChanges(before, changesIn(before));
    const staged = checkStaged(changed, await contextIn(tx, changed));
    const rows = await keepChecked(tx, id, before, staged);
    return { import: await detailIn(tx, id), rows: rows.map(shownRow) };
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

async function updateFigures(tx: Tx, id: string, { figures, problems }: StagedSheet): Promise<void> {
  await tx.rows(sql`
    update order_import set orders = ${figures.orders}, ready_orders = ${figures.readyOrders}, ready_rows = ${figures.readyRows},
      error_rows = ${figures.errorRows}, error_cells = ${figures.errorCells}, warning_rows = ${figures.warningRows},
      changed_rows = ${figures.changedRows}, problems = ${JSON.stringify(problems)}, changed_at = now()
    where org_id = ${tx.me.orgId} and id = ${id}`);
}

interface LockedImport {
  readonly state: ImportState;
  readonly ready_orders: number;
}

async function lockImport(tx: Tx, id: string): Promise<LockedImport> {
  return tx.one<LockedImport>(
    sql`select state, ready_orders from order_import where org_id = ${tx.me.orgId} and id = ${id} for update`,
  );
}

/** Cells change only while the orders could still be imported. */
async function lockOpen(tx: Tx, id: string): Promise<void> {
  const { state } = await lockImport(tx, id);
  if (!canMove(importLifecycle, state, 'COMMITTING')) throw new Problem('importNotReady');
}

/** Hands the import to the worker, in the transaction that says so. Pressed twice, it is one import. */
export function startImport(db: Database, viewer: Viewer, id: string): Promise<ImportDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const { state, ready_orders } = await lockImport(tx, id);
    if (state === 'COMMITTING') return detailIn(tx, id);
    if (!canMove(importLifecycle, state, 'COMMITTING')) throw new Problem('importNotReady');
    if (ready_orders === 0) throw new Problem('nothingToImport');
    await tx.rows(sql`
      update order_import set state = 'COMMITTING', committed_by = ${tx.me.userId}, committed_at = now(), taken_at = null, resumed = 0,
        written_orders = 0, failure = null, ended_at = null, changed_at = now() where org_id = ${tx.me.orgId} and id = ${id}`);
    await audit(tx, {
      action: 'started',
      subject: 'order-import',
      subjectId: id,
      changes: { orders: ready_orders },
    });
    await enqueue(tx, 'import-orders', { id }, `import ${id}`);
    return detailIn(tx, id);
  });
}

/** Throws the staged rows away; the file and the history stay. */
export function dropImport(db: Database, viewer: Viewer, id: string): Promise<ImportDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const { state } = await lockImport(tx, id);
    if (!canMove(importLifecycle, state, 'DISCARDED')) throw new Problem('importNotReady');
    await tx.rows(sql`delete from order_import_row where org_id = ${tx.me.orgId} and import_id = ${id}`);
    await tx.rows(sql`
      update order_import set state = 'DISCARDED', failure = null, ended_at = now(), changed_at = now() where org_id = ${tx.me.orgId} and id = ${id}`);
    await audit(tx, { action: 'discarded', subject: 'order-import', subjectId: id });
    return detailIn(tx, id);
  });
}
