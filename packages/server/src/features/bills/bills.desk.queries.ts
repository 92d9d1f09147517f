import { deskBill } from '@loadline/contract/bills/bill';
import type { chargesOfCustomer, deskBillApi, deskBillFilter } from '@loadline/contract/bills/bill-desk.api';
import { deskBillTabs } from '@loadline/contract/bills/bill-desk.api';
import { baseCurrency } from '@loadline/contract/bills/exchange-rate';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { calledByNone } from '../../kernel/called.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { entriesOf } from '../ops/dictionaries.public.ts';
import { figuresSoFar } from './bills.amounts.queries.ts';
import { inTab, isCalled, matching, overviewJson, sortingOf } from './bills.filter.queries.ts';
import { allDeskBills, deskBills, linesJson, ofBill, shownOfBill } from './bills.rows.queries.ts';
import { disputesJson, ofDisputes } from './disputes.rows.queries.ts';

type Filter = ValuesOf<typeof deskBillFilter>;
export type DeskBillDetail = AnswerOf<typeof deskBillApi.detail>;

function found({ tab, orgId, ...filter }: Filter): Sql {
  return allOf([
    ...matching(filter, ['billNo', 'customer', 'customerEn'], 'desk'),
    ...(tab === null ? [] : [inTab[tab]]),
    ...(orgId === null ? [] : [sql`r.org_id = ${orgId}`]),
  ]);
}

const rowJson = jsonOf(deskBill.fields, 'r', shownOfBill);

export const listAtDesk: ListSource<Filter> = {
  from: deskBills,
  where: found,
  row: rowJson,
  of: deskBill,
  by: sortingOf,
  missing: ({ numbers }) => calledByNone(isCalled, deskBills, numbers),
};

export function overviewAtDesk(staff: Database, viewer: Viewer, filter: Filter): Promise<RawJson> {
  return staff.readJson(
    viewer,
    overviewJson(allDeskBills, codesOf(deskBillTabs), found({ ...filter, tab: null }), found(filter)),
  );
}

const detailOf = (
  which: Sql,
) => sql`select json_build_object('bill', ${rowJson}, 'lines', ${linesJson(figuresSoFar, ofBill)},
    'disputes', ${disputesJson(ofDisputes)}) as detail
  from ${deskBills} where ${which}`;

export function billAtDesk(staff: Pick<Database, 'readJson'>, viewer: Viewer, no: string): Promise<RawJson> {
  return staff.readJson(viewer, sql`select d.detail::text from (${detailOf(sql`r.bill_no = ${no}`)}) d`);
}

/** The same in an open transaction. */
export async function deskBillIn(tx: Tx, id: string): Promise<DeskBillDetail> {
  const { detail } = await tx.one(
    sql.type({ detail: json<DeskBillDetail>() })`select d.detail from (${detailOf(sql`r.id = ${id}`)}) d`,
  );
  return detail;
}

/** Charges `c` that wait for a bill. */
export const isToBill = sql`c.bill_id is null and c.checked_at is not null`;

export function chargesWaiting(staff: Database, viewer: Viewer): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select json_build_object(
      'companies', coalesce((select json_agg(d) from (${entriesOf('salesCompany')}) d), '[]'),
      'waiting', coalesce((select json_agg(json_build_object('orgId', w.org_id::text, 'customer', g.name_zh, 'customerEn', g.name_en, 'currency', w.currency,
          'charges', w.charges, 'amount', w.amount::text, 'from', to_char(w.first, 'YYYY-MM-DD'), 'to', to_char(w.last, 'YYYY-MM-DD')) order by g.name_zh, w.org_id, w.currency)
        from (select c.org_id, c.currency, count(*) as charges, sum(c.order_fee) as amount, min(c.fee_date) as first, max(c.fee_date) as last
          from charge c where ${isToBill} group by c.org_id, c.currency) w join ${organisationView} g on g.org_id = w.org_id), '[]'))::text`,
  );
}

export function chargesOf(
  staff: Database,
  viewer: Viewer,
  { orgId, currency }: QueryOf<typeof chargesOfCustomer>,
): Promise<RawJson> {
  const which = sql`c.org_id = ${orgId} and ${isToBill} and (${currency} = ${baseCurrency} or c.currency = ${currency})`;
  return staff.readJson(
    viewer,
    sql`select ${linesJson(figuresSoFar, which)}::text from ${organisationView} g where g.org_id = ${orgId}`,
  );
}
