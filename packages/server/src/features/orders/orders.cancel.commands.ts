import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { orderLifecycle } from '@loadline/contract/orders/order.lifecycle';
import type { cancelDeskOrder, closeDeskOrder } from '@loadline/contract/orders/order-desk.edit.api';
import { audit } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { recordEvents } from '../events/events.public.ts';
import { orderZone } from './orders.filter.queries.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { lockedOrder } from './orders.form.queries.ts';

type CancelledOrder = Pick<StandingOrder, 'orgId' | 'id'>;

/** What others do in the transaction that cancels an order; features.ts passes it in. */
export interface Cancelling {
  /** Takes orders off what holds them, before they are locked. Throws, in words, where it is too late for that. */
  readonly leave: (tx: Tx, orders: readonly CancelledOrder[], reason: string) => Promise<void>;
  /** Hears that one was cancelled. */
  readonly ended: (tx: Tx, order: CancelledOrder) => Promise<void>;
}

/** Ends an order, by its customer or by staff as its lifecycle allows. What was still asked about it is void. */
export async function cancel(tx: Tx, order: StandingOrder, reason: string): Promise<void> {
  requireMove(orderLifecycle, order.status, 'CANCELLED', tx.me);
  const { orderNumber, bookingNo } = order;
  // Booked in the very moment before it was locked.
  if (bookingNo !== null) throw new Problem('orderBooked', { order: orderNumber, no: bookingNo });
  await end(tx, order, 'CANCELLED');
  await tx.rows(sql`
    update order_request set state = 'WITHDRAWN', decided_at = now(), version = version + 1
    where org_id = ${order.orgId} and order_id = ${order.id} and state = 'PENDING'`);
  await tellEnd(tx, order, 'cancelled', reason);
}

export function cancelAtDesk(
  staff: Database,
  viewer: Viewer,
  { id, version, reason }: BodyOf<typeof cancelDeskOrder>,
  { leave, ended }: Cancelling,
): Promise<{ version: number }> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orgId } = await tx.one(
      sql.type({ orgId: text })`select o.org_id::text as "orgId" from orders o where o.id = ${id}`,
    );
    await leave(tx, [{ orgId, id }], reason);
    const order = await lockedOrder(tx, { id });
    requireVersion(order, version);
    await cancel(tx, order, reason);
    await ended(tx, order);
    return { version: version + 1 };
  });
}

/** Closes an order that was signed for; one that is held has something open. */
export function closeAtDesk(
  staff: Database,
  viewer: Viewer,
  { id, version, reason }: BodyOf<typeof closeDeskOrder>,
): Promise<{ version: number }> {
  return staff.inTransaction(viewer, async (tx) => {
    const order = await lockedOrder(tx, { id });
    requireVersion(order, version);
    requireMove(orderLifecycle, order.status, 'CLOSED', tx.me);
    const held = await tx.rows(
      sql`select from order_hold where org_id = ${order.orgId} and order_id = ${id} and lifted_at is null`,
    );
    if (held.length > 0) throw new Problem('openHolds');
    await end(tx, order, 'CLOSED');
    await tellEnd(tx, order, 'closed', reason);
    return { version: version + 1 };
  });
}

export function requireVersion({ version, status }: StandingOrder, asked: number): void {
  if (version !== asked) throw staleProblem({ version, status }, { version: asked });
}

async function end(
  tx: Tx,
  { orgId, id, version }: StandingOrder,
  status: 'CANCELLED' | 'CLOSED',
): Promise<void> {
  await tx.rows(sql`
    update orders set status = ${status}, status_date = now(), version = ${version + 1} where org_id = ${orgId} and id = ${id}`);
  await recordEvents(tx, [
    {
      orgId,
      orderId: id,
      code: status,
      stage: null,
      classifier: 'ACT',
      occurredAt: tx.now.toISOString(),
      zone: orderZone,
      source: 'operator',
      sourceId: `${status} ${id}`,
      isPublic: false,
    },
  ]);
}

function tellEnd(
  tx: Tx,
  { orgId, id, status }: StandingOrder,
  action: string,
  reason: string,
): Promise<void> {
  const changes = { status: { from: status, to: action === 'closed' ? 'CLOSED' : 'CANCELLED' }, reason };
  return audit(tx, { action, orgId, subject: 'order', subjectId: id, changes });
}
