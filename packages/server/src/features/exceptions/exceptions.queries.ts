import type { sheetApi, sheetFilter, sheetsOfOrder } from '@loadline/contract/exceptions/sheet.api';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { calledByNone, calledOneOf } from '../../kernel/called.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Looker } from '../orders/orders.found.public.ts';
import { ordersFound } from '../orders/orders.found.public.ts';
import { referenceView } from '../orders/orders.rows.public.ts';
import { detailJson, isAbout, rowJson, sheets } from './exceptions.rows.queries.ts';

export type SheetDetail = AnswerOf<typeof sheetApi.detail>;

/** Days in the filter are days in China, where the sheets are worked on. */
const zone = sql`at time zone 'Asia/Shanghai'`;

/** The condition on sheets `r` that a filter means; `search` finds in these keys, and by any number of what a sheet hangs on. */
export function matching(
  filter: ValuesOf<typeof sheetFilter>,
  searched: readonly string[],
  looker: Looker,
): Sql[] {
  const { search, numbers, kind, severity, state, stage, openedFrom, openedTo } = filter;
  const conditions = [
    numbers !== null && calledOneOf(isCalled, numbers),
    search !== null && sql`(${containing(searched, search)} or ${hangsOnFound(search, looker)})`,
    kind !== null && sql`r.kind = any(${kind}::text[])`,
    severity !== null && sql`r.severity = any(${severity}::text[])`,
    state !== null && sql`r.state = any(${state}::text[])`,
    stage !== null && sql`r.stage = any(${stage}::text[])`,
    openedFrom !== null && sql`r.opened_at >= ${openedFrom}::date::timestamp ${zone}`,
    openedTo !== null && sql`r.opened_at < (${openedTo}::date + 1)::timestamp ${zone}`,
  ];
  return conditions.filter((one) => one !== false);
}

/** Sheets of which their own number, that of their waybill or one that their orders are called by is as `no` says. */
export function isCalled(no: (column: Sql) => Sql): Sql {
  return sql`(${no(sql`r.sheet_no`)} or ${no(sql`replace(coalesce(r.mawb_no, ''), '-', '')`)} or exists (select from ${referenceView} n
    where n.org_id = r.org_id and n.order_id = any(array_append(r.about_orders, r.order_id)) and ${no(sql`n.number`)}))`;
}

function hangsOnFound(search: string, looker: Looker): Sql {
  const found = ordersFound(search, looker);
  return sql`(r.order_id in (${found}) or r.mawb_id is not null and r.about_orders && array(${found}))`;
}

export function sortingOf(sort: string) {
  return { value: sql`r.opened_at`, type: 'timestamptz', descending: sort.startsWith('-') } as const;
}

/** The viewer's own, the newest first unless told. */
export const ownSheets: ListSource<ValuesOf<typeof sheetFilter>> = {
  from: sheets,
  where: (filter) => allOf([ofViewer('r'), ...matching(filter, ['sheetNo', 'orderNumber', 'mawbNo'], 'own')]),
  row: rowJson,
  by: (sort) => sortingOf(sort ?? '-openedAt'),
  missing: ({ numbers }) => calledByNone(isCalled, sheets, numbers),
};

/** Whether sheet `r` is not solved yet. */
export const isOpen = sql`r.state = any(${sql.lit(`{${openStates.join(',')}}`)}::text[])`;

export function overviewOfSheets(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object('open', count(*), 'waiting', count(*) filter (where r.state = 'WAITING_CUSTOMER'))::text
      from ${sheets} where ${ofViewer('r')} and ${isOpen}`,
  );
}

/** None for an order that is not the viewer's to see. */
export function sheetsOf(
  db: Database,
  viewer: Viewer,
  { no }: QueryOf<typeof sheetsOfOrder>,
): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select coalesce((select json_agg(${rowJson} order by ${isOpen} desc, r.opened_at desc)
      from (select * from ${sheets} where ${ofViewer('r')} and ${isAbout(no)} order by r.opened_at desc limit 100) r), '[]')::text`,
  );
}

export function sheetByNumber(db: Database, viewer: Viewer, no: string): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select ${detailJson}::text from ${sheets} where ${ofViewer('r')} and r.sheet_no = ${no}`,
  );
}

/** The same in an open transaction. */
export async function sheetIn(tx: Tx, no: string): Promise<SheetDetail> {
  const { detail } = await tx.one(
    sql.type({ detail: json<SheetDetail>() })`
      select ${detailJson} as detail from ${sheets} where ${ofViewer('r')} and r.sheet_no = ${no}`,
  );
  return detail;
}
