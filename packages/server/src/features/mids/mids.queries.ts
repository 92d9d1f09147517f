import { codesOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { deskMid, mid } from '@loadline/contract/mids/mid';
import type { midApi } from '@loadline/contract/mids/mid.api';
import { midTabs } from '@loadline/contract/mids/mid.api';
import type { deskMidApi } from '@loadline/contract/mids/mid-desk.api';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { lastFiled } from '../clearance/clearance.mids.public.ts';
import { deskMids, deskRow, midJson, ownMids, ownRow } from './mids.rows.queries.ts';

type OwnFilter = QueryOf<typeof midApi.count>;
type DeskFilter = QueryOf<typeof deskMidApi.count>;
type Tab = NonNullable<OwnFilter['tab']>;

const isCurrent = sql`r.state <> 'SUPERSEDED'`;

const inTab: Readonly<Record<Tab, Sql>> = {
  all: isCurrent,
  inForce: sql`r.state = 'APPROVED'`,
  pending: sql`r.state = 'SUBMITTED'`,
  textile: sql`r.textile and ${isCurrent}`,
  unproven: sql`r.files = 0 and ${isCurrent}`,
  earlier: sql`r.state = 'SUPERSEDED'`,
};

function matching({ search, country, role, state, from, to }: Omit<OwnFilter, 'tab'>): Sql[] {
  return setOf([
    search !== null && sql`(${containing(['code', 'name', 'street', 'city'], search)})`,
    isOneOf(sql`r.country`, country),
    isOneOf(sql`r.role`, role),
    isOneOf(sql`r.state`, state),
    (from !== null || to !== null) &&
      sql`(r.org_id, r.code) in (select f.org_id, f.mid from ${lastFiled} f where ${allOf(setOf(isBetween(sql`f.at`, from, to)))})`,
  ]);
}

function matchingOwn({ tab: _tab, ...filter }: OwnFilter): Sql {
  return allOf([ofViewer('r'), ...matching(filter)]);
}

function matchingAtDesk({ tab: _tab, orgId, ...filter }: DeskFilter): Sql {
  return allOf([...matching(filter), ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`])]);
}

const by = sortedBy({
  updatedAt: { value: sql`r.updated_at`, type: 'timestamptz' },
  code: { value: sql`r.code`, type: 'text' },
  name: { value: sql`r.name`, type: 'text' },
});

/** The register of the viewer's company. */
export const ownList: ListSource<OwnFilter> = {
  of: mid,
  from: ownMids,
  where: (filter) => allOf([matchingOwn(filter), inTab[filter.tab ?? 'all']]),
  row: ownRow,
  sheetRow: midJson,
  by,
};

/** Those of the customers whom the viewer serves. */
export const deskList: ListSource<DeskFilter> = {
  of: deskMid,
  from: deskMids,
  where: (filter) => allOf([matchingAtDesk(filter), inTab[filter.tab ?? 'all']]),
  row: deskRow,
  sheetRow: midJson,
  by,
};

/** How many stand under each tab. */
function tabsOf(from: Sql, where: Sql): Sql {
  const counted = codesOf(midTabs).map(
    (tab) => sql`json_build_object('tab', ${sql.lit(tab)}, 'count', count(*) filter (where ${inTab[tab]}))`,
  );
  return sql`select json_build_object('tabs', json_build_array(${sql.join(counted)}))::text from ${from} where ${where}`;
}

export function overviewOfOwn(db: Database, viewer: Viewer, filter: OwnFilter): Promise<RawJson> {
  return db.readJson(viewer, tabsOf(ownMids, matchingOwn(filter)));
}

export function overviewAtDesk(staff: Database, viewer: Viewer, filter: DeskFilter): Promise<RawJson> {
  return staff.readJson(viewer, tabsOf(deskMids, matchingAtDesk(filter)));
}
