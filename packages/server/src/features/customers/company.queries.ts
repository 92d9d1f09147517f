import { company } from '@loadline/contract/customers/company';
import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { customerView, organisationView } from '../ops/companies.public.ts';
import { accountView } from '../ops/people.rows.public.ts';

/** The customer `r` with its organisation `o` and administrator `a`, as its own people see it. */
export const companyJson = jsonOf(company.fields, 'r', {
  type: sql`r.account_type`,
  name: sql`o.name_zh`,
  nameEn: sql`o.name_en`,
  code: sql`o.code`,
  legalId: sql`case when r.account_type = 'personal' then masked_tail(r.legal_id) else r.legal_id end`,
  adminUserName: sql`a.username`,
  adminMobile: sql`masked_mobile(a.mobile)`,
  adminEmail: sql`a.email`,
});

export const companyFrom = sql`${customerView} r join ${organisationView} o on o.org_id = r.org_id left join ${accountView} a on a.org_id = r.org_id and a.user_id = r.admin_id`;

/** The viewer's own customer; for the forwarder's people there is none. */
export function ownCompany(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(viewer, ownCompanyWhere(sql`true`));
}

/** The same by its id: any other id is not found. */
export function companyById(db: Database, viewer: Viewer, id: string): Promise<RawJson> {
  return db.readJson(viewer, ownCompanyWhere(sql`r.org_id = ${id}`));
}

function ownCompanyWhere(condition: Sql): Sql {
  return sql`select ${companyJson}::text from ${companyFrom} where r.org_id = (select app_org()) and ${condition}`;
}

/** Where one belongs: the forwarder's people have a row without any id. */
export function belongingOf(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object('orgId', c.org_id::text, 'saleId', c.sale_id::text, 'customerServiceId', c.customer_service_id::text)::text
        from ${organisationView} o left join ${customerView} c on c.org_id = o.org_id where o.org_id = (select app_org())`,
  );
}

/** The figures beside the entries of the customer centre. */
export function countsOfCompany(db: Database, viewer: Viewer): Promise<RawJson> {
  const count = (rows: Sql) => sql`(select count(*) from ${rows} r where r.org_id = (select app_org()))`;
  return db.readJson(
    viewer,
    sql`select json_build_object('contacts', case when app_may('user:manage') then ${count(accountView)} end,
      'paymentAccounts', ${count(sql.table('payment_account'))}, 'addresses', ${count(sql.table('address'))}, 'goods', ${count(sql.table('goods'))}, 'cartons', ${count(sql.table('carton'))})::text`,
  );
}
