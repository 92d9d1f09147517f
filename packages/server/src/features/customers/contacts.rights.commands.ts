import { contact } from '@loadline/contract/customers/contact';
import { aRole, seesAll } from '@loadline/contract/customers/contact.rules';
import { findingOn } from '@loadline/contract/kernel/schema';
import type { Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { customerView } from '../ops/companies.public.ts';
import { accountView, roleView } from '../ops/people.rows.public.ts';

interface Rights {
  readonly roleId: string | null;
  readonly dataAuthority: string;
  readonly enabled: boolean;
}

/** A role is one of the customers' that can do no more than who gives it; who manages users sees all of the organisation's data. */
export async function requireGivable(tx: Tx, { roleId, dataAuthority }: Rights): Promise<void> {
  const [role] = await tx.rows<{ manages: boolean; within: boolean }>(
    sql`select 'user:manage' = any (r.permissions) as manages, ${within(tx, sql`r.permissions`)} as within
      from ${roleView} r left join ${customerView} c on c.org_id = ${tx.me.orgId} where r.role_id = ${roleId} and r.category = '2'`,
  );
  if (!role) throw wrongFields([findingOn(contact, 'roleId', aRole)]);
  if (!role.within) throw new Problem('noAuthority');
  if (role.manages && dataAuthority === 'own')
    throw wrongFields([findingOn(contact, 'dataAuthority', seesAll)]);
}

/** With a new password or mobile one could come in as a colleague: nobody changes one who can do more than himself. */
export async function requireNotAbove(tx: Tx, id: string): Promise<void> {
  const held = sql`coalesce(r.permissions, u.permissions)`;
  const above = await tx.rows(sql`
    select from ${accountView} u left join ${roleView} r on r.role_id = u.role_id left join ${customerView} c on c.org_id = u.org_id
    where u.org_id = ${tx.me.orgId} and u.user_id = ${id} and not ${within(tx, held)}`);
  if (above.length > 0) throw new Problem('noAuthority');
}

/** Whether what the customer `c` was granted of these permissions is no more than the viewer has. */
function within({ me }: Tx, held: Sql): Sql {
  return sql`array(select p from unnest(${held}) p where c.permissions is null or p = any (c.permissions)) <@ ${[...me.permissions]}::text[]`;
}

/** After a change: nobody has lowered himself, the administrator can still act, and somebody can manage the users. */
export async function keepAdmins(tx: Tx, id: string, before: Rights & { isAdmin: boolean }): Promise<void> {
  const [now] = await tx.rows<{ manages: boolean; narrowed: boolean }>(sql`
    select u.enabled and ${managing} as manages, u.data_authority = 'own' and ${before.dataAuthority} = 'organisation' as narrowed
    from ${accountView} u left join ${roleView} r on r.role_id = u.role_id where u.org_id = ${tx.me.orgId} and u.user_id = ${id}`);
  if (id === tx.me.userId && (!now?.manages || now.narrowed)) throw new Problem('notYourself');
  if (before.isAdmin && !now?.manages) throw new Problem('adminStays');
  const [left] = await tx.rows(sql`
    select from ${accountView} u left join ${roleView} r on r.role_id = u.role_id where u.org_id = ${tx.me.orgId} and u.enabled and ${managing} limit 1`);
  if (!left) throw new Problem('lastAdmin');
}

const managing = sql`'user:manage' = any (coalesce(r.permissions, u.permissions))`;
