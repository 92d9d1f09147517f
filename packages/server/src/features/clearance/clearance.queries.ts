import { deskEntry, entryFile } from '@loadline/contract/clearance/entry';
import type { entryApi } from '@loadline/contract/clearance/entry.api';
import { entryTabs } from '@loadline/contract/clearance/entry.api';
import type { deskEntryApi } from '@loadline/contract/clearance/entry-desk.api';
import { waitsForCustomer, waitsForDesk } from '@loadline/contract/clearance/entry-duty.codes';
import { codesOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { calledByNone, calledLike, calledOneOf } from '../../kernel/called.ts';
import { chinaZone } from '../../kernel/clock.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Narrowing } from '../../kernel/filters.ts';
import { isBetween, isDayBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Looker } from '../orders/orders.found.public.ts';
import { ordersFound } from '../orders/orders.found.public.ts';
import { referenceView } from '../orders/orders.rows.public.ts';
import {
  arrival,
  deskEntries,
  deskRow,
  dutyIs,
  entryJson,
  holdsOn,
  isfState,
  ownEntries,
  ownRow,
  rfisIn,
  stepAt,
} from './clearance.rows.queries.ts';

type OwnFilter = QueryOf<typeof entryApi.count>;
type DeskFilter = QueryOf<typeof deskEntryApi.count>;

const inTab: Readonly<Record<NonNullable<OwnFilter['tab']>, Sql>> = {
  all: sql`true`,
  preparing: sql`r.status = 'PREPARING'`,
  submitted: sql`r.status in ('SUBMITTED', 'FLIGHT_DEPARTED', 'FLIGHT_ARRIVED')`,
  clearing: sql`r.status = 'CLEARING'`,
  taxDue: sql`r.status = 'TAX_DUE'`,
  released: sql`r.status in ('RELEASED', 'INBOUND', 'OUTBOUND', 'DELIVERED', 'SIGNED')`,
  held: sql`exists (select from ${holdsOn})`,
  asked: sql`(exists (select from ${rfisIn('OPEN')}) or ${dutyIs(waitsForCustomer)})`,
  answered: sql`(exists (select from ${rfisIn('ANSWERED')}) or ${dutyIs(waitsForDesk)})`,
};

/** Entries of which one of their own numbers, or one of their orders', is as `no` says. */
function isCalled(no: (column: Sql) => Sql): Sql {
  return sql`(${no(sql`r.file_no`)} or ${no(sql`coalesce(r.entry_no, '')`)} or exists (select from us_entry_order c
    join ${referenceView} n on n.org_id = c.org_id and n.order_id = c.order_id where c.org_id = r.org_id and c.entry_id = r.id and ${no(sql`n.number`)}))`;
}

function holdsFound(search: string, looker: Looker): Sql {
  return sql`exists (select from us_entry_order c where c.org_id = r.org_id and c.entry_id = r.id and c.order_id in (${ordersFound(search, looker)}))`;
}

type Narrowed = Omit<OwnFilter, 'tab'>;

/** What happened in a day by the clocks of a zone. */
function onDays({ day, from, to, zone }: Narrowed): Narrowing[] {
  if (day === 'eta') return isDayBetween(arrival, from, to);
  const at = { updated: sql`r.status_at`, filed: stepAt('SUBMITTED'), released: stepAt('RELEASED') };
  return isBetween(at[day ?? 'updated'], from, to, zone ?? undefined);
}

function matching(filter: Narrowed, looker: Looker): Sql[] {
  const { search, numbers, status, entryType, port, hold, isf, duty } = filter;
  return setOf([
    search !== null && sql`(${calledLike(isCalled, search)} or ${holdsFound(search, looker)})`,
    numbers !== null && calledOneOf(isCalled, numbers),
    status === null ? sql`r.status <> 'VOID'` : isOneOf(sql`r.status`, status),
    isOneOf(sql`r.entry_type`, entryType),
    isOneOf(sql`r.port`, port),
    isOneOf(isfState, isf),
    hold !== null && sql`exists (select from ${holdsOn} where d.code = any(${hold}::text[]))`,
    duty !== null && dutyIs(duty),
    ...onDays(filter),
  ]);
}

function matchingOwn({ tab: _tab, ...filter }: OwnFilter): Sql {
  return allOf([ofViewer('r'), ...matching(filter, 'own')]);
}

function matchingAtDesk({ tab: _tab, orgId, ...filter }: DeskFilter): Sql {
  return allOf([...matching(filter, 'desk'), ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`])]);
}

/** What is not filed or not expected yet stands before all that is. */
const sortingOf = sortedBy({
  statusAt: { value: sql`r.status_at`, type: 'timestamptz' },
  filedAt: { value: sql`coalesce(${stepAt('SUBMITTED')}, '-infinity'::timestamptz)`, type: 'timestamptz' },
  eta: { value: sql`coalesce(${arrival}, '-infinity'::date)`, type: 'date' },
});

/** A workbook tells times as the list does that it was taken from. */
const zoneOf = ({ zone }: Pick<Narrowed, 'zone'>) => zone ?? chinaZone;

/** The viewer's own. */
export const ownList: ListSource<OwnFilter> = {
  of: entryFile,
  from: ownEntries,
  where: (filter) => allOf([matchingOwn(filter), inTab[filter.tab ?? 'all']]),
  row: ownRow,
  sheetRow: entryJson,
  by: sortingOf,
  missing: ({ numbers }) => calledByNone(isCalled, ownEntries, numbers),
  zoneOf,
};

/** Those of the customers whom the viewer serves. */
export const deskList: ListSource<DeskFilter> = {
  of: deskEntry,
  from: deskEntries,
  where: (filter) => allOf([matchingAtDesk(filter), inTab[filter.tab ?? 'all']]),
  row: deskRow,
  sheetRow: entryJson,
  by: sortingOf,
  missing: ({ numbers }) => calledByNone(isCalled, deskEntries, numbers),
  zoneOf,
};

/** How many stand under each tab. */
function tabsOf(from: Sql, where: Sql): Sql {
  const counted = codesOf(entryTabs).map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  return sql`select json_build_object('tabs', json_build_array(${sql.join(counted)}))::text from ${from} where ${where}`;
}

export function overviewOfOwn(db: Database, viewer: Viewer, filter: OwnFilter): Promise<RawJson> {
  return db.readJson(viewer, tabsOf(ownEntries, matchingOwn(filter)));
}

export function overviewAtDesk(staff: Database, viewer: Viewer, filter: DeskFilter): Promise<RawJson> {
  return staff.readJson(viewer, tabsOf(deskEntries, matchingAtDesk(filter)));
}
