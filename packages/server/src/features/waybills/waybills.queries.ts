import { waybillStatusOrder } from '@loadline/contract/codes/waybill-status';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { waybill } from '@loadline/contract/waybills/waybill';
import type { waybillApi } from '@loadline/contract/waybills/waybill.api';
import type { Summed } from '../../kernel/cargo-totals.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingsFound } from '../bookings/bookings.found.public.ts';
import { bookingView } from '../bookings/bookings.rows.public.ts';
import { hasLostFlight } from '../flights/flights.public.ts';
import type { WaybillFilter } from './waybills.filter.queries.ts';
import { isNoWaybill, narrowed, patternOf, sortingOf } from './waybills.filter.queries.ts';
import { shownNumber, viaOf } from './waybills.rows.queries.ts';

/** What hangs on a waybill, by the viewer's own rows alone: the policies leave no others. */
const shares = sql`(select s.mawb_id, sum(s.latest_pieces)::int as quantity, sum(s.gross_weight) as accepted_weight,
    sum(s.latest_gross_weight) as gross_weight, sum(s.latest_volume) as volume,
    case when count(distinct s.billing_unit) = 1 then sum(s.billing_weight) end as billing_weight,
    case when count(distinct s.billing_unit) = 1 then min(s.billing_unit) end as billing_unit, array_agg(s.booking_id) as bookings
  from mawb_share s where s.org_id = (select app_org()) group by s.mawb_id)`;

const ownWaybills = sql`select m.id, m.version, m.status, m.status_at, 'waybill' as kind, m.mawb_no, m.flight_id, m.flight_no, m.flight_date, m.atd as departure_date,
    m.ata as arrival_date, m.origin, m.destination, m.origin_zone, m.destination_zone, s.quantity, s.accepted_weight, s.gross_weight, s.volume, s.billing_weight, s.billing_unit, s.bookings,
    m.updated_at
  from mawb m join ${shares} s on s.mawb_id = m.id`;

/** Bookings that are not booked, but for those that ended with a waybill and are shown by it. */
const ownBookings = sql`select b.id, b.version, b.status, coalesce(b.decided_at, b.submitted_at, b.updated_at), 'booking', null, b.flight_id, b.reserved_flight, b.flight_date, null, null,
    b.origin, b.destination, 'Asia/Shanghai', 'Asia/Shanghai', b.quantity, b.gross_weight, b.gross_weight, b.volume, b.billing_weight, b.billing_unit, array[b.id], b.updated_at
  from ${bookingView} b where b.org_id = (select app_org()) and b.status in ('29', '30', '0')
    and not exists (select from mawb_share s where s.org_id = b.org_id and s.booking_id = b.id)`;

/** What a customer's list is cut from: with their bookings that hang on nothing yet, or without. */
const everything = sql`(${ownWaybills} union all ${ownBookings}) r`;
export const waybillsOnly = sql`(${ownWaybills}) r`;

const ownHouses = sql`hawb h where h.org_id = (select app_org()) and h.booking_id = any(r.bookings)`;
const numbersOfBookings = sql`(select b.booking_no from ${bookingView} b where b.org_id = (select app_org()) and b.id = any(r.bookings) order by 1)`;

/** A row as its customer sees it. */
export const ownRow = jsonOf(waybill.fields, 'r', {
  airlineBill: shownNumber,
  flightCancelled: hasLostFlight,
  via: viaOf,
  bookingNos: sql`to_json(array${numbersOfBookings})`,
  hawbCount: sql`(select count(distinct coalesce(plain_number(h.hawb_no), h.id::text))::int from ${ownHouses})`,
  filled: sql`(select case when r.accepted_weight > 0 and count(*) > 0 then least(round(sum(h.booking_gross_weight) * 100 / r.accepted_weight), 9999)::int end from ${ownHouses})`,
  isCustoms: sql`exists (select from ${ownHouses} and h.customs_type is not null)`,
  remark: sql`(select nullif(string_agg(b.content #>> '{flight,remark}', '; ' order by b.booking_no), '') from ${bookingView} b
    where b.org_id = (select app_org()) and b.id = any(r.bookings))`,
});

function ownMatching({ search, isCustoms, ...filter }: WaybillFilter): Sql {
  return allOf([
    ...narrowed({ ...filter, search, isCustoms }),
    ...(search === null ? [] : [found(search)]),
    ...(isCustoms === null
      ? []
      : [sql`${isCustoms} = exists (select from ${ownHouses} and h.customs_type is not null)`]),
  ]);
}

function found(words: string): Sql {
  const pattern = patternOf(words);
  return sql`r.mawb_no like ${pattern} or upper(r.flight_no) like ${pattern} or ${isNoWaybill(words)} and exists (select from ${bookingView} b
    where b.org_id = (select app_org()) and b.id = any(r.bookings) and b.id in (${bookingsFound(words, 'own')}))`;
}

const columns = {
  statusAt: 'status_at',
  flightDate: 'flight_date',
  departureDate: 'departure_date',
  arrivalDate: 'arrival_date',
  quantity: 'quantity',
  grossWeight: 'gross_weight',
  volume: 'volume',
  billingWeight: 'billing_weight',
  updatedAt: 'updated_at',
};

const ownSorting = (sort: string | null) => sortingOf(sort, columns);

const own = { where: ownMatching, row: ownRow, by: ownSorting } as const;

export const everythingOwn: ListSource<WaybillFilter> = { ...own, of: waybill, from: everything };
export const ownWaybillsOnly: ListSource<WaybillFilter> = { ...own, from: waybillsOnly };

/** What a row counts for in a sum: the viewer's own share. */
export const summedShares: Summed = {
  pieces: sql`r.quantity`,
  grossWeight: sql`r.gross_weight`,
  volume: sql`r.volume`,
  chargeable: sql`case when r.billing_unit = 'kg' then r.billing_weight end`,
};

/** The counters over a list `r`, each status once in the order of the contract. */
export function countersOf(from: Sql, where: Sql, more: Sql = sql``): Sql {
  return sql`
    with counted as materialized (select r.status, count(*)::int as n from ${from} where ${where} group by 1),
      ways as materialized (select distinct r.origin, r.destination from ${from})
    select json_build_object('total', (select coalesce(sum(c.n), 0) from counted c),
      'byStatus', (select json_agg(json_build_object('status', w.status, 'count', coalesce(c.n, 0)) order by w.place)
        from unnest(${sql.lit(`{${waybillStatusOrder.join(',')}}`)}::text[]) with ordinality as w (status, place)
        left join counted c on c.status = w.status),
      'origins', (select coalesce(json_agg(distinct w.origin order by w.origin) filter (where w.origin is not null), '[]') from ways w),
      'destinations', (select coalesce(json_agg(distinct w.destination order by w.destination) filter (where w.destination is not null), '[]') from ways w)
      ${more})::text`;
}

export function overviewOfOwn(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof waybillApi.overview>,
): Promise<RawJson> {
  const where = ownMatching({ ...filter, status: null });
  const bookings = sql`, 'bookings', (select count(*) from ${everything} where ${where} and r.kind = 'booking')`;
  return db.readJson(viewer, countersOf(everything, where, bookings));
}

export function overviewOfOwnWaybills(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof waybillApi.overview>,
): Promise<RawJson> {
  return db.readJson(viewer, countersOf(waybillsOnly, ownMatching({ ...filter, status: null })));
}
