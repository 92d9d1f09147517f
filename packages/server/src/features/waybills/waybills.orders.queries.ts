import { differsFromOrder } from '@loadline/contract/bookings/booking.order-figures';
import type { OrderStatus } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Text } from '@loadline/contract/kernel/text';
import { holdReasons } from '@loadline/contract/orders/order-hold';
import { creditHold } from '@loadline/contract/waybills/waybill-finding';
import type { RowOf } from '../../kernel/columns.ts';
import { flag, json, text, textOf, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { BookingOnWaybill, HouseFigures } from '../bookings/bookings.public.ts';
import { isHeld, organisationView } from '../ops/companies.public.ts';
import { orderHoldView, orderView } from '../orders/orders.rows.public.ts';

/** An order under a house waybill of a master waybill, also one that was cancelled and flies no more under it. */
export interface OrderOnWaybill {
  readonly orgId: string;
  readonly id: string;
  readonly orderNumber: string;
  readonly hawbNo: string | null;
  readonly status: OrderStatus;
  /** Of `holdReasons`. */
  readonly holds: readonly string[];
  /** Its customer's credit is held, and no lift was granted for it. */
  readonly creditHeld: boolean;
  readonly ordered: HouseFigures;
  readonly booked: HouseFigures;
  /** Only some of its pieces fly under this house waybill. */
  readonly isPart: boolean;
}

/** A customer with cargo on a waybill whose credit is held. */
export const heldCustomerColumns = { orgId: text, code: text };
export type HeldCustomer = RowOf<typeof heldCustomerColumns>;

/** The orders of the bookings on a waybill, as far as whoever asks sees them. */
export async function ordersOn(
  tx: Pick<Tx, 'rows'>,
  bookings: readonly BookingOnWaybill[],
): Promise<OrderOnWaybill[]> {
  const houses = bookings.flatMap(({ orgId, content, houses: own }) =>
    own.map((house) => {
      const row = content.houses.rows.find(({ id }) => id === house.hawbId);
      return { orgId, house, orderNumber: row?.orderNumber ?? null };
    }),
  );
  const [ids, numbers] = [
    houses.flatMap(({ house }) => house.orderId ?? []),
    houses.flatMap(({ orderNumber }) => orderNumber ?? []),
  ];
  if (ids.length + numbers.length === 0) return [];
  const orders = await tx.rows(sql.type({
    orgId: text,
    id: text,
    orderNumber: text,
    status: textOf<OrderStatus>(),
    holds: texts,
    creditHeld: flag,
    ordered: json<HouseFigures>(),
  })`
    select o.org_id::text as "orgId", o.id::text as id, o.order_number as "orderNumber", o.status,
      array(select h.reason from ${orderHoldView} h where h.org_id = o.org_id and h.order_id = o.id order by 1) as holds,
      ${isHeld(sql`o.org_id`, sql`o.id`)} as "creditHeld",
      json_build_object('pieces', o.quantity, 'grossWeight', trim_scale(o.gross_weight)::text, 'volume', trim_scale(round(o.volume, 3))::text) as ordered
    from ${orderView} o where o.id = any(${ids}::uuid[]) or o.order_number = any(${numbers}::text[])`);
  return houses.flatMap(({ orgId, house, orderNumber }) => {
    const found = orders.find(
      (one) => one.orgId === orgId && (one.id === house.orderId || one.orderNumber === orderNumber),
    );
    return found
      ? [{ ...found, hawbNo: house.hawbNo, booked: house.booked, isPart: house.orderPieces !== null }]
      : [];
  });
}

/** For staff: what a customer owes is nobody else's to know. */
export async function heldCustomersOn(
  tx: Pick<Tx, 'rows' | 'me'>,
  bookings: readonly BookingOnWaybill[],
): Promise<HeldCustomer[]> {
  if (tx.me.kind !== 'forwarder' || bookings.length === 0) return [];
  const customers = [...new Set(bookings.map(({ orgId }) => orgId))];
  return tx.rows(sql.type(heldCustomerColumns)`
    select g.org_id::text as "orgId", g.code from ${organisationView} g
    where g.org_id = any(${customers}::uuid[]) and ${isHeld(sql`g.org_id`)} order by g.code`);
}

/** The orders that may not go: on hold themselves, or their customer is. */
export function heldOf(
  orders: readonly OrderOnWaybill[],
  customers: readonly HeldCustomer[],
): OrderOnWaybill[] {
  return orders.filter(
    ({ orgId, holds, creditHeld, status }) =>
      status !== 'CANCELLED' &&
      (holds.length > 0 || (creditHeld && customers.some((one) => one.orgId === orgId))),
  );
}

/** What an order is held for; the credit of its customer where it is that alone. */
export function holdsSaid({ holds }: OrderOnWaybill): Text {
  if (holds.length === 0) return creditHold;
  const words = holds.map((reason) => wordOf(holdReasons, reason));
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}

/** Whether a house waybill was booked with other figures than its order has. */
export function isApart({ ordered, booked, isPart }: OrderOnWaybill): boolean {
  return !isPart && differsFromOrder(ordered, booked);
}
