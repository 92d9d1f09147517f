import { contact, contactInDetail, contactRow } from '@loadline/contract/customers/contact';
import type { contactApi, contactAuthority } from '@loadline/contract/customers/contact.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { keysAt } from '@loadline/contract/kernel/resource';
import type { RowOf } from '../../kernel/columns.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView } from '../ops/companies.public.ts';
import { accountView, roleView } from '../ops/people.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';

type Filter = QueryOf<typeof contactApi.count>;

/** The members `r` of the viewer's own organisation. */
const from = sql`(
  select u.org_id, u.user_id as id, u.version, u.username, u.name, u.mobile, u.email, u.id_kind, u.id_number_tail as id_number, u.data_authority, u.enabled, u.last_login_at,
    u.totp_confirmed_at is not null as second_factor, u.role_id, coalesce(r.name_zh, '') as role_zh, coalesce(r.name_en, '') as role_en,
    u.user_id = c.admin_id as is_admin, u.user_id = app_user() as is_me
  from ${accountView} u left join ${roleView} r on r.role_id = u.role_id left join ${customerView} c on c.org_id = u.org_id
  where u.org_id = (select app_org())
) r`;

const masked = {
  mobile: sql`masked_mobile(r.mobile)`,
  idNumber: sql`repeat('*', 14) || r.id_number`,
  isAdmin: sql`coalesce(r.is_admin, false)`,
};

const contactJson = jsonOf(contactInDetail, 'r', masked);

/** The viewer's colleagues. */
export const ownContacts: ListSource<Filter> = {
  from: from,
  where: matching,
  row: jsonOf(contactRow, 'r', masked),
  by: sortingOf,
};

export function contactById(db: Database, viewer: Viewer, id: string): Promise<RawJson> {
  return db.readJson(viewer, sql`select ${contactJson}::text from ${from} where r.id = ${id}`);
}

const foundContactColumns = {
  shown: json<ValuesOf<typeof contactInDetail>>(),
  raw: json<Readonly<Record<string, unknown>>>(),
};
type FoundContact = RowOf<typeof foundContactColumns>;

/** One contact for a command: as it is shown, and as it stands. */
export function contactFound(id: string): Sql<FoundContact> {
  return sql.type(foundContactColumns)`
    select ${contactJson} as shown, to_jsonb(r) as raw from ${from} where r.id = ${id}`;
}

/** The orders behind each data authority: all of the organisation's, and those a contact made or handles. */
export function ordersByAuthority(
  db: Database,
  viewer: Viewer,
  { id }: QueryOf<typeof contactAuthority>,
): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object('organisation', count(*), 'own', count(*) filter (where ${id}::uuid in (o.created_by, o.handler_id)))::text
        from ${orderView} o where o.org_id = (select app_org()) having ${id}::uuid is null or exists (
          select from ${accountView} u where u.org_id = (select app_org()) and u.user_id = ${id})`,
  );
}

function matching({ search, roleId, dataAuthority, enabled }: QueryOf<typeof contactApi.count>): Sql {
  return allOf([
    ...(search === null ? [] : [containing(keysAt(contact, 'search'), search)]),
    ...(roleId === null ? [] : [sql`r.role_id = ${roleId}`]),
    ...(dataAuthority === null ? [] : [sql`r.data_authority = ${dataAuthority}`]),
    ...(enabled === null ? [] : [sql`r.enabled = ${enabled}`]),
  ]);
}

function sortingOf(sort: string | null) {
  const descending = sort?.startsWith('-') ?? false;
  if (!sort?.endsWith('lastLoginAt')) return { value: sql`r.name`, type: 'text', descending } as const;
  return { value: sql`coalesce(r.last_login_at, '-infinity')`, type: 'timestamptz', descending } as const;
}
