import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { customersToEnterFor, listChoices } from '@loadline/contract/ops/choices.api';
import { quotaCurrencies, quotaLimits } from '@loadline/contract/ops/quota';
import type { Database } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

type Choices = AnswerOf<typeof listChoices>;

/** The policies leave the customers of the team. */
export async function customersFor(
  staff: Database,
  viewer: Viewer,
): Promise<AnswerOf<typeof customersToEnterFor>> {
  const { results } = await staff.read(
    viewer,
    sql`select o.org_id::text as id, o.code, o.name_zh as "nameZh", o.name_en as "nameEn" from customer c join organisation o using (org_id)
        where c.status = 'active' order by o.code`,
  );
  return results[0]?.rows ?? [];
}

export async function choicesFor(staff: Database, viewer: Viewer): Promise<Choices> {
  const { results } = await staff.read(
    viewer,
    sql`select u.user_id::text as id, u.name, r.code as role, u.team_id::text as "teamId", u.sales_code as "salesCode"
        from app_user u left join role r on r.role_id = u.role_id where u.org_id = (select app_org()) and u.enabled order by u.name, u.user_id`,
    sql`select role_id::text as id, name_zh as "nameZh", name_en as "nameEn", category, code from role order by category, not fixed, name_zh`,
    sql`select channel_id::text as id, name as "nameZh", name_en as "nameEn", transport from channel where active order by transport, name`,
    sql`select team_id::text as id, name_zh as "nameZh", name_en as "nameEn", all_customers as "allCustomers" from team order by name_zh`,
  );
  const [people = [], roles = [], products = [], teams = []] = results.map((result) => result.rows);
  const limits = codesOf(quotaCurrencies).map((currency) => ({ currency, limit: quotaLimits[currency] }));
  return { people, roles, products, teams, quotaLimits: limits };
}
