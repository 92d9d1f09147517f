import { booking } from '@loadline/contract/bookings/booking';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { hasLostFlight } from '../flights/flights.public.ts';
import { flightView } from '../flights/flights.rows.public.ts';
import { makerName } from '../ops/people.public.ts';
import { productNameEn } from '../ops/products.public.ts';
import { policyOf } from '../policies/policies.public.ts';
import { contentOf } from './bookings.rows.public.ts';

/** Days in filters and numbers are days in China, where the bookings are made. */

export const contentJson = contentOf(sql`r`);

const orderNumbers = sql`coalesce((select jsonb_agg(x.house -> 'orderNumber') from jsonb_array_elements(r.content #> '{houses,rows}') x (house)
  where x.house ->> 'orderNumber' is not null), '[]')`;

/** Its house waybills: rows under one number are one, and all of them where that is wanted. */
export const houseWaybills = sql`(select count(distinct case when (r.content #>> '{houses,together}')::boolean then ''
    else coalesce(plain_number(x.house ->> 'hawbNo'), x.house ->> 'id') end)::int from jsonb_array_elements(r.content #> '{houses,rows}') x (house))`;

/** What a list and the head of a page show of the booking `r` beside its own columns. */
const computedOfBooking = {
  productEn: productNameEn(sql`r.product`),
  orders: orderNumbers,
  houses: houseWaybills,
  createdBy: makerName(sql`r`),
  // Laid over it by `slotJson` and `warehouseJson`, each of which is asked once for all of its figures.
  reservedKg: sql`null::text`,
  reservedCbm: sql`null::text`,
  slotMaxKg: sql`null::text`,
  slotTakenKg: sql`null::text`,
  slotRemainingKg: sql`null::text`,
  flightCancelled: hasLostFlight,
  departed: sql`coalesce((select f.atd is not null or f.etd <= now() from ${flightView} f where f.id = r.flight_id), false)`,
  wmsTolerance: policyOf('receipt'),
  wmsQuantity: sql`null::int`,
  wmsGrossWeight: sql`null::text`,
  wmsVolume: sql`null::text`,
  wmsBillingWeight: sql`null::text`,
};

/** What it holds on a flight that flies, and how its slot stands while that still says something. */
const slotJson = sql`coalesce((select jsonb_build_object('reservedKg', h.kg::text, 'reservedCbm', h.cbm::text) from held_of(r.org_id, r.id) h
    join ${flightView} f on f.id = h.flight_id and f.state <> 'CANCELLED'), '{}') ||
  coalesce((select jsonb_build_object('slotMaxKg', m.max_kg::text, 'slotTakenKg', m.taken_kg::text, 'slotRemainingKg', m.remaining_kg::text)
    from ${flightView} f cross join lateral slot_room(f.id, r.org_id) m where f.id = r.flight_id and f.atd is null and f.etd > now() and f.state <> 'CANCELLED' and r.status <> '0'), '{}')`;

/** What the warehouse has measured, once it has measured all of it; billed by the rule of the product. */
const warehouseJson = sql`coalesce((select jsonb_build_object('wmsQuantity', w.pieces, 'wmsGrossWeight', w.kg::text, 'wmsVolume', w.cbm::text,
    'wmsBillingWeight', r.wms_billing_weight::text)
  from (select sum(w.pieces)::int as pieces, sum(w.gross_weight) as kg, sum(w.volume) as cbm
    from hawb h left join lateral warehouse_of(h) w on true
    where h.org_id = r.org_id and h.booking_id = r.id having bool_and(w.pieces is not null)) w), '{}')`;

/** The booking `r` as its lists show it. */
export const rowJson = sql`(${jsonOf(booking.fields, 'r', computedOfBooking)}::jsonb || ${slotJson} || ${warehouseJson})`;
