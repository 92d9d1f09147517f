import type { customsApi } from '@loadline/contract/customs/customs.api';
import { customsTabs } from '@loadline/contract/customs/customs.api';
import type { deskCustomsApi } from '@loadline/contract/customs/customs-desk.api';
import { customsDeskTabs } from '@loadline/contract/customs/customs-desk.api';
import { customsFile, deskFile } from '@loadline/contract/customs/customs-file';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { codesOf } from '@loadline/contract/kernel/code';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { calledByNone, calledLike, calledOneOf } from '../../kernel/called.ts';
import { chinaZone } from '../../kernel/clock.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isDayBetween, isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { recordFileView } from '../files/files.rows.public.ts';
import type { Looker } from '../orders/orders.found.public.ts';
import { ordersFound } from '../orders/orders.found.public.ts';
import { referenceView } from '../orders/orders.rows.public.ts';
import {
  deskFiles,
  deskRow,
  fileJson,
  flagsOn,
  isDeclaredElsewhere,
  ordersOn,
  ownFiles,
  ownRow,
  stepAt,
  sums,
} from './customs.rows.queries.ts';

type OwnFilter = QueryOf<typeof customsApi.count>;
type DeskFilter = QueryOf<typeof deskCustomsApi.count>;
type Shared = Omit<OwnFilter, 'tab'>;

const isFlagged = (which: Sql) =>
  sql`exists (select from ${flagsOn} where s.progress <> 'cleared' and ${which})`;
const isAsked = isFlagged(sql`s.progress = 'asked'`);

/** Whether a release note hangs on file `r`. */
export const hasReleaseNote = sql`exists (select from ${recordFileView} n where n.org_id = r.org_id and n.subject = 'customs' and n.subject_id = r.id
  and n.type = '8' and n.withdrawn_at is null and n.verdict is distinct from 'refused')`;

const inOwnTab: Readonly<Record<NonNullable<OwnFilter['tab']>, Sql>> = {
  all: sql`true`,
  undeclared: sql`r.declaration_no is null`,
  mine: sql`r.status = 'TAX_DUE' or ${isAsked}`,
  taxDue: sql`r.status = 'TAX_DUE'`,
  abnormal: isFlagged(sql`true`),
};

const inDeskTab: Readonly<Record<NonNullable<DeskFilter['tab']>, Sql>> = {
  preparing: sql`r.status = 'PREPARING'`,
  clearing: sql`r.status in ('SUBMITTED', 'FLIGHT_DEPARTED', 'FLIGHT_ARRIVED', 'CLEARING', 'TAX_PAID')`,
  tax: sql`r.status = 'TAX_DUE'`,
  asked: isAsked,
  answered: isFlagged(sql`s.progress = 'answered'`),
  noNote: sql`r.status in ('CLEARING', 'TAX_PAID') and not ${hasReleaseNote}`,
  released: sql`r.status in ('RELEASED', 'INBOUND', 'OUTBOUND', 'DELIVERED', 'SIGNED')`,
  all: sql`true`,
};

/** Files of which one of their own numbers, or one of their orders', is as `no` says. */
function isCalled(no: (column: Sql) => Sql): Sql {
  return sql`(${no(sql`r.file_no`)} or ${no(sql`coalesce(r.declaration_no, '')`)} or exists (select from customs_order c
    join ${referenceView} n on n.org_id = c.org_id and n.order_id = c.order_id where c.org_id = r.org_id and c.file_id = r.id and ${no(sql`n.number`)}
      and not ${isDeclaredElsewhere(sql`n.number`)}))`;
}

/** Files that have one of these numbers. */
export function calledBy(numbers: readonly string[]): Sql {
  return calledOneOf(isCalled, numbers);
}

const local = (at: Sql) => sql`(${at} at time zone ${sql.lit(chinaZone)})::date`;
const days: Readonly<Record<NonNullable<Shared['day']>, Sql>> = {
  customs: sql`r.customs_date`,
  order: sql`(select ${local(sql`min(o.order_time)`)} from ${ordersOn})`,
  released: local(stepAt('RELEASED')),
  updated: local(sql`r.status_at`),
};

function holdsFound(search: string, looker: Looker): Sql {
  return sql`exists (select from customs_order c where c.org_id = r.org_id and c.file_id = r.id and c.order_id in (${ordersFound(search, looker)}))`;
}

function matching(filter: Shared, looker: Looker): Sql[] {
  const { search, numbers, businessType, status, direction, territory, abnormal, currency, day, from, to } =
    filter;
  const conditions = [
    search !== null && sql`(${calledLike(isCalled, search)} or ${holdsFound(search, looker)})`,
    numbers !== null && calledBy(numbers),
    isOneOf(sql`r.business_type`, businessType),
    status === null ? sql`r.status <> 'VOID'` : isOneOf(sql`r.status`, status),
    direction !== null && sql`r.direction = ${direction}`,
    isOneOf(sql`r.territory`, territory),
    abnormal !== null && isFlagged(sql`s.kind = any(${abnormal}::text[])`),
    isOneOf(sql`r.currency`, currency),
    ...isDayBetween(days[day ?? 'customs'], from, to),
  ];
  return setOf(conditions);
}

function matchingOwn({ tab: _tab, ...filter }: OwnFilter): Sql {
  return allOf([ofViewer('r'), ...matching(filter, 'own')]);
}

function matchingAtDesk({ tab: _tab, orgId, ...filter }: DeskFilter): Sql {
  return allOf([...matching(filter, 'desk'), ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`])]);
}

function sortingOf(sort: string | null) {
  const descending = sort?.startsWith('-') ?? true;
  // What is not declared yet comes after whatever is.
  if (sort?.endsWith('customsDate'))
    return { value: sql`coalesce(r.customs_date, 'infinity')`, type: 'date', descending } as const;
  return { value: sql`r.status_at`, type: 'timestamptz', descending } as const;
}

/** The viewer's own. */
export const ownList: ListSource<OwnFilter> = {
  of: customsFile,
  from: ownFiles,
  where: (filter) => allOf([matchingOwn(filter), inOwnTab[filter.tab ?? 'all']]),
  row: ownRow,
  sheetRow: fileJson,
  by: sortingOf,
  missing: ({ numbers }) => calledByNone(isCalled, ownFiles, numbers),
};

/** Those of the customers whom the viewer serves. */
export const deskList: ListSource<DeskFilter> = {
  of: deskFile,
  from: deskFiles,
  where: (filter) => allOf([matchingAtDesk(filter), inDeskTab[filter.tab ?? 'all']]),
  row: deskRow,
  sheetRow: fileJson,
  by: sortingOf,
  missing: ({ numbers }) => calledByNone(isCalled, deskFiles, numbers),
};

interface Figures {
  readonly from: Sql;
  readonly where: Sql;
  readonly tabs: CodeTable;
  readonly inTab: Readonly<Record<string, Sql>>;
  readonly tab: string;
}

/** How many stand under each tab, and the figures of those under the one that is open: money by currency. */
function figuresOf({ from, where, tabs, inTab, tab }: Figures): Sql {
  const counted = codesOf(tabs).map(
    (one) =>
      sql`json_build_object('tab', ${sql.lit(one)}, 'count', count(*) filter (where ${inTab[one] ?? sql`true`}))`,
  );
  const byCurrency = (
    currency: Sql,
    amount: Sql,
  ) => sql`coalesce((select json_agg(json_build_object('currency', x.currency, 'files', x.files, 'amount', x.amount::text) order by x.files desc, x.currency)
    from (select ${currency} as currency, count(*)::int as files, sum(h.${amount}) as amount from here h where h.${amount} is not null group by 1) x), '[]')`;
  return sql`with here as materialized (select r.currency, ${sums.taxCurrency} as tax_currency, ${sums.packages} as packages, ${sums.grossWeight} as gross_weight,
      ${sums.value} as value, ${sums.tax} as tax from ${from} where ${where} and (${inTab[tab] ?? sql`true`}))
    select json_build_object('tabs', (select json_build_array(${sql.join(counted)}) from ${from} where ${where}),
      'files', (select count(*)::int from here), 'packages', (select coalesce(sum(h.packages), 0)::int from here h),
      'grossWeight', (select coalesce(sum(h.gross_weight), 0)::text from here h),
      'values', ${byCurrency(sql`h.currency`, sql`value`)}, 'taxes', ${byCurrency(sql`h.tax_currency`, sql`tax`)})::text`;
}

export function overviewOfOwn(db: Database, viewer: Viewer, filter: OwnFilter): Promise<RawJson> {
  const figures = { from: ownFiles, where: matchingOwn(filter), tabs: customsTabs, inTab: inOwnTab };
  return db.readJson(viewer, figuresOf({ ...figures, tab: filter.tab ?? 'all' }));
}

export function overviewAtDesk(staff: Database, viewer: Viewer, filter: DeskFilter): Promise<RawJson> {
  const figures = { from: deskFiles, where: matchingAtDesk(filter), tabs: customsDeskTabs, inTab: inDeskTab };
  return staff.readJson(viewer, figuresOf({ ...figures, tab: filter.tab ?? 'all' }));
}
