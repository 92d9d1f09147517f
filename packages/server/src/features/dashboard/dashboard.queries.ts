import { stageOrder } from '@loadline/contract/codes/stage';
import type { Dashboard, readDashboard } from '@loadline/contract/dashboard/dashboard.api';
import { rowsOfDashboard } from '@loadline/contract/dashboard/dashboard.api';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { chargedKilograms } from '../../kernel/charged-kilograms.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { eventView } from '../events/events.rows.public.ts';
import { sheetView } from '../exceptions/exceptions.rows.public.ts';
import { productNameEn } from '../ops/products.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { policyOf } from '../policies/policies.public.ts';

type Asked = QueryOf<typeof readDashboard>;

const order = sql.lit(`{${stageOrder.join(',')}}`);
const position = (stage: Sql) => sql`array_position(${order}::text[], ${stage})`;

/** Days are days in China, where the orders are placed. */
const zone = sql`at time zone 'Asia/Shanghai'`;

/** Kilograms: what is charged, where that is in kilograms or pounds; before it is known, and by revenue tons, what was weighed or declared. */
const weight = sql`round(${chargedKilograms(sql`o.charging_weight`, sql`o.charging_unit`, sql`coalesce(o.actual_weight, o.gross_weight)`)}, 1)`;

const figuresOf = {
  asOf: isoOf(sql`now()`),
  orders: sql`(select count(*)::int from counted)`,
  ordersBefore: sql`(select count(*)::int from before)`,
  stages: listOf(
    sql`json_build_object('stage', s.stage, 'reached', count(c.id)::int, 'standing', count(c.id) filter (where c.status = s.stage)::int)`,
    sql`from unnest(${order}::text[]) with ordinality as s (stage, place) left join counted c on c.place >= s.place group by s.stage, s.place order by s.place`,
  ),
  transports: listOf(
    sql`json_build_object('transport', c.transport_type, 'orders', count(*)::int, 'weight', sum(c.weight)::text)`,
    sql`from counted c group by c.transport_type order by sum(c.weight) desc, c.transport_type`,
  ),
  channels: listOf(
    sql`json_build_object('name', c.channel_name, 'nameEn', ${productNameEn(sql`c.channel_name`)}, 'orders', count(*)::int)`,
    sql`from counted c group by c.channel_name order by count(*) desc, c.channel_name limit ${sql.lit(rowsOfDashboard.channels)}`,
  ),
  waits: listOf(
    sql`json_build_object('stage', w.stage, 'orders', count(*)::int, 'hours', round((extract(epoch from avg(w.until - w.at)) / 3600)::numeric, 1)::text)`,
    sql`from (select r.stage, r.at, lead(r.at) over (partition by r.id order by ${position(sql`r.stage`)}) as until from reached r) w
      where w.until >= w.at group by w.stage order by ${position(sql`w.stage`)}`,
  ),
  countries: listOf(
    sql`json_build_object('country', c.country, 'orders', c.orders, 'before',
      (select count(*)::int from before b where b.destination_country = c.country))`,
    sql`from (select c.destination_country as country, count(*)::int as orders from counted c group by 1) c
      order by c.orders desc, c.country limit ${sql.lit(rowsOfDashboard.countries)}`,
  ),
  weeks: listOf(
    sql`json_build_object('week', w.week, 'transport', w.transport_type, 'orders', w.orders, 'weight', w.weight::text)`,
    sql`from (select date_trunc('week', c.order_time ${zone})::date as week, c.transport_type, count(*)::int as orders, sum(c.weight) as weight
      from counted c group by 1, 2) w order by w.week, w.transport_type`,
  ),
  transit: listOf(
    sql`json_build_object('name', t.channel_name, 'nameEn', ${productNameEn(sql`t.channel_name`)}, 'orders', t.orders,
      'half', round((t.half / 86400)::numeric, 1)::text, 'most', round((t.most / 86400)::numeric, 1)::text)`,
    sql`from (select c.channel_name, count(*)::int as orders, percentile_cont(0.5) within group (order by d.took) as half,
        percentile_cont(0.9) within group (order by d.took) as most
      from counted c cross join lateral (
        select extract(epoch from max(r.at) filter (where r.stage = 'SIGNED') - max(r.at) filter (where r.stage = 'WH_IN')) as took
        from reached r where r.id = c.id) d
      where d.took >= 0 group by c.channel_name) t
      order by t.orders desc, t.channel_name limit ${sql.lit(rowsOfDashboard.transit)}`,
  ),
  onTime: sql`(select json_build_object('arrived', count(*)::int,
      'kept', count(*) filter (where a.day <= p.day + ${policyOf('onTimeDays')}::int)::int)
    from (select r.id, r.day from reached r where r.stage = 'ARRIVED') a join promised p on p.id = a.id)`,
  expected: listOf(
    sql`json_build_object('day', u.eta, 'orders', count(*)::int)`,
    sql`from under_way u where u.eta between (now() ${zone})::date and (now() ${zone})::date + 6 group by u.eta order by u.eta`,
  ),
  moved: listOf(
    sql`json_build_object('no', m.order_number, 'was', m.was, 'now', m.eta)`,
    sql`from moved m order by abs(m.eta - m.was) desc, m.order_number limit ${sql.lit(rowsOfDashboard.moved)}`,
  ),
  movedAll: sql`(select count(*)::int from moved)`,
  exceptions: listOf(
    sql`json_build_object('kind', s.kind, 'open', count(*)::int, 'oldest', ${isoOf(sql`min(s.opened_at)`)})`,
    sql`from ${sheetView} s where ${ofViewer('s')} and s.state = any(${sql.lit(`{${openStates.join(',')}}`)}::text[]) group by s.kind order by count(*) desc, s.kind`,
  ),
} satisfies Record<keyof Dashboard, Sql>;

/** The viewer's shipments in figures, all of one moment. */
export function dashboardOf(db: Database, viewer: Viewer, { from, to, channel }: Asked): Promise<RawJson> {
  const placed = (first: Sql, beyond: Sql) =>
    allOf([
      ofViewer('o'),
      sql`o.status <> 'CANCELLED'`,
      sql`o.order_time >= ${first}::timestamp ${zone} and o.order_time < ${beyond}::timestamp ${zone}`,
      ...(channel === null ? [] : [sql`o.channel_name = ${channel}`]),
    ]);
  const first = sql`${from}::date`;
  const beyond = sql`(${to}::date + 1)`;
  const keys = Object.entries(figuresOf).map(([key, value]) => sql`${sql.lit(key)}, ${value}`);
  return db.readJson(
    viewer,
    sql`
    with counted as materialized (
      select o.id, o.status, case o.status when 'CLOSED' then ${stageOrder.length} else ${position(sql`o.status`)} end as place, o.transport_type, o.channel_name,
        o.destination_country, o.order_time, ${weight} as weight
      from ${orderView} o where ${placed(first, beyond)}),
    before as materialized (
      select o.id, o.destination_country from ${orderView} o where ${placed(sql`(${first} - (${beyond} - ${first}))`, first)}),
    under_way as materialized (
      select o.id, o.order_number, o.eta from ${orderView} o
      where ${ofViewer('o')} and o.status <> 'CANCELLED' and ${position(sql`o.status`)} < ${position(sql`'ARRIVED'`)} and o.eta is not null),
    reached as materialized (${reached(sql`counted`)}),
    promised as materialized (${promised(sql`counted`)}),
    moved as materialized (
      select u.order_number, u.eta, p.day as was from under_way u join (${promised(sql`under_way`)}) p on p.id = u.id where p.day <> u.eta)
    select json_build_object(${sql.join(keys)})::text`,
  );
}

/** When orders came to each stage, by what was recorded, and on which day that was where it happened. */
function reached(orders: Sql): Sql {
  return sql`select distinct on (e.subject_id, e.stage) e.subject_id as id, e.stage, e.occurred_at as at, (e.occurred_at at time zone e.zone)::date as day
    from ${eventView} e where ${standing(orders, 'ACT')} and e.stage is not null order by e.subject_id, e.stage, e.occurred_at`;
}

/** The day of arrival that was promised first. */
function promised(orders: Sql): Sql {
  return sql`select distinct on (e.subject_id) e.subject_id as id, (e.occurred_at at time zone e.zone)::date as day
    from ${eventView} e where ${standing(orders, 'EST')} and e.stage = 'ARRIVED' order by e.subject_id, e.created_at, e.event_id`;
}

function standing(orders: Sql, classifier: 'ACT' | 'EST'): Sql {
  return sql`${ofViewer('e')} and e.subject = 'order' and e.subject_id in (select x.id from ${orders} x) and e.classifier = ${sql.lit(classifier)} and e.voided_by is null`;
}

function listOf(item: Sql, rows: Sql): Sql {
  return sql`(select coalesce(json_agg(l.item), '[]') from (select ${item} as item ${rows}) l)`;
}
