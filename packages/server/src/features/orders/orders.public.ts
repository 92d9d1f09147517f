import type { NewOrder } from '@loadline/contract/orders/new-order';
import type { DeskQueue } from '@loadline/contract/orders/order-desk.queue';
import type { ReferenceKind } from '@loadline/contract/orders/order-reference';
import type { OrderWish } from '@loadline/contract/trusts/trust.order-changes';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { isProduct } from '../ops/products.public.ts';
import { cancel } from './orders.cancel.commands.ts';
import { waitingIn, waitsSince } from './orders.desk.filter.queries.ts';
import type { Followed } from './orders.follow.commands.ts';
import { follow } from './orders.follow.commands.ts';
import { lockedOrder } from './orders.form.queries.ts';
import { writeOrders } from './orders.write.commands.ts';

export type { Followed } from './orders.follow.commands.ts';

/** What a carrier calls it, in its plain form. */
interface CarrierNumber {
  readonly kind: ReferenceKind;
  readonly number: string;
}

/**
 * Makes an order of a customer, in their own or in staff's transaction; its history names the trust order it comes from.
 * Refuses a reference that the customer has used already, and a product that there is not.
 */
export async function createOrder(
  tx: Tx,
  orgId: string,
  order: NewOrder,
  { carrierNo, ...from }: { readonly trustNo?: string; readonly carrierNo?: CarrierNumber } = {},
): Promise<{ id: string; orderNumber: string }> {
  const told = { referenceNumber: order.referenceNumber, ...from };
  const [made] = await writeOrders(tx, [order], { orgId, at: tx.now, source: 'operator', told });
  if (made && carrierNo) {
    const noted = JSON.stringify([{ order: made.id, ...carrierNo }]);
    await tx.rows(sql`select keep_references(${orgId}, array[${made.id}]::uuid[], 'desk', ${noted}::jsonb)`);
  }
  if (made) return made;
  throw (await isProduct(tx, order.channelName))
    ? new Problem('referenceTaken', { reference: order.referenceNumber })
    : new Problem('notFound');
}

/** The orders that wait in a queue of the order desk, with since when. */
export function ordersWaiting(queue: DeskQueue): Sql {
  return sql`select ${waitsSince[queue]} as since, o.id, o.org_id, o.order_number as no from orders o where ${waitingIn[queue]}`;
}

/** Cancels an order in the transaction of who may edit orders; refused, in words, where it is too late for it. */
export async function cancelOrder(tx: Tx, orderId: string, reason: string): Promise<void> {
  await cancel(tx, await lockedOrder(tx, { id: orderId }), reason);
}

/** Lays on an order what an amendment of its trust order means for it, as far as its stage and other changes allow. */
export function followTrust(tx: Tx, orderId: string, wish: OrderWish, reason: string): Promise<Followed> {
  return follow(tx, orderId, wish, reason);
}
