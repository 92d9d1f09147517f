import { stageOrder } from '@loadline/contract/codes/stage';
import type { Dashboard, readDashboard } from '@loadline/contract/dashboard/dashboard.api';
import { rowsOfDashboard } from '@loadline/contract/dashboard/dashboard.api';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { sheetView } from '../exceptions/exceptions.rows.public.ts';
import { productNameEn } from '../ops/products.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import {
  listOf,
  placedWithin,
  positionOf,
  reached,
  spanOf,
  stagesInOrder,
  volumesOf,
  weight,
  withArrival,
  zone,
} from './dashboard.counted.queries.ts';

type Asked = QueryOf<typeof readDashboard>;

const figuresOf = {
  asOf: isoOf(sql`now()`),
  ...volumesOf,
  stages: listOf(
    sql`json_build_object('stage', s.stage, 'reached', count(c.id)::int, 'standing', count(c.id) filter (where c.status = s.stage)::int)`,
    sql`from ${stagesInOrder} left join counted c on c.place >= s.place group by s.stage, s.place order by s.place`,
  ),
  channels: listOf(
    sql`json_build_object('name', c.channel_name, 'nameEn', ${productNameEn(sql`c.channel_name`)}, 'orders', count(*)::int)`,
    sql`from counted c group by c.channel_name order by count(*) desc, c.channel_name limit ${sql.lit(rowsOfDashboard.channels)}`,
  ),
  waits: listOf(
    sql`json_build_object('stage', w.stage, 'orders', count(*)::int, 'hours', round((extract(epoch from avg(w.until - w.at)) / 3600)::numeric, 1)::text)`,
    sql`from (select r.stage, r.at, lead(r.at) over (partition by r.id order by ${positionOf(sql`r.stage`)}) as until from reached r) w
      where w.until >= w.at group by w.stage order by ${positionOf(sql`w.stage`)}`,
  ),
  countries: listOf(
    sql`json_build_object('country', c.country, 'orders', c.orders, 'before',
      (select count(*)::int from before b where b.destination_country = c.country))`,
    sql`from (select c.destination_country as country, count(*)::int as orders from counted c group by 1) c
      order by c.orders desc, c.country limit ${sql.lit(rowsOfDashboard.countries)}`,
  ),
  transit: listOf(
    sql`json_build_object('name', t.channel_name, 'nameEn', ${productNameEn(sql`t.channel_name`)}, 'orders', t.orders,
      'half', round((t.half / 86400)::numeric, 1)::text, 'most', round((t.most / 86400)::numeric, 1)::text)`,
    sql`from (select c.channel_name, count(*)::int as orders, percentile_cont(0.5) within group (order by c.took) as half,
        percentile_cont(0.9) within group (order by c.took) as most
      from (select r.id, r.channel_name, extract(epoch from max(r.at) filter (where r.stage = 'SIGNED') - max(r.at) filter (where r.stage = 'WH_IN')) as took
        from reached r group by 1, 2) c
      where c.took >= 0 group by c.channel_name) t
      order by t.orders desc, t.channel_name limit ${sql.lit(rowsOfDashboard.transit)}`,
  ),
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
  const placed = (start: Sql, end: Sql) =>
    allOf([
      ofViewer('o'),
      placedWithin(start, end),
      ...(channel === null ? [] : [sql`o.channel_name = ${channel}`]),
    ]);
  const { first, beyond, before } = spanOf({ from, to });
  const keys = Object.entries(figuresOf).map(([key, value]) => sql`${sql.lit(key)}, ${value}`);
  return db.readJson(
    viewer,
    sql`
    with counted as materialized (
      select o.org_id, o.id, o.status, case o.status when 'CLOSED' then ${stageOrder.length} else ${positionOf(sql`o.status`)} end as place, o.transport_type, o.channel_name,
        o.destination_country, o.order_time, ${weight} as weight
      from ${orderView} o where ${placed(first, beyond)}),
    before as materialized (
      select o.id, o.destination_country from ${orderView} o where ${placed(before, first)}),
    under_way as materialized (
      select o.org_id, o.id, o.order_number, o.eta from ${orderView} o
      where ${ofViewer('o')} and o.status <> 'CANCELLED' and ${positionOf(sql`o.status`)} < ${positionOf(sql`'ARRIVED'`)} and o.eta is not null),
    reached as materialized (${reached}),
    arrivals as materialized (select * from (${withArrival(sql`counted`)}) a where a.day is not null),
    moved as materialized (
      select u.order_number, u.eta, u.promised as was from (${withArrival(sql`under_way`)}) u where u.promised <> u.eta)
    select json_build_object(${sql.join(keys)})::text`,
  );
}
