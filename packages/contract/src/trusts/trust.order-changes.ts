import { numbersIn } from '../facts/shipment.ts';
import type { Way } from '../facts/way.ts';
import type { OrderForm } from '../orders/order-form.ts';
import { partsBetween } from '../orders/order-merge.ts';
import type { OrderPart } from '../orders/order-part.ts';
import type { Acceptance } from './trust.orders.ts';
import { formsOfTrust } from './trust.orders.ts';
import { oneOrder } from './trust.split.ts';
import type { TrustContent } from './trust-content.ts';

/** What an amendment of a trust order means for one of its orders: the order as it was made, and as it would be made now. */
export interface OrderWish {
  readonly from: OrderForm;
  readonly to: OrderForm;
  /** The way from place to place, when that changes. */
  readonly way?: { readonly from: Way; readonly to: Way } | undefined;
  /** What was split among several orders and has to be changed in each by hand. */
  readonly byHand: readonly OrderPart[];
}

/** An order as it is called now. */
interface FollowingOrder {
  readonly referenceNumber: string;
  readonly fbaNo: string | null;
}

/**
 * For each of the orders that a trust order has made, in the order given. Nobody keeps which lines went with which of
 * several orders: their goods and cartons are left to people. Undefined where the content makes none.
 */
export function wishesOfOrders(
  before: TrustContent,
  after: TrustContent,
  orders: readonly FollowingOrder[],
  accepted: Acceptance,
): (OrderWish | undefined)[] {
  const way = wayBetween(before, after);
  const whole = [before, after].map(
    (content) => formsOf(content, oneOrder(content.cargo.lines), accepted)[0],
  );
  const [wholeBefore, wholeAfter] = whole;
  if (!wholeBefore || !wholeAfter) return orders.map(() => undefined);
  const shipments = followedShipments(before.route.fbaIds, after.route.fbaIds, orders);
  const [only] = orders;
  if (only && orders.length === 1)
    return [{ ...named(only, wholeBefore, wholeAfter, shipments[0]), way, byHand: [] }];
  const split = partsBetween(wholeBefore, wholeAfter).filter(
    (part) => part === 'goods' || part === 'cartons',
  );
  const shares = orders.map(() => ({ parts: [] }));
  const [made, wanted] = [formsOf(before, shares, accepted), formsOf(after, shares, accepted)];
  return orders.map((order, at) => {
    const place = made.findIndex(({ referenceNumber }) => referenceNumber === order.referenceNumber);
    const [from, to] = [made[place < 0 ? at : place], wanted[place < 0 ? at : place]];
    return from && to ? { ...named(order, from, to, shipments[at]), way, byHand: split } : undefined;
  });
}

function wayBetween(before: TrustContent, after: TrustContent): OrderWish['way'] {
  const [from, to] = [before, after].map(({ route: { origin, destination } }) => ({ origin, destination }));
  return from && to && (from.origin !== to.origin || from.destination !== to.destination)
    ? { from, to }
    : undefined;
}

/** A reference that staff gave an order is not the trust order's to change; its shipments are those it was given. */
function named(
  { referenceNumber, fbaNo }: FollowingOrder,
  from: OrderForm,
  to: OrderForm,
  shipments: readonly string[] = [],
): { from: OrderForm; to: OrderForm } {
  const own = referenceNumber === from.referenceNumber ? {} : { referenceNumber };
  return { from: { ...from, ...own, fbaNo }, to: { ...to, ...own, fbaNo: shipments.join(', ') || null } };
}

/** The shipments of each order: those that the trust order gave up are gone, and new ones are dealt out. */
function followedShipments(
  before: readonly string[],
  after: readonly string[],
  orders: readonly FollowingOrder[],
): string[][] {
  const added = after.filter((id) => !before.includes(id));
  return orders.map(({ fbaNo }, place) => [
    ...numbersIn(fbaNo).filter((id) => after.includes(id) || !before.includes(id)),
    ...added.filter((id, at) => at % orders.length === place && !numbersIn(fbaNo).includes(id)),
  ]);
}

function formsOf(
  content: TrustContent,
  shares: Parameters<typeof formsOfTrust>[1],
  accepted: Pick<Acceptance, 'trustNo'>,
): OrderForm[] {
  return formsOfTrust(content, shares, accepted).flatMap((form) => (form.ok ? [form.value] : []));
}
