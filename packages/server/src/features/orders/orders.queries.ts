import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { countOrders, listOrders } from '@loadline/contract/orders/order.api';
import { orderRowFields } from '@loadline/contract/orders/order.api';
import type { Database, RawJson } from '../../kernel/database.ts';
import { cursorOf, readCursor } from '../../kernel/keyset.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { matching, missingOf } from './orders.filter.queries.ts';

const rowsUnlessTold = 50;
/** Counting further than this tells nobody anything and costs time. */
const countedAtMost = 10_000;

/** What each sort key sorts by. A missing value comes last either way. */
const sortedBy = {
  orderTime: { column: sql`o.order_time`, type: sql`timestamptz` },
  statusDate: { column: sql`o.status_date`, type: sql`timestamptz` },
  eta: { column: sql`o.eta`, type: sql`date` },
  chargingWeight: { column: sql`o.charging_weight`, type: sql`numeric` },
};

const sortKeys = ['orderTime', 'statusDate', 'eta', 'chargingWeight'] as const;

/** One page of the viewer's orders, as JSON text built by PostgreSQL. */
export function pageOfOrders(
  db: Database,
  viewer: Viewer,
  query: QueryOf<typeof listOrders>,
): Promise<RawJson> {
  const { after, size, sort, ...filter } = query;
  return db.readJson(
    viewer,
    pageOf(jsonOf(orderRowFields, 'o'), matching(filter), sort, after, size ?? rowsUnlessTold),
  );
}

type OrderSort = QueryOf<typeof listOrders>['sort'];

/** `{ rows, next }` as one JSON text: `size` orders `o` after the cursor, in the order of `sort`, each as `row` says. */
export function pageOf(row: Sql, condition: Sql, sort: OrderSort, after: string | null, size: number): Sql {
  const { key, sorting, value, direction } = sortingOf(sort);
  const from = after
    ? sql`and (${value}, o.id) ${direction.beyond} ${readCursor(after, sortedBy[key].type)}`
    : sql``;
  // Written out, not passed: with an unknown limit PostgreSQL would plan this statement anew at every request.
  const [shown, read] = [sql.lit(size), sql.lit(size + 1)];
  return sql`
    select json_build_object(
      'rows', coalesce(json_agg(${row} order by o.place) filter (where o.place <= ${shown}), '[]'),
      'next', case when count(*) > ${shown} then max(${cursorOf(sql`o.sort_value`, sql`o.id`)}) filter (where o.place = ${shown}) end
    )::text
    from (
      select o.*, ${value} as sort_value, row_number() over (order by ${sorting}) as place
      from orders o where ${condition} ${from} order by ${sorting} limit ${read}
    ) o`;
}

function sortingOf(sort: OrderSort) {
  const asked = sort ?? '-orderTime';
  const descending = asked.startsWith('-');
  const key = sortKeys.find((known) => asked.endsWith(known)) ?? 'orderTime';
  const { column, type } = sortedBy[key];
  const direction = descending ? { order: sql`desc`, beyond: sql`<` } : { order: sql`asc`, beyond: sql`>` };
  const nullable = key === 'eta' || key === 'chargingWeight';
  const last = descending ? sql`'-infinity'::${type}` : sql`'infinity'::${type}`;
  const value = nullable ? sql`coalesce(${column}, ${last})` : column;
  return { key, value, direction, sorting: sql`${value} ${direction.order}, o.id ${direction.order}` };
}

export function countOfOrders(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof countOrders>,
): Promise<RawJson> {
  const counted = sql`select count(*) from (select from orders o where ${matching(filter)} limit ${countedAtMost + 1}) c`;
  return db.readJson(
    viewer,
    sql`select json_build_object('total', least(c.n, ${countedAtMost}), 'more', c.n > ${countedAtMost}, 'notFound', (${missingOf(filter.numbers ?? [])}))::text
        from (select (${counted}) as n) c`,
  );
}

/** The figures of the list's head: one question for all of them. */
export function overviewOfOrders(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`
    with mine as (
      select o.status, count(*)::int as count,
             count(*) filter (where o.status_date >= date_trunc('day', now() at time zone 'Asia/Shanghai') at time zone 'Asia/Shanghai')::int as today
      from orders o where o.org_id = (select app_org()) group by o.status
    )
    select json_build_object(
      'total', coalesce((select sum(count) from mine), 0), 'updatedToday', coalesce((select sum(today) from mine), 0),
      'byStatus', coalesce((select json_agg(json_build_object('status', status, 'count', count) order by status) from mine), '[]'),
      'channels', coalesce((select json_agg(json_build_object('name', name, 'nameEn', name_en) order by name) from channel where active), '[]')
    )::text`,
  );
}
