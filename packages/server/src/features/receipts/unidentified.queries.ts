import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { unidentified } from '@loadline/contract/receipts/unidentified';
import type { saveUnidentified, unidentifiedApi } from '@loadline/contract/receipts/unidentified.api';
import { unidentifiedTabs } from '@loadline/contract/receipts/unidentified.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';

export type Unidentified = AnswerOf<typeof saveUnidentified>;
type Filter = QueryOf<typeof unidentifiedApi.count>;

/** With the order that it was joined to, for whoever serves its customer. */
const cargo = sql`(select u.*, w.receipt_no, o.order_number from unidentified_cargo u
  left join warehouse_receipt w on w.org_id = u.receipt_org and w.id = u.receipt_id
  left join ${orderView} o on o.org_id = w.org_id and o.id = w.order_id) r`;
const row = jsonOf(unidentified.fields, 'r');

const inTab: Readonly<Record<NonNullable<Filter['tab']>, Sql>> = {
  waiting: sql`r.state = 'WAITING'`,
  joined: sql`r.state = 'JOINED'`,
  closed: sql`r.state in ('RETURNED', 'GIVEN_UP')`,
  all: sql`true`,
};

function matching({ search, warehouse }: Pick<Filter, 'search' | 'warehouse'>): Sql {
  const keys = ['cargoNo', 'marks', 'truck', 'driver', 'orderNumber'];
  return allOf([
    ...(search === null ? [] : [sql`(${containing(keys, search)})`]),
    ...(warehouse === null ? [] : [sql`r.warehouse = ${warehouse}`]),
  ]);
}

/** All of it, whatever customers one serves: it is of none yet. */
export const unidentifiedList: ListSource<Filter> = {
  of: unidentified,
  from: cargo,
  where: ({ tab, ...filter }) => allOf([matching(filter), inTab[tab ?? 'waiting']]),
  row,
  sheetRow: (fields) => jsonOf(fields, 'r'),
  by: (sort) => ({
    value: sql`r.arrived_at`,
    type: 'timestamptz',
    descending: sort?.startsWith('-') ?? true,
  }),
};

/** How much of it stands under each tab. */
export function countsOf(
  staff: Database,
  viewer: Viewer,
  filter: QueryOf<typeof unidentifiedApi.overview>,
): Promise<RawJson> {
  const counted = codesOf(unidentifiedTabs).map(
    (tab) =>
      sql`json_build_object('tab', ${sql.lit(tab)}, 'count', (count(*) filter (where ${inTab[tab]}))::int)`,
  );
  return staff.readJson(
    viewer,
    sql`select json_build_array(${sql.join(counted)})::text from ${cargo} where ${matching(filter)}`,
  );
}

export function unidentifiedOf(staff: Database, viewer: Viewer, no: string): Promise<RawJson> {
  return staff.readJson(viewer, sql`select ${row}::text from ${cargo} where r.cargo_no = ${no}`);
}

export async function unidentifiedIn(tx: Tx, id: string): Promise<Unidentified> {
  const { found } = await tx.one(
    sql.type({ found: json<Unidentified>() })`select ${row} as found from ${cargo} where r.id = ${id}`,
  );
  return found;
}

/** What waits for its order, since it came. */
export const unidentifiedWaiting = sql`select u.arrived_at as since, u.id, null::uuid as org_id, u.cargo_no as no
  from unidentified_cargo u where u.state = 'WAITING'`;

/** The fields by which the audit log tells of it. */
export const unidentifiedAudited: Fields = { ...deedFields, ...unidentified.fields };

/** Who did what, the newest first. */
export async function historyOfUnidentified(
  staff: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof unidentifiedApi.history>> {
  return recordHistory(staff, viewer, {
    table: 'unidentified_cargo',
    which: sql`r.cargo_no = ${no}`,
    subject: 'unidentified',
    org: sql`(select app_org())`,
    who: sql`a.who`,
    fields: unidentifiedAudited,
  });
}
