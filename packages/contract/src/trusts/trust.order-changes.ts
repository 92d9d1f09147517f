import type { OrderForm } from '../orders/order-form.ts';
import { partsBetween } from '../orders/order-merge.ts';
import type { OrderPart } from '../orders/order-part.ts';
import type { Acceptance } from './trust.orders.ts';
import { formsOfTrust } from './trust.orders.ts';
import { oneOrder } from './trust.split.ts';
import type { TrustContent } from './trust-content.ts';

/** From which place to which, by their codes. */
export interface Way {
  readonly origin: string | null;
  readonly destination: string | null;
}

/** What an amendment of a trust order means for one of its orders: the order as it was made, and as it would be made now. */
export interface OrderWish {
  readonly from: OrderForm;
  readonly to: OrderForm;
  /** The way from place to place, when that changes. */
  readonly way?: { readonly from: Way; readonly to: Way } | undefined;
  /** What was split among several orders and has to be changed in each by hand. */
  readonly byHand: readonly OrderPart[];
}

/**
 * For each of the orders that a trust order has made, in the order given. Nobody keeps which lines went with which of
 * several orders: their goods and cartons are left to people. Undefined where the content makes none.
 */
export function wishesOfOrders(
  before: TrustContent,
  after: TrustContent,
  orders: readonly { readonly referenceNumber: string }[],
  accepted: Acceptance,
): (OrderWish | undefined)[] {
  const way = wayBetween(before, after);
  const whole = [before, after].map(
    (content) => formsOf(content, oneOrder(content.cargo.lines), accepted)[0],
  );
  const [wholeBefore, wholeAfter] = whole;
  if (!wholeBefore || !wholeAfter) return orders.map(() => undefined);
  if (orders.length === 1) return [{ ...named(orders[0], wholeBefore, wholeAfter), way, byHand: [] }];
  const split = partsBetween(wholeBefore, wholeAfter).filter(
    (part) => part === 'goods' || part === 'cartons',
  );
  const shares = orders.map(() => ({ parts: [] }));
  const [made, wanted] = [formsOf(before, shares, accepted), formsOf(after, shares, accepted)];
  return orders.map((order, at) => {
    const place = made.findIndex(({ referenceNumber }) => referenceNumber === order.referenceNumber);
    const [from, to] = [made[place < 0 ? at : place], wanted[place < 0 ? at : place]];
    return from && to ? { ...named(order, from, to), way, byHand: split } : undefined;
  });
}

function wayBetween(before: TrustContent, after: TrustContent): OrderWish['way'] {
  const [from, to] = [before, after].map(({ route: { origin, destination } }) => ({ origin, destination }));
  return from && to && (from.origin !== to.origin || from.destination !== to.destination)
    ? { from, to }
    : undefined;
}

/** A reference that staff gave an order is not the trust order's to change. */
function named(
  order: { readonly referenceNumber: string } | undefined,
  from: OrderForm,
  to: OrderForm,
): { from: OrderForm; to: OrderForm } {
  if (!order || order.referenceNumber === from.referenceNumber) return { from, to };
  const { referenceNumber } = order;
  return { from: { ...from, referenceNumber }, to: { ...to, referenceNumber } };
}

function formsOf(
  content: TrustContent,
  shares: Parameters<typeof formsOfTrust>[1],
  accepted: Pick<Acceptance, 'trustNo'>,
): OrderForm[] {
  return formsOfTrust(content, shares, accepted).flatMap((form) => (form.ok ? [form.value] : []));
}
