import { contact } from '@loadline/contract/customers/contact';
import { aRole, seesAll } from '@loadline/contract/customers/contact.rules';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';

interface Rights {
  readonly roleId: string | null;
  readonly dataAuthority: string;
  readonly enabled: boolean;
}

/** One change of a customer's users at a time: two admins who disable each other must not both succeed. */
export async function lockAdmins(tx: Tx): Promise<void> {
  await tx.rows(sql`select from customer where org_id = ${tx.me.orgId} for update`);
}

/** A role is one of the customers'; who manages users sees all of the organisation's data. */
export async function requireGivable(tx: Tx, { roleId, dataAuthority }: Rights): Promise<void> {
  const [role] = await tx.rows<{ manages: boolean }>(
    sql`select 'user:manage' = any (permissions) as manages from role where role_id = ${roleId} and category = '2'`,
  );
  if (!role) throw wrongFields([findingOn(contact, 'roleId', aRole)]);
  if (role.manages && dataAuthority === 'own')
    throw wrongFields([findingOn(contact, 'dataAuthority', seesAll)]);
}

/** After a change: nobody has lowered himself, the administrator can still act, and somebody can manage the users. */
export async function keepAdmins(tx: Tx, id: string, before: Rights & { isAdmin: boolean }): Promise<void> {
  const [now] = await tx.rows<{ manages: boolean; narrowed: boolean }>(sql`
    select u.enabled and ${managing} as manages, u.data_authority = 'own' and ${before.dataAuthority} = 'organisation' as narrowed
    from app_user u left join role r on r.role_id = u.role_id where u.org_id = ${tx.me.orgId} and u.user_id = ${id}`);
  if (id === tx.me.userId && (!now?.manages || now.narrowed)) throw new Problem('notYourself');
  if (before.isAdmin && !now?.manages) throw new Problem('adminStays');
  const [left] = await tx.rows(sql`
    select from app_user u left join role r on r.role_id = u.role_id where u.org_id = ${tx.me.orgId} and u.enabled and ${managing} limit 1`);
  if (!left) throw new Problem('lastAdmin');
}

const managing = sql`'user:manage' = any (coalesce(r.permissions, u.permissions))`;
