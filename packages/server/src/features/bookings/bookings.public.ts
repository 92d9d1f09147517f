import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { groundStatuses } from '@loadline/contract/codes/waybill-status';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { exact, fixed, plus, zero } from '@loadline/contract/kernel/decimal';
import type { RowOf } from '../../kernel/columns.ts';
import { json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { departsOn } from '../flights/flights.rows.public.ts';
import { weighingOf } from '../rates/rates.public.ts';
import type { FoundBooking } from './bookings.found.ts';
import { contentOf } from './bookings.rows.public.ts';

export type { BookedOnto, Waybills } from './bookings.confirm.commands.ts';

/** Pieces, kilograms and cubic metres, decimals as text. */
export interface HouseFigures {
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
}

/** Sums; null when one of them is not told yet, or there is none. */
export function sumOf(parts: readonly (HouseFigures | null)[]): HouseFigures | null {
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length || known.length === 0) return null;
  const sum = (key: 'grossWeight' | 'volume') =>
    fixed(known.map((part) => exact(part[key])).reduce(plus, zero), 3);
  return {
    pieces: known.reduce((total, { pieces }) => total + pieces, 0),
    grossWeight: sum('grossWeight'),
    volume: sum('volume'),
  };
}

/** A house waybill as booked, as the warehouse measured it, and as the weighbridge did; null until somebody has. */
export interface HouseOnWaybill {
  readonly hawbId: string;
  readonly hawbNo: string | null;
  readonly shipBill: string | null;
  readonly sealNo: string | null;
  readonly customsType: string | null;
  readonly orderId: string | null;
  /** How many the order was booked with where this carries but some of them. */
  readonly orderPieces: number | null;
  /** The English names of what its order holds, and the FBA shipments that it is. */
  readonly goods: readonly string[];
  readonly fbaNo: string | null;
  readonly booked: HouseFigures;
  readonly warehouse: HouseFigures | null;
  readonly weighbridge: HouseFigures | null;
}

/** A booking on a master waybill: whose it is, what was booked, what was accepted, and its house waybills. */
export interface BookingOnWaybill {
  readonly orgId: string;
  readonly id: string;
  readonly bookingNo: string;
  readonly createdBy: string;
  readonly content: BookingContent;
  readonly flightId: string | null;
  readonly accepted: HouseFigures;
  /** What it is billed by as booked; null where the airline accepted something else. */
  readonly bookedWeight: string | null;
  /** What it is billed by what the warehouse has of it; null until the warehouse has all. */
  readonly measuredWeight: string | null;
  /** What those two are in. */
  readonly billingUnit: WeightUnit;
  readonly rule: WeightRule;
  readonly houses: readonly HouseOnWaybill[];
}

/** What was measured, or null. */
function figuresOr(pieces: Sql, grossWeight: Sql, volume: Sql): Sql {
  return sql`case when ${pieces} is not null then json_build_object('pieces', ${pieces}, 'grossWeight', trim_scale(${grossWeight})::text,
    'volume', trim_scale(${volume})::text) end`;
}

/** The bookings on a master waybill that this transaction may see, by their numbers: all of them for staff who may see waybills. */
export async function bookingsOf(tx: Pick<Tx, 'rows'>, mawbId: string): Promise<BookingOnWaybill[]> {
  const rows = await tx.rows(sql.type({
    orgId: text,
    id: text,
    content: json<BookingContent>(),
    bookingNo: text,
    houses: json<readonly HouseOnWaybill[]>(),
    createdBy: text,
    accepted: json<HouseFigures>(),
    flightId: orNull(text),
    bookedWeight: orNull(text),
    measuredWeight: orNull(text),
    billingUnit: textOf<WeightUnit>(),
    weighing: orNull(json<(Omit<BookingOnWaybill, 'rule'> & Pick<FoundBooking, 'weighing'>)['weighing']>()),
  })`
    select b.org_id as "orgId", b.id, b.booking_no as "bookingNo", b.created_by as "createdBy", ${contentOf(sql`b`)} as content, b.flight_id as "flightId",
      case when (coalesce(b.accepted_gross_weight, b.gross_weight), coalesce(b.accepted_volume, b.volume)) = (b.gross_weight, b.volume)
        then trim_scale(b.billing_weight)::text end as "bookedWeight", trim_scale(b.wms_billing_weight)::text as "measuredWeight", b.billing_unit as "billingUnit",
      ${weighingOf(sql`b.product`, sql`b.origin`, departsOn(sql`b`))} as weighing,
      json_build_object('pieces', coalesce(b.accepted_pieces, b.quantity), 'grossWeight', trim_scale(coalesce(b.accepted_gross_weight, b.gross_weight))::text,
        'volume', trim_scale(coalesce(b.accepted_volume, b.volume))::text) as accepted,
      coalesce((select json_agg(json_build_object('hawbId', h.id::text, 'hawbNo', h.hawb_no, 'shipBill', h.ship_bill, 'sealNo', h.seal_no,
          'customsType', h.customs_type, 'orderId', h.order_id::text, 'orderPieces', h.order_pieces,
          'goods', coalesce(c.goods, '{}'), 'fbaNo', c.fba_no, 'booked', json_build_object('pieces', h.booking_pkgs_num,
          'grossWeight', trim_scale(h.booking_gross_weight)::text, 'volume', trim_scale(h.booking_volume)::text),
          'warehouse', ${figuresOr(sql`w.pieces`, sql`w.gross_weight`, sql`w.volume`)},
          'weighbridge', ${figuresOr(sql`h.weighed_pkgs_num`, sql`h.weighed_gross_weight`, sql`h.weighed_volume`)}) order by h.position)
        from houses_on(${mawbId}) h left join lateral warehouse_of(h) w on true left join lateral contents_of(h) c on true where h.org_id = b.org_id and h.booking_id = b.id), '[]') as houses
    from bookings_on(${mawbId}) b order by b.booking_no`);
  return rows.map(({ weighing, ...booking }) => ({ ...booking, rule: productWeightRule('1', weighing) }));
}

/** A booking that is to fly with a flight and has not left: whose it is, and the room that it takes, kg and m³. */
export const bookingOnFlightColumns = { orgId: text, id: text, bookingNo: text, kg: text, cbm: text };
export type BookingOnFlight = RowOf<typeof bookingOnFlightColumns>;

/** The bookings of a flight that have not left, waiting or booked, by their numbers; of the customers that this transaction serves. */
export function bookingsOnFlight(tx: Pick<Tx, 'rows'>, flightId: string): Promise<BookingOnFlight[]> {
  return tx.rows(sql.type(bookingOnFlightColumns)`
    select b.org_id::text as "orgId", b.id::text as id, b.booking_no as "bookingNo",
      trim_scale(coalesce(h.kg, b.accepted_gross_weight, b.gross_weight))::text as kg, trim_scale(coalesce(h.cbm, b.accepted_volume, b.volume))::text as cbm
    from booking b left join lateral held_of(b.org_id, b.id) h on true
    where b.flight_id = ${flightId} and b.status = any(${groundStatuses}::text[]) order by b.booking_no`);
}

/** A booking that goes on a waybill, locked. */
export function bookingToPut(
  tx: Pick<Tx, 'one'>,
  { orgId, bookingId }: { readonly orgId: string; readonly bookingId: string },
): Promise<{ readonly bookingNo: string; readonly createdBy: string; readonly content: BookingContent }> {
  return tx.one(sql.type({ bookingNo: text, createdBy: text, content: json<BookingContent>() })`
    select b.booking_no as "bookingNo", b.created_by as "createdBy", ${contentOf(sql`b`)} as content from booking b
    where b.org_id = ${orgId} and b.id = ${bookingId} for update`);
}
