import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** Bookings that whoever asks may see: what other subjects read of one. */
export const bookingView = sql`(select b.org_id, b.id, b.booking_no, b.status, b.version, b.content, b.quantity, b.gross_weight, b.volume, b.billing_weight, b.billing_unit,
  b.product, b.origin, b.destination, b.reserved_flight, b.flight_date, b.flight_id, b.mawb_id, b.mawb_no, b.trust_id, b.submitted_at, b.decided_at, b.updated_at, b.search_text
  from booking b)`;

/** What row `b` books, with the product under the name that it has now. */
export function contentOf(b: Sql): Sql {
  return sql`jsonb_set(${b}.content, '{flight,product}', coalesce(to_jsonb(${b}.product), 'null'))`;
}

/** Their house waybills. */
export const houseView = sql`(select h.org_id, h.id, h.booking_id, h.order_id, h.hawb_no from hawb h)`;

/** What was booked under each of them. */
export const houseWeightView = sql`(select h.org_id, h.order_id, h.hawb_no, h.booking_gross_weight from hawb h)`;

/** The same as they are found by their orders: those of whole orders and those of parts have an index each. */
export const orderHouseView = sql`(select h.org_id, h.id, h.booking_id, h.order_id from hawb h where h.order_id is not null and h.order_pieces is null
  union all select h.org_id, h.id, h.booking_id, h.order_id from hawb h where h.order_pieces is not null)`;

/** Whether order `o` is on a booking. */
export function isBookedOn(orgId: string, bookingId: string): Sql {
  return sql`o.org_id = ${orgId} and o.id in (select h.order_id from ${orderHouseView} h where h.org_id = ${orgId} and h.booking_id = ${bookingId})`;
}
