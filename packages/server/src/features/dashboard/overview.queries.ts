import type { Overview, readOverview } from '@loadline/contract/dashboard/overview.api';
import { quietAfter, rowsOfOverview } from '@loadline/contract/dashboard/overview.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Clock } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import { keptAnswers } from '../../kernel/kept-answers.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView, isServedBy, organisationView, teamView } from '../ops/companies.public.ts';
import { personName } from '../ops/people.public.ts';
import { orderView, referenceView } from '../orders/orders.rows.public.ts';
import { airlineView } from '../waybills/waybills.rows.public.ts';
import {
  isKept,
  listOf,
  placedWithin,
  spanOf,
  volumesOf,
  weight,
  withArrival,
} from './dashboard.counted.queries.ts';

type Asked = QueryOf<typeof readOverview>;

/** The carrier of an arrival `a`: by air the airline of its flight, else who issued the bill of lading or calls the order by a number. */
const carrierCode = sql`case when a.transport_type = '1'
    then upper(substring(a.flight from '^\\s*([A-Za-z0-9]{2})\\s?\\d'))
    else (select substring(n.number from '^[A-Z]{4}') from ${referenceView} n
      where n.org_id = a.org_id and n.order_id = a.id and n.kind in ('mbl', 'carrier') and n.number ~ '^[A-Z]{4}\\d'
      order by n.kind desc, n.since limit 1) end`;

const carried = sql`(select ${carrierCode} as code, a.transport_type, ${isKept()} as kept, a.day - a.promised as late
  from arrivals a where a.promised is not null) k`;

const median = sql`(percentile_cont(0.5) within group (order by extract(epoch from g.gap)) / 86400)::numeric`;

/** Customers `q` that ordered nothing for twice their own median interval, of their last hundred orders. */
const quiet = sql`
  select q.*, extract(day from now() - q.last)::int as silent from (
    select c.org_id, c.sale_id, l.last, m.every
    from ${customerView} c cross join lateral (
      select max(o.order_time) as last from ${orderView} o where o.org_id = c.org_id and o.status <> 'CANCELLED') l
    cross join lateral (select ${median} as every from (
        select n.order_time - lag(n.order_time) over (order by n.order_time) as gap
        from (select o.order_time from ${orderView} o where o.org_id = c.org_id and o.status <> 'CANCELLED' order by o.order_time desc limit 100) n) g
      where g.gap is not null) m
    where c.org_id in (select v.org_id from served v) and l.last < now() - ${sql.lit(`${quietAfter.days} days`)}::interval) q
  where q.last < now() - q.every * ${sql.lit(quietAfter.times)} * interval '1 day'`;

const figuresOf = {
  asOf: isoOf(sql`now()`),
  ...volumesOf,
  weight: sql`(select coalesce(sum(c.weight), 0)::numeric(16, 1)::text from counted c)`,
  weightBefore: sql`(select coalesce(sum(b.weight), 0)::numeric(16, 1)::text from before b)`,
  carriers: listOf(
    sql`json_build_object('code', k.code, 'nameZh', (select min(l.name_zh) from ${airlineView} l where k.transport_type = '1' and l.code = k.code),
      'nameEn', (select min(l.name_en) from ${airlineView} l where k.transport_type = '1' and l.code = k.code),
      'transport', k.transport_type, 'arrived', count(*)::int, 'kept', (count(*) filter (where k.kept))::int,
      'late', round(avg(k.late) filter (where not k.kept), 1)::text)`,
    sql`from ${carried} where k.code is not null group by k.code, k.transport_type order by count(*) desc, k.code limit ${sql.lit(rowsOfOverview.carriers)}`,
  ),
  quiet: listOf(
    sql`json_build_object('orgId', q.org_id, 'nameZh', g.name_zh, 'nameEn', g.name_en, 'sales', ${personName(sql`q.sale_id`)},
      'every', round(q.every, 1)::text, 'last', ${isoOf(sql`q.last`)}, 'silent', q.silent)`,
    sql`from quiet q join ${organisationView} g on g.org_id = q.org_id order by q.silent desc, g.code limit ${sql.lit(rowsOfOverview.quiet)}`,
  ),
  quietAll: sql`(select count(*)::int from quiet)`,
  teams: listOf(
    sql`json_build_object('id', t.team_id, 'nameZh', t.name_zh, 'nameEn', t.name_en)`,
    sql`from ${teamView} t order by t.all_customers desc, t.name_zh`,
  ),
} satisfies Record<keyof Overview, Sql>;

const minute = 60_000;

/** The overview as it is told: what was counted within five minutes is told again, what is older while it is counted anew. */
export function overviews(clock: Clock) {
  const kept = keptAnswers<RawJson>(clock, { freshMs: 5 * minute, usableMs: 60 * minute, most: 200 });
  return async (staff: Database, viewer: Viewer, asked: Asked): Promise<RawJson> => {
    const seen = await seenBy(staff, viewer);
    return kept(JSON.stringify([seen, asked]), () => counted(staff, viewer, asked));
  };
}

/** Whom the viewer serves, as one text: who serves others is told other figures, from the moment on that it is so. */
async function seenBy(staff: Database, viewer: Viewer): Promise<string> {
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({ seen: text })`
      select concat(app_team(), md5(string_agg(g.org_id::text, ' ' order by g.org_id))) as seen from ${organisationView} g`,
  );
  return found?.seen ?? '';
}

function counted(staff: Database, viewer: Viewer, asked: Asked): Promise<RawJson> {
  const { first, beyond, before } = spanOf(asked);
  const placed = (start: Sql, end: Sql) =>
    allOf([sql`o.org_id in (select v.org_id from served v)`, placedWithin(start, end)]);
  const keys = Object.entries(figuresOf).map(([key, value]) => sql`${sql.lit(key)}, ${value}`);
  return staff.slow.readJson(
    viewer,
    sql`
    with served as materialized (
      select g.org_id from ${organisationView} g where g.kind = 'customer' and (${asked.team}::uuid is null
        or exists (select from ${teamView} t where t.team_id = ${asked.team}::uuid and ${isServedBy(sql`t`, sql`g.org_id`)}))),
    counted as materialized (
      select o.org_id, o.id, o.transport_type, o.order_time, ${weight} as weight from ${orderView} o where ${placed(first, beyond)}),
    before as materialized (
      select o.id, ${weight} as weight from ${orderView} o where ${placed(before, first)}),
    arrivals as materialized (select * from (${withArrival(sql`counted`)}) a where a.day is not null),
    quiet as materialized (${quiet})
    select json_build_object(${sql.join(keys)})::text`,
  );
}
