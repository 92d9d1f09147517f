import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { deskWaybill } from '@loadline/contract/waybills/waybill';
import type { deskFilter, deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import type { Summed } from '../../kernel/cargo-totals.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bookingsFound } from '../bookings/bookings.found.public.ts';
import { bookingView } from '../bookings/bookings.rows.public.ts';
import { hasLostFlight } from '../flights/flights.public.ts';
import { organisationView } from '../ops/companies.public.ts';
import { isNoWaybill, narrowed, patternOf, sortingOf } from './waybills.filter.queries.ts';
import { countersOf } from './waybills.queries.ts';
import { queueCounts, waitingIn } from './waybills.queues.queries.ts';
import { deskRow, openSheets } from './waybills.rows.queries.ts';

const waybills = sql`mawb r`;

function deskMatching(filter: ValuesOf<typeof deskFilter>): Sql {
  const { search, customerId, prefix, abnormal, isCustoms, queue } = filter;
  const conditions = [
    ...narrowed(filter),
    queue !== null && waitingIn[queue],
    search !== null && found(search),
    customerId !== null &&
      sql`exists (select from mawb_share s where s.mawb_id = r.id and s.org_id = any(${customerId}::uuid[]))`,
    prefix !== null && sql`left(r.mawb_no, 3) = any(${prefix}::text[])`,
    abnormal !== null && sql`${abnormal} = (${hasLostFlight} or exists (select ${openSheets}))`,
    isCustoms !== null &&
      sql`${isCustoms} = exists (select from houses_on(r.id) h where h.customs_type is not null)`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

function found(words: string): Sql {
  const pattern = patternOf(words);
  return sql`r.mawb_no like ${pattern} or upper(r.flight_no) like ${pattern}
    or ${isNoWaybill(words)} and r.id in (select b.mawb_id from ${bookingView} b where b.mawb_id is not null and b.id in (${bookingsFound(words, 'desk')}))
    or exists (select from mawb_share s join ${organisationView} g on g.org_id = s.org_id where s.mawb_id = r.id and (g.name_zh ilike ${`%${words}%`} or g.name_en ilike ${`%${words}%`}))`;
}

const columns = {
  statusAt: 'status_at',
  flightDate: 'flight_date',
  departureDate: 'atd',
  arrivalDate: 'ata',
  quantity: 'latest_pieces',
  grossWeight: 'latest_gross_weight',
  volume: 'latest_volume',
  billingWeight: 'billing_weight',
  updatedAt: 'updated_at',
};

const deskSorting = (sort: string | null) => sortingOf(sort, columns);

export const deskWaybills: ListSource<ValuesOf<typeof deskFilter>> = {
  from: waybills,
  where: deskMatching,
  row: deskRow,
  by: deskSorting,
  of: deskWaybill,
};

/** What a waybill counts for in a sum: the whole of it. */
export const summedWaybills: Summed = {
  pieces: sql`r.latest_pieces`,
  grossWeight: sql`r.latest_gross_weight`,
  volume: sql`r.latest_volume`,
  chargeable: sql`r.billing_weight`,
};

const customers = sql`, 'customers', (select coalesce(json_agg(json_build_object('value', g.org_id, 'zh', g.name_zh, 'en', g.name_en) order by g.name_zh), '[]')
  from ${organisationView} g where exists (select from mawb_share s where s.org_id = g.org_id))`;

export function overviewOfDesk(
  staff: Database,
  viewer: Viewer,
  filter: QueryOf<typeof deskWaybillApi.overview>,
): Promise<RawJson> {
  const ofAny = { ...filter, status: null, queue: null };
  const queues = sql`, 'queues', (select ${queueCounts} from ${waybills} where ${deskMatching(ofAny)})`;
  const where = deskMatching({ ...filter, status: null });
  return staff.readJson(viewer, countersOf(waybills, where, sql`${queues} ${customers}`));
}
