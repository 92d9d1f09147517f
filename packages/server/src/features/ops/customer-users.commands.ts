import { contact } from '@loadline/contract/customers/contact';
import { seesAll } from '@loadline/contract/customers/contact.rules';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import type {
  endUserSessions,
  resetSecondFactor as resetFactorCall,
  resetUserPassword,
  setUserEnabled,
  setUserRole,
} from '@loadline/contract/ops/customer-user.api';
import { audit } from '../../kernel/audit.ts';
import { flag, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { endSessionsOf } from '../session/session.rows.public.ts';
import type { CustomerUsers } from './customer-users.queries.ts';
import { lockedUser, usersIn } from './customer-users.queries.ts';
import type { PasswordLink } from './password-links.commands.ts';
import { givePasswordLink, unknownPassword } from './password-links.commands.ts';

type User = CustomerUsers[number];

interface Change {
  readonly action: string;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly alsoIn?: (tx: Tx, user: User) => Promise<void>;
}

interface Asked {
  readonly orgId: string;
  readonly id: string;
  readonly version: number;
}

/** Changes one user of a customer, which stands in the customer's log, and gives all of them as they are then. */
function changeUser(staff: Database, viewer: Viewer, asked: Asked, change: Change): Promise<CustomerUsers> {
  return staff.inTransaction(viewer, async (tx) => {
    const { after, changes } = await changedUser(tx, asked, change);
    const deed = { action: change.action, subject: 'user', subjectId: after.id } as const;
    await audit(tx, { ...deed, orgId: asked.orgId, changes });
    return usersIn(tx, asked.orgId);
  });
}

async function changedUser(tx: Tx, asked: Asked, { values = {}, alsoIn }: Omit<Change, 'action'>) {
  const { orgId, id, version } = asked;
  const before = await lockedUser(tx, orgId, id);
  requireVersion(before, version, asked);
  await alsoIn?.(tx, before);
  await tx.rows(
    sql`update app_user set ${assignments({ ...values, version: version + 1, updatedAt: sql`now()` })} where org_id = ${orgId} and user_id = ${id}`,
  );
  const after = await lockedUser(tx, orgId, id);
  return { after, changes: differences(told(before), told(after)) };
}

function told({ roleZh, dataAuthority, enabled, secondFactor }: User) {
  return { roleZh, dataAuthority, enabled, secondFactor };
}

export function enableUser(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof setUserEnabled>,
): Promise<CustomerUsers> {
  const { enabled } = asked;
  return changeUser(staff, viewer, asked, {
    action: enabled ? 'activated' : 'deactivated',
    values: { enabled },
    alsoIn: async (tx, { id }) => void (!enabled && (await endSessionsOf(tx, asked.orgId, id))),
  });
}

/** The database refuses a role of the forwarder; so that it is a refusal in words, it is asked for here as well. */
export function giveRole(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof setUserRole>,
): Promise<CustomerUsers> {
  const { roleId, dataAuthority } = asked;
  return changeUser(staff, viewer, asked, {
    action: 'edited',
    values: { roleId, dataAuthority },
    alsoIn: (tx) => requireCustomerRole(tx, asked),
  });
}

/** Only a role of category 2 is one for a customer's user; who manages users sees all of the organisation's data. */
export async function requireCustomerRole(
  tx: Tx,
  { roleId, dataAuthority }: { readonly roleId: string; readonly dataAuthority: string },
): Promise<void> {
  const { category, manages } = await tx.one(
    sql.type({ category: text, manages: flag })`
      select category, 'user:manage' = any (permissions) as manages from role where role_id = ${roleId}`,
  );
  if (category !== '2') throw new Problem('staffRightForCustomer');
  if (manages && dataAuthority === 'own') throw wrongFields([findingOn(contact, 'dataAuthority', seesAll)]);
}

/** The old password is over at once; the new one is set through the link. */
export async function renewPassword(
  house: House,
  viewer: Viewer,
  asked: BodyOf<typeof resetUserPassword>,
): Promise<{ users: CustomerUsers; access: PasswordLink }> {
  const { orgId } = asked;
  const values = await unknownPassword(house);
  return house.staff.inTransaction(viewer, async (tx) => {
    const { after: user, changes } = await changedUser(tx, asked, { values });
    await endSessionsOf(tx, orgId, user.id);
    const deed = { action: 'password-reset', subject: 'user', subjectId: user.id, changes };
    const access = await givePasswordLink(house, tx, { ...user, orgId }, deed);
    return { users: await usersIn(tx, orgId), access };
  });
}

export function endSessions(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof endUserSessions>,
): Promise<CustomerUsers> {
  return changeUser(staff, viewer, asked, {
    action: 'sessions-ended',
    alsoIn: (tx, { id }) => endSessionsOf(tx, asked.orgId, id),
  });
}

export function resetFactor(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof resetFactorCall>,
): Promise<CustomerUsers> {
  return changeUser(staff, viewer, asked, {
    action: 'factor-reset',
    async alsoIn(tx, { id }) {
      await tx.rows(sql`select forget_second_factor(${id})`);
      await endSessionsOf(tx, asked.orgId, id);
    },
  });
}
