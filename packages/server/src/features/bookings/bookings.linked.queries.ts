import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import type { OrderStatus } from '@loadline/contract/codes/stage';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { labelAt } from '@loadline/contract/documents/document.path';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Finding } from '@loadline/contract/kernel/schema';
import type { Text } from '@loadline/contract/kernel/text';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { orderView } from '../orders/orders.rows.public.ts';

/** What decides whether an order can be put on a flight. */
export interface OrderToBook {
  readonly orderNumber: string;
  readonly status: OrderStatus;
  readonly transport: string | null;
  /** Another booking that it flies with already. */
  readonly bookedAs: string | null;
}

/** The states in which an order can still be put on a flight. */
export const bookable: readonly OrderStatus[] = ['ORDERED', 'WH_IN', 'WH_OUT', 'EXPORT_RELEASED'];

/** Why an order cannot be booked; for who makes a booking from orders, hands it in or confirms it. */
export function flawOf({
  orderNumber: order,
  status,
  transport,
  bookedAs,
}: OrderToBook): Problem | undefined {
  if (bookedAs !== null) return new Problem('orderBooked', { order, no: bookedAs });
  if (!bookable.includes(status))
    return new Problem('orderNotBookable', { order, status: wordOf(orderStatuses, status) });
  return transport === null || transport === '1' ? undefined : new Problem('orderNotByAir', { order });
}

interface Of {
  readonly orgId: string;
  readonly bookingId: string;
  readonly content: BookingContent;
}

/** What is wrong with the orders that a booking names, each at its row: not there, of somebody else, or not to be booked. */
export async function flawsOfOrders(
  tx: Pick<Tx, 'rows'>,
  { orgId, bookingId, content }: Of,
): Promise<Finding[]> {
  const rows = content.houses.rows.flatMap(({ id, orderNumber, orderPieces, bookingPkgsNum }): LinkedRow[] =>
    orderNumber === null
      ? []
      : [
          {
            path: `houses.rows.${id}.orderNumber`,
            orderNumber,
            of: orderPieces,
            pieces: bookingPkgsNum ?? 0,
          },
        ],
  );
  if (rows.length === 0) return [];
  const numbers = rows.map(({ orderNumber }) => orderNumber);
  const known = await tx.rows(sql.type(knownOrderColumns)`
    select o.order_number as "orderNumber", o.status, o.transport_type as transport,
      (select b.booking_no from bookings_of_order(o.org_id, o.id) b where b.booking_id <> ${bookingId} order by b.part nulls first limit 1) as "bookedAs",
      coalesce((select case when bool_and(b.part is not null) then sum(b.part)::int end from bookings_of_order(o.org_id, o.id) b
        where b.booking_id <> ${bookingId}), 0) as elsewhere
    from ${orderView} o where o.org_id = ${orgId} and o.order_number = any(${numbers}::text[])`);
  return rows.flatMap((row) => {
    const order = known.find((one) => one.orderNumber === row.orderNumber);
    const flaw = order
      ? flawOfRow(order, row, rows)
      : new Problem('noOrderOfNumber', { order: row.orderNumber });
    if (!flaw) return [];
    const label = labelAt(contentFields, content, row.path) ?? houseRow.fields.orderNumber.label;
    return [{ path: row.path, label, says: both(flaw) }];
  });
}

const knownOrderColumns = {
  /** Of its pieces on other bookings, where each of them carries but a part; 0 where one carries all. */
  elsewhere: int,
  orderNumber: text,
  status: textOf<OrderStatus>(),
  transport: orNull(text),
  bookedAs: orNull(text),
};
type KnownOrder = RowOf<typeof knownOrderColumns>;

interface LinkedRow {
  readonly path: string;
  readonly orderNumber: string;
  /** How many the order was booked with where this is but a part of them. */
  readonly of: number | null;
  readonly pieces: number;
}

/** Whole orders stand in one row; parts of one in several rows and bookings, together not more than it has. */
function flawOfRow(order: KnownOrder, row: LinkedRow, rows: readonly LinkedRow[]): Problem | undefined {
  const { orderNumber, elsewhere } = order;
  const joins = row.of !== null && elsewhere > 0;
  const flaw = flawOf(joins ? { ...order, bookedAs: null } : order);
  if (flaw) return flaw;
  const same = rows.filter((one) => one.orderNumber === orderNumber);
  if (same.some(({ of }) => of === null))
    return same.indexOf(row) > 0 ? new Problem('orderTwice', { order: orderNumber }) : undefined;
  const before = same.slice(0, same.indexOf(row)).reduce((sum, one) => sum + one.pieces, elsewhere);
  const pieces = row.of ?? 0;
  return before + row.pieces > pieces
    ? new Problem('orderPartsTooMany', {
        order: orderNumber,
        pieces: String(pieces),
        elsewhere: String(before),
        left: String(Math.max(0, pieces - before)),
      })
    : undefined;
}

function both(problem: Problem): Text {
  return { zh: problem.in('zh-cn'), en: problem.in('en') };
}
