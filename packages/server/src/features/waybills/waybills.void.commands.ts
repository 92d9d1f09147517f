import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { settleOrders } from '../events/events.public.ts';

/** What orders were told by one entry of a waybill counts no more; each goes to where its other events say. */
export async function voidOrigin(tx: Tx, eventId: string, reason: string): Promise<void> {
  const orders = await tx.rows<{ org_id: string; id: string }>(
    sql`select v.org_id::text as org_id, v.order_id::text as id from void_waybill_events(${eventId}, ${reason}) v`,
  );
  if (orders.length > 0) await settleOrders(tx, orders);
}
