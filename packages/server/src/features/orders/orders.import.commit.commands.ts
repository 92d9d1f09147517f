import { orderOf } from '@loadline/contract/orders/order-import.order';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keepChecked } from './orders.import.commands.ts';
import { contextIn, stagedRowsIn } from './orders.import.queries.ts';
import { checkStaged } from './orders.import.staged.ts';
import { writeOrders } from './orders.import.write.commands.ts';

/** Orders written by one round of statements; progress is told after each. */
const ordersAtOnce = 250;

/**
 * Writes every order of an import that has no error, in one transaction: all or nothing. An import that is not waiting
 * to be written is left alone, so that a job may run twice. Progress is told on a connection of its own, since nobody
 * sees inside this transaction.
 */
export function writeImport(db: Database, viewer: Viewer, id: string, now: Date): Promise<void> {
  return db.slow.inTransaction(viewer, async (tx) => {
    const waiting = await takeImport(tx, id);
    if (!waiting) return;
    await tellTaken(db, viewer, id);
    const rows = await stagedRowsIn(tx, id);
    const staged = checkStaged(rows, await contextIn(tx, rows));
    const ready = staged.orders.filter(({ state }) => state === 'ready');
    let [done, written] = [0, 0];
    while (done < ready.length) {
      const batch = ready.slice(done, done + ordersAtOnce).map(orderOf);
      written += await writeOrders(tx, batch, { importId: id, fileName: waiting.file_name, at: now });
      done += batch.length;
      await tellProgress(db, viewer, id, done);
    }
    // Who looks afterwards sees why an order was left out. Not earlier: it would lock the row that progress is told in.
    await keepChecked(tx, id, rows, staged);
    await endImport(tx, id, written, waiting.ready_orders - written);
  });
}

interface WaitingImport {
  readonly file_name: string;
  readonly ready_orders: number;
}

// The first lock says that a program works on this import and is gone with it. The second lets one organisation's
// imports pass one after the other: two that share references would wait for each other inside their inserts.
async function takeImport(tx: Tx, id: string): Promise<WaitingImport | undefined> {
  await tx.rows(sql`set local lock_timeout = '60s'`);
  await tx.rows(sql`select pg_advisory_xact_lock(import_lock(${id}))`);
  await tx.rows(sql`select pg_advisory_xact_lock(import_lock(${tx.me.orgId}))`);
  const [waiting] = await tx.rows<WaitingImport>(sql`
    select f.name as file_name, i.ready_orders from order_import i join file f on f.org_id = i.org_id and f.file_id = i.file_id
    where i.org_id = ${tx.me.orgId} and i.id = ${id} and i.state = 'COMMITTING'`);
  return waiting;
}

async function endImport(tx: Tx, id: string, written: number, skipped: number): Promise<void> {
  await tx.one(sql`
    update order_import set state = 'DONE', written_orders = ${written}, imported_orders = ${written}, skipped_orders = ${Math.max(0, skipped)},
      failure = null, ended_at = clock_timestamp(), changed_at = clock_timestamp()
    where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING' returning id`);
  await audit(tx, {
    action: 'imported',
    subject: 'order-import',
    subjectId: id,
    changes: { orders: written, skipped },
  });
}

function tellTaken(db: Database, viewer: Viewer, id: string): Promise<void> {
  return aside(db, viewer, async (tx) => {
    await tx.rows(
      sql`update order_import set taken_at = now(), written_orders = 0 where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING'`,
    );
  });
}

function tellProgress(db: Database, viewer: Viewer, id: string, orders: number): Promise<void> {
  return aside(db, viewer, async (tx) => {
    await tx.rows(
      sql`update order_import set written_orders = ${orders} where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING'`,
    );
  });
}

/** Says that nothing of an import was written; the person may start it again. */
export function failImport(db: Database, viewer: Viewer, id: string): Promise<void> {
  return aside(db, viewer, async (tx) => {
    await tx.rows(sql`
      update order_import set state = 'FAILED', failure = 'refused', written_orders = 0, ended_at = now(), changed_at = now()
      where org_id = ${tx.me.orgId} and id = ${id} and state = 'COMMITTING'`);
    await audit(tx, { action: 'failed', subject: 'order-import', subjectId: id });
  });
}

function aside(db: Database, viewer: Viewer, work: (tx: Tx) => Promise<void>): Promise<void> {
  return db.inTransaction(viewer, work);
}

/** Takes up what an earlier run of the program left unfinished; the migration says how. */
export async function resumeImports(db: Database): Promise<void> {
  await db.call(sql`select resume_imports(null)`);
}
