import { answersOf } from '@loadline/contract/imports/import.finding';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import type { CheckedRecord } from '@loadline/contract/imports/import.summary';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { int, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { fileView } from '../files/files.rows.public.ts';
import { checkedSheet } from './imports.check.ts';
import { keepChecked } from './imports.commands.ts';
import type { ImportWork } from './imports.public.ts';
import { readImportIn, stagedRowsIn } from './imports.queries.ts';

/** Records written by one round of statements; progress is told after each. */
const recordsAtOnce = 250;

/**
 * Writes every record of an import that has no error, in one transaction: all or nothing. An import that is not waiting
 * to be written is left alone, so that a job may run twice. Progress is told on a connection of its own, since nobody
 * sees inside this transaction.
 */
export function writeImport<R extends CheckedRecord>(
  house: House,
  viewer: Viewer,
  work: ImportWork<R>,
  id: string,
): Promise<void> {
  const { db, clock } = house;
  const { subject } = work;
  const at = clock.now();
  return db.slow.inTransaction(viewer, async (tx) => {
    const waiting = await takeImport(tx, id);
    if (!waiting) return;
    await tellTaken(db, viewer, id);
    const rows = await stagedRowsIn(tx, id);
    const { columns, choice, fileId } = await readImportIn(tx, subject, id);
    const { staged, records } = await checkedSheet(tx, work, fileId, rows, answersOf(columns, choice));
    const ready = records.filter(({ state }) => state === 'ready');
    const source = { importId: id, fileName: waiting.file_name, at };
    let [done, written] = [0, 0];
    while (done < ready.length) {
      const batch = ready.slice(done, done + recordsAtOnce);
      written += await work.write(tx, batch, source, house);
      done += batch.length;
      await tellProgress(db, viewer, id, done);
    }
    if (written > 0) await work.ended?.(tx, source, written);
    // Who looks afterwards sees why a record was left out. Not earlier: it would lock the row that progress is told in.
    await keepChecked(tx, id, rows, staged);
    // Those that are brought up to date are ready again after their first time.
    const same = work.made ? 0 : waiting.imported_records;
    await endImport(tx, subject, id, written, ready.length - written - same);
  });
}

const waitingImportColumns = { file_name: text, imported_records: int };
type WaitingImport = RowOf<typeof waitingImportColumns>;

// The first lock says that a program works on this import and is gone with it. The second lets one organisation's
// imports pass one after the other: two that share records would wait for each other inside their inserts.
async function takeImport(tx: Tx, id: string): Promise<WaitingImport | undefined> {
  await tx.rows(sql`set local lock_timeout = '60s'`);
  await tx.rows(sql`select pg_advisory_xact_lock(import_lock(${id}))`);
  await tx.rows(sql`select pg_advisory_xact_lock(import_lock(${tx.me.orgId}))`);
  const [waiting] = await tx.rows(sql.type(waitingImportColumns)`
    select f.name as file_name, i.imported_records from data_import i join ${fileView} f on f.org_id = i.org_id and f.file_id = i.file_id
    where i.org_id = ${tx.me.orgId} and i.id = ${id} and i.state = 'COMMITTING'`);
  return waiting;
}

async function endImport(
  tx: Tx,
  { counts }: ImportSubject,
  id: string,
  written: number,
  skipped: number,
): Promise<void> {
  await tx.one(sql`
    update data_import set state = 'DONE', written_records = ${written}, imported_records = imported_records + ${written},
      made_records = made_records + ${written}, ready_records = 0, ready_rows = 0, skipped_records = ${Math.max(0, skipped)},
      failure = null, ended_at = clock_timestamp(), changed_at = clock_timestamp()
    where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING' returning id`);
  await audit(tx, {
    action: 'imported',
    subject: 'import',
    subjectId: id,
    changes: { [counts.records]: written, skipped },
  });
}

function tellTaken(db: Database, viewer: Viewer, id: string): Promise<void> {
  return tell(db, viewer, async (tx) => {
    await tx.rows(
      sql`update data_import set taken_at = now(), written_records = 0 where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING'`,
    );
  });
}

function tellProgress(db: Database, viewer: Viewer, id: string, records: number): Promise<void> {
  return tell(db, viewer, async (tx) => {
    await tx.rows(
      sql`update data_import set written_records = ${records} where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING'`,
    );
  });
}

/** Says that nothing of an import was written; the person may start it again. */
export function failImport(db: Database, viewer: Viewer, id: string): Promise<void> {
  return db.inTransaction(viewer, async (tx) => {
    await tx.rows(sql`
      update data_import set state = 'FAILED', failure = 'refused', written_records = 0, ended_at = now(), changed_at = now()
      where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING'`);
    await audit(tx, { action: 'failed', subject: 'import', subjectId: id });
  });
}

/** How far an import has come is for the eye: where that cannot be told in time, it goes on all the same. */
function tell(db: Database, viewer: Viewer, work: (tx: Tx) => Promise<void>): Promise<void> {
  return db.inTransaction(viewer, work).catch(() => undefined);
}

/** Takes up what an earlier run of the program left unfinished; the migration says how. */
export async function resumeImports(staff: Database): Promise<void> {
  await asProgram(staff, sql`select resume_imports(null)`);
}
