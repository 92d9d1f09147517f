import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { customerUser } from '@loadline/contract/ops/customer-user';
import type { listCustomerUsers } from '@loadline/contract/ops/customer-user.api';
import { json } from '../../kernel/columns.ts';
import type { Database, RawJson, Tx } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { sessionsOf } from '../session/session.rows.public.ts';

export type CustomerUsers = AnswerOf<typeof listCustomerUsers>;

const userJson = jsonOf(customerUser.fields, 'u', {
  id: sql`u.user_id::text`,
  idNumber: sql`'**************' || u.id_number_tail`,
  isAdmin: sql`c.admin_id is not distinct from u.user_id`,
  roleZh: sql`r.name_zh`,
  roleEn: sql`r.name_en`,
  secondFactor: sql`(u.totp_confirmed_at is not null)`,
  sessions: sessionsOf(sql`u.org_id`, sql`u.user_id`),
});

/** The users of a customer, never the forwarder's own people. */
const users = sql`app_user u join customer c on c.org_id = u.org_id left join role r on r.role_id = u.role_id`;

function usersOf(orgId: string): Sql {
  return sql`select coalesce(json_agg(${userJson} order by u.enabled desc, u.name, u.user_id), '[]') from ${users} where u.org_id = ${orgId}`;
}

/** Not found is a customer whom the team does not serve; one without users has an empty list. */
export function usersOfCustomer(staff: Database, viewer: Viewer, orgId: string): Promise<RawJson> {
  return staff.readJson(
    viewer,
    sql`select (${usersOf(orgId)})::text from customer k where k.org_id = ${orgId}`,
  );
}

export async function usersIn(tx: Tx, orgId: string): Promise<CustomerUsers> {
  const { list } = await tx.one(
    sql.type({ list: json<CustomerUsers>() })`select (${usersOf(orgId)}) as list`,
  );
  return list;
}

/** One user as stored now, locked. */
export async function lockedUser(tx: Tx, orgId: string, id: string): Promise<CustomerUsers[number]> {
  await tx.one(sql`select 1 from app_user u where u.org_id = ${orgId} and u.user_id = ${id} for update`);
  const { found } = await tx.one(
    sql.type({ found: json<CustomerUsers[number]>() })`
      select ${userJson} as found from ${users} where u.org_id = ${orgId} and u.user_id = ${id}`,
  );
  return found;
}
