import { flightNumber } from '@loadline/contract/checks/flight-no';
import { groundStatuses } from '@loadline/contract/codes/waybill-status';
import type { flightApi } from '@loadline/contract/flights/flight-desk.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { keysetCount, keysetPage } from '../../kernel/keyset.ts';
import { sortedBy } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingView } from '../bookings/bookings.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { deskRow, flightsWithRoom } from './flights.rows.queries.ts';

export type FlightDetail = AnswerOf<typeof flightApi.detail>;
export type FlightFilter = QueryOf<typeof flightApi.count>;

const flights = flightsWithRoom(sql`null::uuid`);

/** By departure, the first first, unless told. */
const flightsBy = sortedBy(
  {
    etd: { value: sql`r.etd`, type: 'timestamptz' },
    cutOff: { value: sql`r.cut_off`, type: 'timestamptz' },
    flightNo: { value: sql`r.flight_no`, type: 'text' },
    origin: { value: sql`r.origin`, type: 'text' },
  },
  'etd',
);

export function pageOfFlights(
  staff: Pick<Database, 'readJson'>,
  viewer: Viewer,
  { sort, after, size, ...filter }: QueryOf<typeof flightApi.list>,
): Promise<RawJson> {
  return staff.readJson(
    viewer,
    keysetPage({ from: flights, where: matching(filter), row: deskRow, by: flightsBy(sort), after, size }),
  );
}

export function countOfFlights(staff: Database, viewer: Viewer, filter: FlightFilter): Promise<RawJson> {
  // What is left on each slot is asked only where it decides.
  const from = filter.availability === null ? sql`flight r` : flights;
  return staff.readJson(viewer, keysetCount({ from, where: matching(filter) }));
}

function matching({ search, from, to, origin, destination, availability }: FlightFilter): Sql {
  const conditions = [
    search !== null && sql`r.flight_no ilike ${`%${flightNumber(search).replace(/[\\%_]/g, '\\$&')}%`}`,
    from !== null && sql`r.flight_date >= ${from}::date`,
    to !== null && sql`r.flight_date <= ${to}::date`,
    origin !== null && sql`r.origin = ${origin}`,
    destination !== null && sql`r.destination = ${destination}`,
    availability !== null && sql`r.availability = ${availability}`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

export function detailOf(staff: Database, viewer: Viewer, id: string): Promise<RawJson> {
  return staff.readJson(viewer, sql`select (${detailJson(id)})::text`);
}

/** Customers of the team by code: whom something of a slot can be kept for. */
export function customersToAllot(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select coalesce(json_agg(json_build_object('id', o.org_id::text, 'code', o.code, 'nameZh', o.name_zh, 'nameEn', o.name_en) order by o.code), '[]')::text
      from (select * from ${organisationView} g where g.kind = 'customer' order by g.code limit 2000) o`,
  );
}

/** A flight with its slot as it stands in this transaction; nobody else changes it until it ends. */
export async function lockedDetail(tx: Tx, id: string): Promise<FlightDetail> {
  // The slot first: that is the order in which everybody locks.
  await tx.rows(sql`select 1 from slot where flight_id = ${id} for update`);
  await tx.one(sql`select 1 from flight where id = ${id} for update`);
  return detailIn(tx, id);
}

export async function detailIn(tx: Tx, id: string): Promise<FlightDetail> {
  const { detail } = await tx.one(
    sql.type({ detail: json<FlightDetail>() })`select (${detailJson(id)}) as detail`,
  );
  return detail;
}

const load = sql`(select json_build_object('bookings', l.bookings, 'waybills', l.waybills, 'customers', l.customers, 'kg', l.kg::text)
  from flight_load(r.id, ${groundStatuses}::text[]) l)`;

const customer = sql`'orgId', x.org_id::text, 'customer', g.name_zh, 'customerEn', g.name_en,
  'kg', trim_scale(x.kg)::text, 'cbm', trim_scale(x.cbm)::text`;

// Who is not served has no name here, and comes last.
function detailJson(id: string): Sql {
  return sql`select json_build_object('flight', ${deskRow}, 'load', ${load},
    'allotments', (select coalesce(json_agg(json_build_object(${customer}, 'takenKg', trim_scale(x.taken_kg)::text, 'takenCbm', trim_scale(x.taken_cbm)::text)
        order by g.code nulls last, x.kg desc), '[]') from slot_allotments(r.id) x left join ${organisationView} g on g.org_id = x.org_id),
    'reservations', (select coalesce(json_agg(json_build_object(${customer}, 'bookingId', x.booking_id::text, 'bookingNo', b.booking_no, 'at', ${isoOf(sql`x.reserved_at`)})
        order by g.code nulls last, x.reserved_at), '[]') from slot_holders(r.id) x left join ${organisationView} g on g.org_id = x.org_id left join ${bookingView} b on b.org_id = x.org_id and b.id = x.booking_id))
    from ${flights} where r.id = ${id}`;
}
