import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { customerRecord } from '@loadline/contract/ops/customer';
import type { customerApi } from '@loadline/contract/ops/customer.api';
import { customerRowFields } from '@loadline/contract/ops/customer.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { orderView } from '../orders/orders.rows.public.ts';

export type CustomerDetail = AnswerOf<typeof customerApi.detail>;

type Filter = QueryOf<typeof customerApi.count>;

/** The customers that the policies leave: those of the staff member's team. */
const customers = sql`(select c.org_id as id, o.code, o.name_zh, o.name_en, c.version, c.status, c.account_type, c.legal_name, c.legal_id_kind, c.legal_id,
    c.sale_id, c.customer_service_id, c.country, c.address, c.phone, c.remark, c.quota, c.quota_currency, c.pay_days, c.on_hold, c.hold_reason, c.credit_cause,
    c.permissions, c.require_totp, c.created_at
  from customer c join organisation o on o.org_id = c.org_id) r`;

const lastLogin = sql`(select max(u.last_login_at) from app_user u where u.org_id = r.id)`;

const shown = {
  legalId: sql`case when r.account_type = 'personal' then masked_tail(r.legal_id) else r.legal_id end`,
  sale: nameOf(sql`r.sale_id`),
  customerService: nameOf(sql`r.customer_service_id`),
  users: sql`(select count(*)::int from app_user u where u.org_id = r.id)`,
  lastLoginAt: isoOf(lastLogin),
  orders: sql`(select count(*)::int from ${orderView} s where s.org_id = r.id)`,
  liftedUntil: sql`credit_lifted_until(r.id)::text`,
};
const rowJson = jsonOf(customerRowFields, 'r', {
  sale: shown.sale,
  customerService: shown.customerService,
  users: shown.users,
  lastLoginAt: shown.lastLoginAt,
  orders: shown.orders,
});
const recordJson = jsonOf(customerRecord.fields, 'r', shown);

export const servedCustomers: ListSource<Filter> = {
  from: customers,
  where: matching,
  row: rowJson,
  of: customerRecord,
  sheetRow: () => recordJson,
  by: (sort) => sortingOf(sort ?? '-createdAt'),
};

export function customerById(staff: Database, viewer: Viewer, id: string): Promise<RawJson> {
  return staff.readJson(viewer, sql`select ${detailJson}::text from ${customers} where r.id = ${id}`);
}

/** The customer as it stands in an open transaction, its row locked against other changes. */
export async function lockedCustomer(tx: Tx, id: string): Promise<CustomerDetail> {
  await tx.one(sql`select 1 from customer where org_id = ${id} for update`);
  return customerIn(tx, id);
}

export async function customerIn(tx: Tx, id: string): Promise<CustomerDetail> {
  const { detail } = await tx.one(
    sql.type({ detail: json<CustomerDetail>() })`
      select ${detailJson} as detail from ${customers} where r.id = ${id}`,
  );
  return detail;
}

const detailJson = sql`json_build_object(
  'customer', ${recordJson},
  'products', coalesce((select json_agg(json_build_object('id', p.channel_id::text, 'nameZh', p.name, 'nameEn', p.name_en,
      'transport', p.transport, 'active', p.active) order by p.name)
    from customer_channel x join channel p on p.channel_id = x.channel_id where x.org_id = r.id), '[]'),
  'teams', coalesce((select json_agg(json_build_object('id', t.team_id::text, 'nameZh', t.name_zh, 'nameEn', t.name_en) order by t.name_zh)
    from team t where t.all_customers or exists (select from team_customer x where x.team_id = t.team_id and x.org_id = r.id)), '[]'))`;

function nameOf(user: Sql): Sql {
  return sql`(select u.name from app_user u where u.user_id = ${user})`;
}

function matching({ search, status, onHold, entered, saleId, customerServiceId }: Filter): Sql {
  const conditions = [
    search !== null && sql`(${containing(['code', 'nameZh', 'nameEn', 'legalName', 'legalId'], search)})`,
    status !== null && sql`r.status = ${status}`,
    onHold !== null && sql`r.on_hold = ${onHold}`,
    entered !== null && sql`(${lastLogin} is not null) = ${entered}`,
    saleId !== null && sql`r.sale_id = ${saleId}`,
    customerServiceId !== null && sql`r.customer_service_id = ${customerServiceId}`,
  ];
  return allOf(conditions.filter((one) => one !== false));
}

function sortingOf(sort: string) {
  const descending = sort.startsWith('-');
  if (sort.endsWith('code')) return { value: sql`r.code`, type: 'text', descending } as const;
  return { value: sql`r.created_at`, type: 'timestamptz', descending } as const;
}
