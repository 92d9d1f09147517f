import { billedAsWhole, bookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { MeasuredLine } from '@loadline/contract/receipts/measured';
import { chargeableOf } from '@loadline/contract/receipts/measured';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { departsOn } from '../flights/flights.rows.public.ts';
import { chargeOrders } from '../orders/orders.charged.public.ts';
import { receiptView } from '../receipts/receipts.rows.public.ts';
import type { HouseFigures } from './bookings.public.ts';
import { contentOf } from './bookings.rows.public.ts';
import { ruleOf } from './bookings.write.commands.ts';

/** A house waybill with what is said to have been measured of it; nulls where nothing is. */
export type SettledHouse = { readonly hawbId: string } & {
  readonly [figure in keyof HouseFigures]: HouseFigures[figure] | null;
};

/** Writes what somebody tells of house waybills of a master waybill, of the warehouse or the weighbridge; what bookings are billed by it follows. */
export async function settleHouseFigures(
  tx: Pick<Tx, 'one' | 'rows'>,
  {
    mawbId,
    side,
    houses,
  }: {
    readonly mawbId: string;
    readonly side: 'warehouse' | 'weighbridge';
    readonly houses: readonly SettledHouse[];
  },
): Promise<void> {
  await tx.rows(sql`select from settle_houses(${mawbId}, ${side}, ${JSON.stringify(houses)}::jsonb)`);
  if (side === 'warehouse') await weighBookings(tx, sql`b.mawb_id = ${mawbId}`);
}

/** Writes what the bookings `b` that a condition names are billed by what warehouses have of them now. */
export async function weighBookings(tx: Pick<Tx, 'one' | 'rows'>, which: Sql): Promise<void> {
  for (const booking of await measuredBookings(tx, which)) {
    const weight = await measuredWeight(tx, booking);
    await tx.rows(sql`
      update booking b set wms_billing_weight = ${weight} where b.org_id = ${booking.orgId} and b.id = ${booking.id}
        and b.wms_billing_weight is distinct from ${weight}`);
  }
}

/**
 * What departs on another day is charged by what holds on that: what was booked on a waybill, what warehouses have of it, and
 * its orders.
 * What the customers are billed of the waybill is the caller's to follow.
 */
export function chargeByDeparture(tx: Pick<Tx, 'one' | 'rows'>, mawbId: string): Promise<void> {
  return chargeBookings(tx, sql`b.mawb_id = ${mawbId}`);
}

/** Writes what the bookings `b` that a condition names are charged by, booked and measured, and their orders. */
export async function chargeBookings(tx: Pick<Tx, 'one' | 'rows'>, which: Sql): Promise<void> {
  const booked = await tx.rows(sql.type({
    orgId: text,
    id: text,
    content: json<BookingContent>(),
    day: orNull(text),
  })`
    select b.org_id::text as "orgId", b.id::text as id, ${contentOf(sql`b`)} as content, ${departsOn(sql`b`)}::text as day from booking b where ${which}`);
  for (const { orgId, id, content, day } of booked) {
    const rule = await ruleOf(tx, { ...content.flight, flightDate: day });
    const { billingWeight, unit } = bookingTotals(content, rule);
    await tx.rows(sql`
      update booking b set billing_weight = ${billingWeight}, billing_unit = ${unit} where b.org_id = ${orgId} and b.id = ${id}
        and (b.billing_weight, b.billing_unit) is distinct from (${billingWeight}::numeric, ${unit})`);
  }
  await weighBookings(tx, which);
  await chargeOrders(
    tx,
    sql`(o.org_id, o.id) in (select h.org_id, h.order_id from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id where ${which})`,
  );
}

/** What a booking whose house waybills have just been written is billed by what warehouses have of them. */
export async function weighedAnew(tx: Pick<Tx, 'one' | 'rows'>, bookingId: string): Promise<string | null> {
  const [booking] = await measuredBookings(tx, sql`b.id = ${bookingId}`);
  return booking ? measuredWeight(tx, booking) : null;
}

const measuredBookingColumns = {
  orgId: text,
  id: text,
  flight: json<Pick<BookingContent['flight'], 'product' | 'origin' | 'flightDate'>>(),
  /** Sums of all its house waybills; null while one of them is not measured. */
  grossWeight: orNull(text),
  volume: orNull(text),
  /** What warehouses received for the orders of each house waybill, where that is just what they have of it. */
  received: orNull(json<readonly (readonly MeasuredLine[])[]>()),
};
type MeasuredBooking = RowOf<typeof measuredBookingColumns>;

/** By the rule of its product; null while one of its house waybills is not measured. */
async function measuredWeight(
  tx: Pick<Tx, 'one'>,
  { flight, received, grossWeight, volume }: MeasuredBooking,
): Promise<string | null> {
  if (grossWeight === null || volume === null) return null;
  const rule = await ruleOf(tx, flight);
  return received ? chargeableOf(received.flat(), rule) : billedAsWhole({ grossWeight, volume }, rule);
}

function measuredBookings(tx: Pick<Tx, 'rows'>, which: Sql): Promise<MeasuredBooking[]> {
  return tx.rows(sql.type(measuredBookingColumns)`
    select b.org_id::text as "orgId", b.id::text as id, ${contentOf(sql`b`)} -> 'flight' || jsonb_build_object('flightDate', ${departsOn(sql`b`)}) as flight,
      case when bool_and(w.pieces is not null) then sum(w.gross_weight)::text end as "grossWeight",
      case when bool_and(w.pieces is not null) then sum(w.volume)::text end as volume,
      case when bool_and(h.order_pieces is null and (r.pieces, r.kg) is not distinct from (w.pieces, w.gross_weight))
        then jsonb_agg(r.lines) end as received
    from booking b join hawb h on h.org_id = b.org_id and h.booking_id = b.id left join lateral warehouse_of(h) w on true
    left join lateral (
      select sum((line ->> 'pieces')::int)::int as pieces, sum((line ->> 'weight')::numeric) as kg, jsonb_agg(line) as lines
      from ${receiptView} x, jsonb_array_elements(x.lines) line
      where x.org_id = h.org_id and x.order_id = h.order_id and x.state = 'RECEIVED') r on true
    where ${which} group by b.org_id, b.id`);
}
