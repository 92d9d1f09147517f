import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import { whole } from '@loadline/contract/kernel/field';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { writtenRows } from '../../kernel/written.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { FoundBooking } from './bookings.found.ts';

const { orderNumber: orderOfHouse, ...ownFields } = houseRow.fields;
const position = whole({ label: houseRow.label });

/** The house waybills of what is handed in, in place of those of an earlier time. An order flies with one booking. */
export async function writeHouses(tx: Tx, { orgId, booking, content }: FoundBooking): Promise<void> {
  const rows = content.houses.rows;
  await requireFree(tx, orgId, booking.id, rows);
  await tx.rows(sql`delete from hawb h where h.org_id = ${orgId} and h.booking_id = ${booking.id}`);
  const placed = rows.map((row, at) => ({ ...row, position: at + 1 }));
  const house = writtenRows({ ...ownFields, position }, placed, 'x', {
    orderNumber: orderOfHouse,
  });
  const written = await tx.rows(sql`
    insert into hawb (org_id, booking_id, order_id, ${house.columns})
    select ${orgId}, ${booking.id}, o.id, ${house.values} from ${house.rows}
    left join ${orderView} o on o.org_id = ${orgId} and o.order_number = x."orderNumber"
    on conflict do nothing returning id`);
  // The id of another booking's row, or an order that somebody has booked this very moment.
  if (written.length < rows.length) throw new Problem('stale');
}

async function requireFree(
  tx: Tx,
  orgId: string,
  bookingId: string,
  rows: readonly HouseRow[],
): Promise<void> {
  const numbers = rows.flatMap(({ orderNumber }) => (orderNumber === null ? [] : [orderNumber]));
  if (numbers.length === 0) return;
  const [taken] = await tx.rows<{ order: string; no: string }>(sql`
    select o.order_number as "order", b.booking_no as no from ${orderView} o cross join lateral booking_of_order(o.org_id, o.id) b
    where o.org_id = ${orgId} and o.order_number = any(${numbers}::text[]) and b.booking_id <> ${bookingId} limit 1`);
  if (taken) throw new Problem('orderBooked', { order: taken.order, no: taken.no });
}
