import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { deskWaybill } from '@loadline/contract/waybills/waybill';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import { sheetView } from '../exceptions/exceptions.rows.public.ts';
import { hasLostFlight } from '../flights/flights.public.ts';
import { flightView } from '../flights/flights.rows.public.ts';
import { organisationView } from '../ops/companies.public.ts';

/** A number of eleven digits as it is printed. */
export const shownNumber = sql`case when r.mawb_no is not null then left(r.mawb_no, 3) || '-' || substr(r.mawb_no, 4) end`;

const isOpenSheet = sql`x.state = any(${sql.lit(`{${openStates.join(',')}}`)}::text[])`;

/** The open sheets of waybill `r` and of the orders on it, of customers in the scope of who asks. */
export const openSheets = sql`from (
    select x.id from houses_on(r.id) h join ${sheetView} x on x.org_id = h.org_id and x.order_id = h.order_id where ${isOpenSheet}
    union select x.id from ${sheetView} x where x.mawb_id = r.id and ${isOpenSheet}) x`;

const airlineOf = (column: 'name_zh' | 'name_en') =>
  sql`(select a.${sql.ref(column)} from airline a where a.prefix = left(r.mawb_no, 3))`;
const flightOf = (column: 'etd' | 'eta') =>
  sql`(select to_char(f.${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${flightView} f where f.id = r.flight_id)`;

/** The airports at which the flight of row `r` stops. */
export const viaOf = sql`coalesce((select jsonb_path_query_array(f.stops, '$[*].airport') from ${flightView} f where f.id = r.flight_id), '[]')`;

/** The waybill `r` as staff see it. */
export const deskRow = jsonOf(deskWaybill.fields, 'r', {
  mawbNo: shownNumber,
  airline: airlineOf('name_zh'),
  airlineEn: airlineOf('name_en'),
  departureDate: sql`to_char(r.atd at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  arrivalDate: sql`to_char(r.ata at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  etd: flightOf('etd'),
  eta: flightOf('eta'),
  flightCancelled: hasLostFlight,
  via: viaOf,
  unverified: sql`(r.flight_no is not null and r.flight_id is null)`,
  quantity: sql`r.latest_pieces`,
  grossWeight: sql`r.latest_gross_weight::text`,
  volume: sql`r.latest_volume::text`,
  hawbCount: sql`(select count(distinct coalesce(plain_number(h.hawb_no), h.id::text))::int from houses_on(r.id) h)`,
  filled: sql`(select case when r.gross_weight > 0 and count(*) > 0 then least(round(sum(h.booking_gross_weight) * 100 / r.gross_weight), 9999)::int end from houses_on(r.id) h)`,
  isCustoms: sql`exists (select from houses_on(r.id) h where h.customs_type is not null)`,
  customers: customersBy('name_zh'),
  customersEn: customersBy('name_en'),
  exceptions: sql`(select count(*)::int ${openSheets})`,
});

function customersBy(name: 'name_zh' | 'name_en'): Sql {
  return sql`to_json(array(select distinct ${sql.ref(`g.${name}`)} from mawb_share s join ${organisationView} g on g.org_id = s.org_id where s.mawb_id = r.id order by 1))`;
}
