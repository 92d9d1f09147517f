import { chargedOrder } from '@loadline/contract/bills/charge-desk';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { bookingView, houseWeightView, orderHouseView } from '../bookings/bookings.rows.public.ts';
import { eventView } from '../events/events.rows.public.ts';
import { departsOn, flightView } from '../flights/flights.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { productNameEn } from '../ops/products.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { rateOfDay } from './exchange-rates.queries.ts';

/** Charges `c`, each with what it is worth in the base currency: as fixed when it was billed, else by the rate of its day. */
export const pricedCharges = sql`(select w.*, coalesce(w.fixed_base, round(w.order_fee * w.rate, 2)) as base_amount, w.checked_at is not null as checked
  from (select h.org_id, h.id, h.version, h.order_id, h.bill_id, h.house_no, h.fee_date, h.fee_type, h.fee_zh, h.fee_en, h.unit_name, h.billing_weight, h.quantity,
      h.unit_fee, h.currency, h.order_fee, h.source, h.reason, h.checked_at, h.position, h.created_at, h.base_amount as fixed_base,
      coalesce(h.rate, ${rateOfDay(sql`h.currency`, sql`h.fee_date`)}) as rate,
      (select b.bill_no from bill b where b.org_id = h.org_id and b.id = h.bill_id) as bill_no
    from charge h) w) c`;

/** What stands on the charges of the order `o`. */
const sumsOfOrder = sql`(select count(*)::int as lines, count(*) filter (where c.bill_id is null and not c.checked)::int as unchecked,
    count(*) filter (where c.bill_id is null)::int as unbilled, case when bool_and(c.base_amount is not null) then sum(c.base_amount) end as base_amount
  from ${pricedCharges} where c.org_id = o.org_id and c.order_id = o.id)`;

/** Orders `o` with what is charged for each; `x` is when one came so far that it can be billed. */
function charged(from: Sql, where: Sql): Sql {
  return sql`(select o.org_id, o.id, o.order_number, o.status, o.channel_name, ${productNameEn(sql`o.channel_name`)} as channel_name_en,
    o.charging_weight, o.charging_unit, g.name_zh as customer, g.name_en as customer_en, n.lines, n.unchecked, n.base_amount,
    coalesce(x.since, o.status_date) as since, coalesce(x.version, 0) as version, x.card_id, case when n.lines = 0 then x.gap end as gap,
    case when n.lines = 0 then 'open' when n.unchecked > 0 then 'unchecked' when n.unbilled > 0 then 'checked' else 'billed' end as state,
    o.origin, o.destination_country, o.order_time, o.trust_id, o.gross_weight, o.volume, o.actual_weight, o.actual_volume, o.weighbridge_weight
  from ${from} join ${organisationView} g on g.org_id = o.org_id cross join lateral ${sumsOfOrder} n where ${where}) r`;
}

/** Those that can be billed; a cancelled one only where something was charged for it. */
export const ordersToCharge = charged(
  sql`order_charging x join ${orderView} o on o.org_id = x.org_id and o.id = x.order_id`,
  sql`not (o.status = 'CANCELLED' and n.lines = 0)`,
);

/** Those of any stage that a condition names. */
export function ordersNamed(which: Sql): Sql {
  return charged(
    sql`${orderView} o left join order_charging x on x.org_id = o.org_id and x.order_id = o.id`,
    which,
  );
}

export const chargedOrderRow = jsonOf(chargedOrder.fields, 'r');

const bookingsOfOrder = sql`${orderHouseView} h join ${bookingView} b on b.org_id = h.org_id and b.id = h.booking_id`;

/** When the order `r` departed by its events, else by its flights. */
export const departedOn = sql`coalesce(
  (select min((e.occurred_at at time zone e.zone)::date) from ${eventView} e where e.org_id = r.org_id and e.subject = 'order' and e.subject_id = r.id
    and e.stage = 'DEPARTED' and e.classifier = 'ACT' and e.voided_by is null),
  (select min((f.atd at time zone f.origin_zone)::date) from ${bookingsOfOrder} join ${flightView} f on f.id = b.flight_id
    where h.org_id = r.org_id and h.order_id = r.id))`;

/** When it is to depart by its bookings. */
export const departurePlanned = sql`(select min(${departsOn(sql`b`)}) from ${bookingsOfOrder}
  where h.org_id = r.org_id and h.order_id = r.id)`;

const houses = sql`${houseWeightView} h where h.org_id = r.org_id and h.order_id = r.id`;

/** What was booked for it, in kilograms. */
const bookedWeight = sql`(select sum(h.booking_gross_weight) from ${houses})`;

/** The weights of the order `r`, each from who knows it. */
export const weightsOfOrder: Record<string, Sql> = {
  declared: sql`r.gross_weight::text`,
  booked: sql`(${bookedWeight})::text`,
  measured: sql`r.actual_weight::text`,
  weighed: sql`r.weighbridge_weight::text`,
  cubicMetres: sql`coalesce(r.actual_volume, r.volume)::text`,
  isMeasured: sql`r.actual_volume is not null`,
  charged: sql`r.charging_weight::text`,
  billed: sql`(select max(c.billing_weight)::text from charge c where c.org_id = r.org_id and c.order_id = r.id and c.bill_id is not null)`,
  unit: sql`r.charging_unit`,
};

/** Whether a house waybill is one of the order's. */
export function isHouseOf(order: { readonly orgId: string; readonly id: string }, no: string): Sql {
  return sql`exists (select from ${houseWeightView} h where h.org_id = ${order.orgId} and h.order_id = ${order.id} and h.hawb_no = ${no})`;
}
