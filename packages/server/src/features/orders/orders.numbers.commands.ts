import { auditAll } from '../../kernel/audit.ts';
import { orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { settleOrders } from '../events/events.public.ts';
import { carrierNumbers, lockedOrders, referenceView } from './orders.rows.public.ts';

/** What staff note of an order: a number of a kind. */
export interface NotedNumber {
  readonly orgId: string;
  /** The order's id. */
  readonly order: string;
  readonly kind: string;
  readonly number: string;
}

type Called = { readonly id: string; readonly orgId: string } & Readonly<
  Record<'trackingNo' | 'transferNo', string | null>
>;

/** Notes further numbers of orders, which it locks, beside those that they have. Answers the ids of orders that had not all of theirs. */
export async function addNumbers(tx: Tx, noted: readonly NotedNumber[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(noted.map(({ order }) => order))];
  await lockedOrders(tx, sql`o.id = any(${ids}::uuid[])`);
  const before = await calledBy(tx, ids);
  const known = await tx.rows(sql.type({ orgId: text, order: text, kind: text, number: text })`
    select r.org_id::text as "orgId", r.order_id::text as "order", r.kind, r.number from ${referenceView} r
    where r.order_id = any(${ids}::uuid[]) and r.source = 'desk'`);
  const elsewhere = await knownElsewhere(tx, ids);
  const fresh = noted.filter(({ order, number }) => !elsewhere.has(`${order} ${number}`));
  const told = [...known, ...fresh];
  for (const [orgId, ofOrg] of Map.groupBy(told, (one) => one.orgId)) {
    const about = [...new Set(ofOrg.map(({ order }) => order))];
    await tx.rows(
      sql`select keep_references(${orgId}, ${about}::uuid[], 'desk', ${JSON.stringify(ofOrg)}::jsonb)`,
    );
  }
  const after = new Map((await calledBy(tx, ids)).map((one) => [one.id, one]));
  const deeds = before.flatMap((was) => {
    const changes = changesOf(was, after.get(was.id) ?? was);
    const deed = { action: 'edited', orgId: was.orgId, subject: 'order', subjectId: was.id, changes };
    return Object.keys(changes).length > 0 ? [deed] : [];
  });
  const changed = deeds.map(({ subjectId }) => subjectId);
  // A further parcel has not come to where the others have.
  await settleOrders(
    tx,
    deeds.map(({ orgId, subjectId: id }) => ({ orgId, id })),
  );
  await tx.rows(sql`update orders o set version = version + 1 where o.id = any(${changed}::uuid[])`);
  await auditAll(tx, deeds);
  return new Set(changed);
}

/** `order number` of what orders are called by their bookings, or by a carrier alone: that is not the desk's to say. */
export async function knownElsewhere(tx: Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await tx.rows(sql.type({ known: text })`
    select r.order_id || ' ' || r.number as known from ${referenceView} r where r.order_id = any(${[...ids]}::uuid[])
      and (r.source = 'booking' or r.source = 'carrier' and not exists (select from ${referenceView} d
        where d.org_id = r.org_id and d.order_id = r.order_id and d.number = r.number and d.source = 'desk'))`);
  return new Set(found.map(({ known }) => known));
}

function calledBy(tx: Tx, ids: readonly string[]): Promise<Called[]> {
  return tx.rows(sql.type({ id: text, orgId: text, trackingNo: orNull(text), transferNo: orNull(text) })`
    select o.id::text as id, o.org_id::text as "orgId", ${carrierNumbers.trackingNo} as "trackingNo", ${carrierNumbers.transferNo} as "transferNo"
    from orders o where o.id = any(${[...ids]}::uuid[])`);
}

function changesOf(was: Called, now: Called) {
  const keys = (['trackingNo', 'transferNo'] as const).filter((key) => was[key] !== now[key]);
  return Object.fromEntries(keys.map((key) => [key, { from: was[key], to: now[key] }]));
}
