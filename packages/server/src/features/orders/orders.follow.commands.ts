import type { Way } from '@loadline/contract/facts/way';
import { changesOfForms } from '@loadline/contract/orders/order-changes';
import type { OrderForm } from '@loadline/contract/orders/order-form';
import { orderOfForm } from '@loadline/contract/orders/order-form.order';
import { amended, amendmentWithin, partsBetween } from '@loadline/contract/orders/order-merge';
import type { OrderPart } from '@loadline/contract/orders/order-part';
import { isBefore, lockedParts } from '@loadline/contract/orders/order-part';
import type { OrderWish } from '@loadline/contract/trusts/trust.order-changes';
import type { FollowedPart } from '@loadline/contract/trusts/trust-detail';
import { audit } from '../../kernel/audit.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { chargeOrders } from './orders.charged.public.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { contextFor, lockedOrder } from './orders.form.queries.ts';
import { write } from './orders.rewrite.commands.ts';

/** What became of an order whose trust order was amended: the parts that follow, and those that stay as they are. */
export interface Followed {
  readonly orderNumber: string;
  readonly laid: readonly FollowedPart[];
  readonly stays: readonly FollowedPart[];
}

/**
 * Lays the difference of two forms on an order, part by part: what is locked at its stage, or was changed by somebody
 * meanwhile, stays. Both forms come from a trust order that is sound.
 */
export async function follow(
  tx: Tx,
  orderId: string,
  { from, to, way, byHand }: OrderWish,
  reason: string,
): Promise<Followed> {
  const order = await lockedOrder(tx, { id: orderId });
  const locked = new Set(await closedParts(tx, order, to));
  let form = order.form;
  const [laid, stays]: [FollowedPart[], FollowedPart[]] = [[], []];
  for (const parts of grouped(partsBetween(from, to))) {
    const next = parts.some((part) => locked.has(part))
      ? undefined
      : amended(form, amendmentWithin(from, to, parts));
    if (next) form = next;
    (next ? laid : stays).push(...parts);
  }
  await write(tx, order, orderOfForm(form), changesOfForms(order.form, form), reason);
  if (way) ((await reroute(tx, order, way)) ? laid : stays).push('route');
  return { orderNumber: order.orderNumber, laid, stays: [...stays, ...byHand] };
}

/** Another way for an order that has not left the warehouse yet, charged by the card of that way. Answers whether it goes that way now. */
async function reroute(
  tx: Tx,
  { id, orgId, status }: StandingOrder,
  { from, to }: NonNullable<OrderWish['way']>,
): Promise<boolean> {
  if (!isBefore(status, 'WH_OUT')) return false;
  const named = ({ origin, destination }: Way) =>
    origin && destination ? `${origin} → ${destination}` : null;
  const laid = await tx.rows(sql`
    update orders o set own_origin = ${to.origin}, own_destination = ${to.destination}, version = o.version + 1
    where o.id = ${id} and (o.own_origin, o.own_destination) is not distinct from (${from.origin}, ${from.destination}) returning 1`);
  if (laid.length === 0) return false;
  await chargeOrders(tx, sql`o.id = ${id}`);
  const changes = { route: { from: named(from), to: named(to) } };
  await audit(tx, { action: 'edited', orgId, subject: 'order', subjectId: id, changes });
  return true;
}

/** Goods name the cartons they are in: the two follow together or not at all. */
function grouped(parts: readonly OrderPart[]): OrderPart[][] {
  const isPacked = (part: OrderPart) => part === 'goods' || part === 'cartons';
  const packed = parts.filter(isPacked);
  const others = parts.filter((part) => !isPacked(part)).map((part) => [part]);
  return packed.length > 0 ? [packed, ...others] : others;
}

/** What is locked at the order's stage, and a product that its customer is not offered. */
async function closedParts(tx: Tx, order: StandingOrder, to: OrderForm): Promise<OrderPart[]> {
  const { channels } = await contextFor(tx, order.orgId, to, order);
  const offered = channels.some(({ name }) => name === to.channelName);
  return [...lockedParts(order.status), ...(offered ? [] : ['channel' as const])];
}
