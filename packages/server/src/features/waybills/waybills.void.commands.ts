import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { settleOrders } from '../events/events.public.ts';

/** A step of a waybill that has not happened, and the entry that says so. */
export interface Unmade {
  readonly mawbId: string;
  readonly stepId: string;
  readonly by: string;
  readonly reason: string;
}

/** What orders were told by a step counts no more; each goes to where its other events say. */
export async function voidStep(tx: Tx, { mawbId, stepId, by, reason }: Unmade): Promise<void> {
  const orders = await tx.rows(sql.type({ orgId: text, id: text })`
    select v.org_id::text as "orgId", v.order_id::text as id from void_waybill_events(${mawbId}, ${stepId}, ${by}, ${reason}) v`);
  if (orders.length > 0) await settleOrders(tx, orders);
}

/** What an entry had made void counts again. */
export async function restoreVoided(tx: Tx, by: string): Promise<void> {
  const orders = await tx.rows(
    sql.type({ orgId: text, id: text })`
      select v.org_id::text as "orgId", v.order_id::text as id from restore_waybill_events(${by}) v`,
  );
  if (orders.length > 0) await settleOrders(tx, orders);
}
