import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import { chargedKilograms } from '../../kernel/charged-kilograms.ts';
import type { Sql } from '../../kernel/sql.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';

/** Which events `e` are of these orders: those of the viewer's organisation, or of all customers that the forwarder's people see. */
export type Sight = (orders: Sql) => Sql;

export const ofOwnOrders: Sight = (orders) =>
  sql`${ofViewer('e')} and e.subject_id in (select x.id from ${orders} x)`;
export const ofAnybodys: Sight = (orders) =>
  sql`(e.org_id, e.subject_id) in (select x.org_id, x.id from ${orders} x)`;

const order = sql.lit(`{${stageOrder.join(',')}}`);
export const stagesInOrder = sql`unnest(${order}::text[]) with ordinality as s (stage, place)`;
export const positionOf = (stage: Sql) => sql`array_position(${order}::text[], ${stage})`;

/** Days are days in China, where the orders are placed. */
export const zone = sql`at time zone 'Asia/Shanghai'`;

/** Kilograms of order `o`: what is charged, where that is in kilograms or pounds; before it is known, and by revenue tons, what was weighed or declared. */
export const weight = sql`round(${chargedKilograms(sql`o.charging_weight`, sql`o.charging_unit`, sql`coalesce(o.actual_weight, o.gross_weight)`)}, 1)`;

/** The orders `o` that were placed on these days and still stand. */
export function placedWithin(first: Sql, beyond: Sql): Sql {
  return sql`o.status <> 'CANCELLED' and o.order_time >= ${first}::timestamp ${zone} and o.order_time < ${beyond}::timestamp ${zone}`;
}

/** The day after a span, and the first of the span of the same length before it. */
export function spanOf({ from, to }: { readonly from: string; readonly to: string }) {
  const first = sql`${from}::date`;
  const beyond = sql`(${to}::date + 1)`;
  return { first, beyond, before: sql`(${first} - (${beyond} - ${first}))` };
}

/** What the tables `counted`, `before`, `reached` and `promised` come to. */
export const volumesOf = {
  orders: sql`(select count(*)::int from counted)`,
  ordersBefore: sql`(select count(*)::int from before)`,
  transports: listOf(
    sql`json_build_object('transport', c.transport_type, 'orders', count(*)::int, 'weight', sum(c.weight)::text)`,
    sql`from counted c group by c.transport_type order by sum(c.weight) desc, c.transport_type`,
  ),
  weeks: listOf(
    sql`json_build_object('week', w.week, 'transport', w.transport_type, 'orders', w.orders, 'weight', w.weight::text)`,
    sql`from (select date_trunc('week', c.order_time ${zone})::date as week, c.transport_type, count(*)::int as orders, sum(c.weight) as weight
      from counted c group by 1, 2) w order by w.week, w.transport_type`,
  ),
  onTime: sql`(select json_build_object('arrived', count(*)::int, 'kept', count(*) filter (where ${isKept()})::int)
    from ${arrivals()})`,
};

/** Of an arrival `a` that was promised `p`. */
export function isKept(): Sql {
  return sql`a.day <= p.day + ${policyOf('onTimeDays')}::int`;
}

/** The arrivals `a` of orders that had a day of arrival promised, `p`. */
export function arrivals(): Sql {
  return sql`(select r.id, r.day, r.flight_or_vessel from reached r where r.stage = 'ARRIVED') a join promised p on p.id = a.id`;
}

/** When orders came to each of these stages, by what was recorded, and on which day that was where it happened. */
export function reachedBy(orders: Sql, sight: Sight, stages: readonly Stage[] = stageOrder): Sql {
  return sql`select distinct on (e.subject_id, e.stage) e.subject_id as id, e.stage, e.occurred_at as at, (e.occurred_at at time zone e.zone)::date as day,
      e.flight_or_vessel
    from ${eventView} e where ${standing(orders, sight, 'ACT')} and e.stage = any(${sql.lit(`{${stages.join(',')}}`)}::text[]) order by e.subject_id, e.stage, e.occurred_at`;
}

/** The day of arrival that was promised first. */
export function promisedTo(orders: Sql, sight: Sight): Sql {
  return sql`select distinct on (e.subject_id) e.subject_id as id, (e.occurred_at at time zone e.zone)::date as day
    from ${eventView} e where ${standing(orders, sight, 'EST')} and e.stage = 'ARRIVED' order by e.subject_id, e.created_at, e.event_id`;
}

function standing(orders: Sql, sight: Sight, classifier: 'ACT' | 'EST'): Sql {
  return sql`${sight(orders)} and e.subject = 'order' and e.classifier = ${sql.lit(classifier)} and e.voided_by is null`;
}

export function listOf(item: Sql, rows: Sql): Sql {
  return sql`(select coalesce(json_agg(l.item), '[]') from (select ${item} as item ${rows}) l)`;
}
