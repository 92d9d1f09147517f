import { resource } from '@loadline/contract/kernel/resource';
import { order } from '@loadline/contract/orders/order';
import { orderBesides, orderRowFields } from '@loadline/contract/orders/order.api';
import type { Summed } from '../../kernel/cargo-totals.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { KeysetPage } from '../../kernel/keyset.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingView, orderHouseView } from '../bookings/bookings.rows.public.ts';
import { accountView } from '../ops/people.rows.public.ts';
import { productView } from '../ops/products.public.ts';
import { channelNameEn } from './orders.channel.public.ts';
import type { OrderFilter } from './orders.filter.queries.ts';
import { matching, missingOf } from './orders.filter.queries.ts';
import { carrierNumbers } from './orders.rows.public.ts';

/** What each sort key sorts by. A missing value comes last either way. */
const sortedBy = {
  orderTime: { value: sql`o.order_time`, type: 'timestamptz' },
  statusDate: { value: sql`o.status_date`, type: 'timestamptz' },
  eta: { value: sql`o.eta`, type: 'date' },
  chargingWeight: { value: sql`o.charging_weight`, type: 'numeric' },
} as const;

const sortKeys = ['orderTime', 'statusDate', 'eta', 'chargingWeight'] as const;

const flown = sql`select b.reserved_flight as flight, min(b.flight_date) as day from ${orderHouseView} h
  join ${bookingView} b on b.org_id = h.org_id and b.id = h.booking_id
  where h.org_id = o.org_id and h.order_id = o.id and b.mawb_id is not null and b.reserved_flight is not null group by 1`;

/** Who gets order `o`, who of its customer's people made it, and what it flies with: the bookings that hang on a waybill say it. */
export const besidesOfOrder = {
  channelNameEn,
  consignee: sql`(select p.company from order_party p where p.org_id = o.org_id and p.order_id = o.id and p.role = 'consignee')`,
  createdBy: sql`coalesce((select u.name from ${accountView} u where u.user_id = o.created_by and u.org_id = o.org_id), '')`,
  flights: sql`coalesce((select string_agg(f.flight, ', ' order by f.day, f.flight) from (${flown}) f), '')`,
  flightDate: sql`(select to_char(min(f.day), 'YYYY-MM-DD') from (${flown}) f)`,
};

/** The viewer's own, what moved last first. */
export const ownOrders: ListSource<OrderFilter> = {
  of: resource('order', order.label, { ...order.fields, ...orderBesides }),
  as: 'o',
  from: sql`orders o`,
  where: matching,
  row: jsonOf(orderRowFields, 'o', { ...carrierNumbers, ...besidesOfOrder }),
  sheetRow: (fields) =>
    jsonOf({ ...fields, channelNameEn: order.fields.channelNameEn }, 'o', {
      ...carrierNumbers,
      ...besidesOfOrder,
    }),
  by: (sort) => sortingOf(sort ?? '-statusDate'),
  missing: ({ numbers }) => missingOf(numbers ?? []),
};

/** What an order counts for in a sum: as it was measured, else as it was declared; its goods are priced in US dollars. */
export const summedOrders: Summed = {
  pieces: sql`coalesce(o.actual_pks_num, o.quantity)`,
  grossWeight: sql`coalesce(o.actual_weight, o.gross_weight)`,
  volume: sql`coalesce(o.actual_volume, o.volume)`,
  chargeable: sql`case when o.charging_unit = 'kg' then o.charging_weight end`,
  isDeclared: sql`o.actual_pks_num is null`,
  values: sql`select 'USD' as currency, sum(g.total_price_usd)::text as amount, count(distinct g.order_id)::int as rows
    from found o join goods_line g on g.org_id = o.org_id and g.order_id = o.id having count(*) > 0`,
};

/** What the orders `o` are sorted by; the last placed first unless told. */
export function sortingOf(sort: string | null): KeysetPage['by'] {
  const asked = sort ?? '-orderTime';
  const descending = asked.startsWith('-');
  const key = sortKeys.find((known) => asked.endsWith(known)) ?? 'orderTime';
  const { value, type } = sortedBy[key];
  const nullable = key === 'eta' || key === 'chargingWeight';
  const last = sql`${sql.lit(descending ? '-infinity' : 'infinity')}::${sql.raw(type)}`;
  return { value: nullable ? sql`coalesce(${value}, ${last})` : value, type, descending };
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
      'channels', coalesce((select json_agg(json_build_object('name', c.name, 'nameEn', c.name_en) order by c.name) from ${productView} c where c.active), '[]')
    )::text`,
  );
}
