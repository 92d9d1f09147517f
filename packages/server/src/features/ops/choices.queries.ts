import { quotaCurrencies } from '@loadline/contract/codes/quota-currency';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import type {
  contactsToEnterFor,
  customersToEnterFor,
  listChoices,
} from '@loadline/contract/ops/choices.api';
import { quotaLimits } from '@loadline/contract/ops/quota';
import { flag, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type Choices = AnswerOf<typeof listChoices>;

/** The policies leave the customers of the team. */
export async function customersFor(
  staff: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof customersToEnterFor>> {
  const {
    rows: [customers],
  } = await staff.read(
    viewer,
    sql.type({ id: text, code: text, nameZh: text, nameEn: text })`
      select o.org_id::text as id, o.code, o.name_zh as "nameZh", o.name_en as "nameEn" from customer c join organisation o using (org_id)
        where c.status = 'active' order by o.code`,
  );
  return customers;
}

/** Those who may sign in; of a customer whom one does not serve, nobody. */
export async function contactsFor(
  staff: Database,
  viewer: Viewer,
  { customerId }: QueryOf<typeof contactsToEnterFor>,
): Promise<AnswerOf<typeof contactsToEnterFor>> {
  const {
    rows: [contacts],
  } = await staff.read(
    viewer,
    sql.type({ id: text, name: text })`
      select u.user_id::text as id, u.name from app_user u join customer c on c.org_id = u.org_id
        where u.org_id = ${customerId} and u.enabled and c.status = 'active' order by u.name, u.user_id`,
  );
  return contacts;
}

export async function choicesFor(staff: Database, viewer: Viewer): Promise<Choices> {
  const {
    rows: [people, roles, products, teams],
  } = await staff.read(
    viewer,
    sql.type({ id: text, name: text, role: orNull(text), teamId: orNull(text), salesCode: orNull(text) })`
      select u.user_id::text as id, u.name, r.code as role, u.team_id::text as "teamId", u.sales_code as "salesCode"
        from app_user u left join role r on r.role_id = u.role_id where u.org_id = (select app_org()) and u.enabled order by u.name, u.user_id`,
    sql.type({
      id: text,
      nameZh: text,
      nameEn: text,
      category: textOf<Choices['roles'][number]['category']>(),
      code: text,
    })`
      select role_id::text as id, name_zh as "nameZh", name_en as "nameEn", category, code from role order by category, not fixed, name_zh`,
    sql.type({
      id: text,
      nameZh: text,
      nameEn: text,
      transport: orNull(textOf<NonNullable<Choices['products'][number]['transport']>>()),
    })`
      select channel_id::text as id, name as "nameZh", name_en as "nameEn", transport from channel where active order by transport, name`,
    sql.type({ id: text, nameZh: text, nameEn: text, allCustomers: flag })`
      select team_id::text as id, name_zh as "nameZh", name_en as "nameEn", all_customers as "allCustomers" from team order by name_zh`,
  );
  const limits = codesOf(quotaCurrencies).map((currency) => ({ currency, limit: quotaLimits[currency] }));
  return { people, roles, products, teams, quotaLimits: limits };
}
