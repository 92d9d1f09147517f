import { creditRequest } from '@loadline/contract/bills/credit';
import type { creditApi } from '@loadline/contract/bills/credit.api';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import { isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

export type CreditRequest = AnswerOf<typeof creditApi.detail>;
type Filter = QueryOf<typeof creditApi.count>;

const requests = sql`(select c.*, c.asked_who as asked_by, c.created_at as asked_at, c.decided_who as decided_name, g.name_zh as customer, g.name_en as customer_en,
    (select o.order_number from ${orderView} o where o.org_id = c.org_id and o.id = c.order_id) as order_number
  from credit_request c join ${organisationView} g on g.org_id = c.org_id) r`;

const row = jsonOf(creditRequest.fields, 'r', {
  decidedBy: sql`r.decided_name`,
  own: sql`r.created_by = app_user()`,
});

/** What waits for somebody to approve it. */
export const creditWaiting = sql`select c.created_at as since, c.id, c.org_id, c.no from credit_request c where c.state = 'REQUESTED'`;

function matching({ search, orgId, kind }: Omit<Filter, 'tab'>): Sql {
  return allOf(
    setOf([
      search !== null && sql`(${containing(['no', 'customer', 'customerEn', 'orderNumber'], search)})`,
      orgId !== null && sql`r.org_id = ${orgId}`,
      isOneOf(sql`r.kind`, kind),
    ]),
  );
}

const isOpen = sql`r.state = 'REQUESTED'`;

export const creditList: ListSource<Filter> = {
  of: creditRequest,
  from: requests,
  where: ({ tab, ...filter }) => (tab === 'all' ? matching(filter) : allOf([matching(filter), isOpen])),
  row,
  by: sortedBy({
    askedAt: { value: sql`r.asked_at`, type: 'timestamptz' },
    no: { value: sql`r.no`, type: 'text' },
  }),
};

export function creditOverview(
  staff: Database,
  viewer: Viewer,
  { tab: _tab, ...filter }: Filter,
): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select json_build_object('tabs', json_build_array(json_build_object('tab', 'open', 'count', count(*) filter (where ${isOpen})),
      json_build_object('tab', 'all', 'count', count(*))))::text from ${requests} where ${matching(filter)}`,
  );
}

const one = (id: string) =>
  sql.type({ found: json<CreditRequest>() })`select ${row} as found from ${requests} where r.id = ${id}`;

export async function creditAtDesk(staff: Database, viewer: Viewer, id: string): Promise<CreditRequest> {
  const {
    rows: [[found]],
  } = await staff.read(viewer, one(id));
  if (!found) throw new Problem('notFound');
  return found.found;
}

export async function creditIn(tx: Tx, id: string): Promise<CreditRequest> {
  return (await tx.one(one(id))).found;
}

/** The fields by which the audit log tells of requests. */
export const creditAudited = { ...deedFields, ...creditRequest.fields };

export function historyOfCredit(
  staff: Database,
  viewer: Viewer,
  id: string,
): Promise<AnswerOf<typeof creditApi.history>> {
  return recordHistory(staff, viewer, {
    table: 'credit_request',
    which: sql`r.id = ${id}`,
    subject: 'creditRequest',
    org: sql`app_org()`,
    who: sql`a.who`,
    fields: creditAudited,
  });
}
