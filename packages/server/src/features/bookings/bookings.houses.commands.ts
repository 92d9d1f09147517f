import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { FoundBooking } from './bookings.found.ts';

/** The house waybills of what is handed in, in place of those of an earlier time. An order flies with one booking. */
export async function writeHouses(tx: Tx, { orgId, booking, content }: FoundBooking): Promise<void> {
  const rows = content.houses.rows;
  await requireFree(tx, orgId, booking.id, rows);
  await tx.rows(sql`delete from hawb h where h.org_id = ${orgId} and h.booking_id = ${booking.id}`);
  const written = await tx.rows(sql`
    insert into hawb (org_id, id, booking_id, position, hawb_no, ship_bill, seal_no, booking_pkgs_num, booking_gross_weight, booking_volume, customs_type, order_id)
    select ${orgId}, x.id, ${booking.id}, x.place, x."hawbNo", x."shipBill", x."sealNo", x."bookingPkgsNum", x."bookingGrossWeight", x."bookingVolume",
      x."customsType", o.id
    from jsonb_to_recordset(${JSON.stringify(rows.map((row, at) => ({ ...row, place: at + 1 })))}::jsonb) as x (id uuid, place integer, "hawbNo" text,
      "shipBill" text, "sealNo" text, "bookingPkgsNum" integer, "bookingGrossWeight" numeric, "bookingVolume" numeric, "customsType" text, "orderNumber" text)
    left join orders o on o.org_id = ${orgId} and o.order_number = x."orderNumber"
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
    select o.order_number as "order", b.booking_no as no from orders o cross join lateral booking_of_order(o.org_id, o.id) b
    where o.org_id = ${orgId} and o.order_number = any(${numbers}::text[]) and b.booking_id <> ${bookingId} limit 1`);
  if (taken) throw new Problem('orderBooked', { order: taken.order, no: taken.no });
}
