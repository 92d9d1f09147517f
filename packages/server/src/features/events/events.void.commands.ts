import type { RowOf } from '../../kernel/columns.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { settle } from './events.record.commands.ts';

export const voidedColumns = { org_id: text, event_id: text, order_id: text };
export type Voided = RowOf<typeof voidedColumns>;

/**
 * Voids an event, and with it what the same message told of other orders; every order goes to where its other events say.
 * Answers the rows that were voided just now: none when they were void already. In the pool of staff.
 */
export async function voidIn(tx: Tx, orgId: string, eventId: string, reason: string): Promise<Voided[]> {
  const voided = await tx.rows(sql.type(voidedColumns)`
    select v.org_id::text as org_id, v.event_id::text as event_id, v.order_id::text as order_id
    from void_events(${orgId}, ${eventId}, ${reason}) v`);
  const orders = voided.map((one) => ({ orgId: one.org_id, id: one.order_id }));
  if (orders.length > 0) await settle(tx, orders);
  return voided;
}

/** The event that a source has told under an id. */
export async function eventIdOf(
  tx: Tx,
  { orgId, source, sourceId }: { orgId: string; source: string; sourceId: string },
): Promise<string> {
  const [found] = await tx.rows(sql.type({ id: text })`
    select e.event_id::text as id from shipment_event e
    where e.org_id = ${orgId} and e.source = ${source} and e.source_id = ${sourceId}`);
  if (!found) throw new Problem('notFound');
  return found.id;
}
