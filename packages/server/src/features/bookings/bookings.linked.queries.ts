import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import type { OrderStatus } from '@loadline/contract/codes/stage';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { labelAt } from '@loadline/contract/documents/document.path';
import { wordOf } from '@loadline/contract/kernel/code';
import type { Finding } from '@loadline/contract/kernel/schema';
import type { Text } from '@loadline/contract/kernel/text';
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
  const rows = content.houses.rows.flatMap(({ id, orderNumber }) =>
    orderNumber === null ? [] : [{ path: `houses.rows.${id}.orderNumber`, orderNumber }],
  );
  if (rows.length === 0) return [];
  const numbers = rows.map(({ orderNumber }) => orderNumber);
  const known = await tx.rows<OrderToBook>(sql`
    select o.order_number as "orderNumber", o.status, o.transport_type as transport,
      (select b.booking_no from booking_of_order(o.org_id, o.id) b where b.booking_id <> ${bookingId}) as "bookedAs"
    from ${orderView} o where o.org_id = ${orgId} and o.order_number = any(${numbers}::text[])`);
  return rows.flatMap(({ path, orderNumber }, at) => {
    const order = known.find((one) => one.orderNumber === orderNumber);
    const twice = numbers.indexOf(orderNumber) < at;
    const flaw = order ? flawOf(order) : new Problem('noOrderOfNumber', { order: orderNumber });
    const says = flaw
      ? both(flaw)
      : twice
        ? both(new Problem('orderTwice', { order: orderNumber }))
        : undefined;
    return says
      ? [{ path, label: labelAt(contentFields, content, path) ?? houseRow.fields.orderNumber.label, says }]
      : [];
  });
}

function both(problem: Problem): Text {
  return { zh: problem.in('zh-cn'), en: problem.in('en') };
}
