import { stageOrder } from '@loadline/contract/codes/stage';
import { chargedKilograms } from '../../kernel/charged-kilograms.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { eventView } from '../events/events.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';

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

/** What the tables `counted`, `before` and `arrivals` come to. */
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
    from arrivals a where a.promised is not null)`,
};

/** Whether the arrival `a` kept its first promise. */
export function isKept(): Sql {
  return sql`a.day <= a.promised + ${policyOf('onTimeDays')}::int`;
}

const recorded = sql`e.subject = 'order' and e.voided_by is null`;
const localDay = sql`(e.occurred_at at time zone e.zone)::date`;

/** When the orders of `counted` came to each stage, by what was recorded. */
export const reached = sql`select distinct on (x.id, e.stage) x.id, x.channel_name, e.stage, e.occurred_at as at
  from counted x join ${eventView} e on e.org_id = x.org_id and e.subject_id = x.id
  where ${recorded} and e.classifier = 'ACT' and e.stage = any(${order}::text[]) order by x.id, e.stage, e.occurred_at`;

/**
 * The orders of a table, each with the day there on which it arrived and the one that was promised first. Each order is looked
 * up by itself: how many events an order has, PostgreSQL does not know of a table that it has just made.
 */
export function withArrival(orders: Sql): Sql {
  return sql`select x.*, a.day, a.promised, a.flight from ${orders} x cross join lateral (
      select (array_agg(${localDay} order by e.occurred_at) filter (where e.classifier = 'ACT'))[1] as day,
        (array_agg(${localDay} order by e.created_at, e.event_id) filter (where e.classifier = 'EST'))[1] as promised,
        (array_agg(e.flight_or_vessel order by e.occurred_at) filter (where e.classifier = 'ACT'))[1] as flight
      from ${eventView} e where e.org_id = x.org_id and e.subject_id = x.id and e.stage = 'ARRIVED' and ${recorded}) a`;
}

export function listOf(item: Sql, rows: Sql): Sql {
  return sql`(select coalesce(json_agg(l.item), '[]') from (select ${item} as item ${rows}) l)`;
}
