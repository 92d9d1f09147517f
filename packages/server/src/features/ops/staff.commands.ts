import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { resetStaffFactor, resetStaffPassword, saveStaff } from '@loadline/contract/ops/staff.api';
import { audit } from '../../kernel/audit.ts';
import { orNull, text, texts } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { assignments } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { endLooks, endSessionsOf } from '../session/session.rows.public.ts';
import { givePasswordLink, unknownPassword } from './password-links.commands.ts';
import { requireSomebodyInCharge } from './roles.commands.ts';
import type { Staff } from './staff.queries.ts';
import { colleaguesIn } from './staff.queries.ts';

type Member = Staff[number];
type Asked = BodyOf<typeof saveStaff>;
type WithLink = AnswerOf<typeof saveStaff>;

const conflicts = {
  app_user_username: 'usernameTaken',
  app_user_mobile: 'usernameTaken',
  app_user_sales_code: 'salesCodeTaken',
} as const;

/** A new colleague or a change of one. A role or team that is taken away is felt at the next request. */
export async function keepStaff(house: House, viewer: Viewer, asked: Asked): Promise<WithLink> {
  const { passwordHash } = asked.id === null ? await unknownPassword(house) : { passwordHash: undefined };
  return house.staff.inTransaction(viewer, async (tx) => {
    await requireStaffRole(tx, asked.roleId);
    await requireWithinScope(tx, asked.teamId);
    const values = valuesOf(asked);
    const id = asked.id ?? newId();
    if (passwordHash) await addMember(tx, id, values, passwordHash);
    else await changeMember(tx, asked, values);
    const owner = { ...values, id, orgId: tx.me.orgId };
    const access = passwordHash
      ? await givePasswordLink(house, tx, owner, {
          action: 'made',
          subject: 'staff',
          subjectId: id,
          changes: { ...told(await memberIn(tx, id)) },
        })
      : null;
    await requireSomebodyInCharge(tx);
    return { staff: await colleaguesIn(tx), access };
  });
}

function valuesOf({ id: _id, version: _version, email, ...facts }: Asked) {
  return {
    ...facts,
    username: facts.username.toLowerCase(),
    email: email?.toLowerCase() ?? null,
  };
}

type Values = ReturnType<typeof valuesOf>;

/**
 * A role of the forwarder, and none that can do more than who gives it, unless they manage roles anyway. The roles stay
 * locked, so that the last role manager is counted rightly.
 */
async function requireStaffRole(tx: Tx, roleId: string): Promise<void> {
  const roles = await tx.rows(
    sql.type({ id: text, permissions: texts })`
      select role_id::text as id, permissions from role where category = '1' order by role_id for update`,
  );
  const role = roles.find(({ id }) => id === roleId);
  if (!role) throw new Problem('notFound');
  requireNotAbove(tx, role.permissions);
}

function requireNotAbove({ me }: Tx, permissions: readonly string[]): void {
  const reaches = me.permissions.includes('op:role:manage');
  if (!reaches && permissions.some((one) => !me.permissions.includes(one))) throw new Problem('noAuthority');
}

/** Nor does anybody put a colleague, or themselves, into a team that serves more customers than theirs. */
async function requireWithinScope(tx: Tx, teamId: string | null): Promise<void> {
  const wider = await tx.rows(sql`
    select 1 from team t where t.team_id = ${teamId} and not app_sees_all() and (t.all_customers
      or exists (select from team_customer x where x.team_id = t.team_id and not staff_serves(x.org_id)))`);
  if (wider.length > 0) throw new Problem('noAuthority');
}

async function addMember(tx: Tx, id: string, values: Values, passwordHash: string): Promise<void> {
  const { orgId } = tx.me;
  const { username, name, mobile, email, roleId, teamId, salesCode, enabled } = values;
  const made = tx.rows(sql`
    insert into app_user (org_id, user_id, username, name, mobile, email, role_id, team_id, sales_code, enabled, permissions, data_authority, password_hash)
    values (${orgId}, ${id}, ${username}, ${name}, ${mobile}, ${email}, ${roleId}, ${teamId}, ${salesCode}, ${enabled}, '{}', 'organisation', ${passwordHash})`);
  await withoutConflict(conflicts, {}, made);
}

async function changeMember(tx: Tx, asked: Asked, { username: _fixed, ...values }: Values): Promise<void> {
  const id = asked.id ?? '';
  const before = await lockedMember(tx, id);
  requireVersion(before, asked.version, asked);
  const changed = tx.rows(
    sql`update app_user set ${assignments({ ...values, version: before.version + 1, updatedAt: sql`now()` })} where org_id = ${tx.me.orgId} and user_id = ${id}`,
  );
  await withoutConflict(conflicts, {}, changed);
  // Who is disabled is out at once; who changes teams no longer looks at the customers of the old one.
  await (values.enabled ? endLooks(tx, sql`values (${id}::uuid)`) : endSessionsOf(tx, tx.me.orgId, id));
  const changes = differences(told(before), told(await memberIn(tx, id)));
  await audit(tx, { action: 'edited', subject: 'staff', subjectId: id, changes });
}

async function lockedMember(tx: Tx, id: string): Promise<Member> {
  const { permissions, team } = await tx.one(sql.type({ permissions: texts, team: orNull(text) })`
    select coalesce((select r.permissions from role r where r.role_id = u.role_id), u.permissions) as permissions, u.team_id::text as team
    from app_user u where u.org_id = ${tx.me.orgId} and u.user_id = ${id} for update`);
  requireNotAbove(tx, permissions);
  await requireWithinScope(tx, team);
  return memberIn(tx, id);
}

async function memberIn(tx: Tx, id: string): Promise<Member> {
  const found = (await colleaguesIn(tx)).find((one) => one.id === id);
  if (!found) throw new Problem('notFound');
  return found;
}

function told({ name, mobile, email, roleZh, teamZh, salesCode, enabled, secondFactor }: Member) {
  return { name, mobile, email, roleZh, teamZh, salesCode, enabled, secondFactor };
}

/** The old password is over at once; the new one is set through the link. */
export async function renewStaffPassword(
  house: House,
  viewer: Viewer,
  asked: BodyOf<typeof resetStaffPassword>,
): Promise<WithLink> {
  const values = await unknownPassword(house);
  return house.staff.inTransaction(viewer, async (tx) => {
    const member = await changedAccess(tx, asked, values);
    const deed = { action: 'password-reset', subject: 'staff', subjectId: member.id };
    const access = await givePasswordLink(house, tx, { ...member, orgId: tx.me.orgId }, deed);
    return { staff: await colleaguesIn(tx), access };
  });
}

export function resetFactorOfStaff(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof resetStaffFactor>,
): Promise<Staff> {
  return staff.inTransaction(viewer, async (tx) => {
    await changedAccess(tx, asked, {});
    await audit(tx, { action: 'factor-reset', subject: 'staff', subjectId: asked.id });
    await tx.rows(sql`select forget_second_factor(${asked.id})`);
    return colleaguesIn(tx);
  });
}

/** What changes how a colleague gets in ends their sessions. */
async function changedAccess(
  tx: Tx,
  asked: { readonly id: string; readonly version: number },
  values: Readonly<Record<string, unknown>>,
): Promise<Member> {
  const member = await lockedMember(tx, asked.id);
  requireVersion(member, asked.version, asked);
  const next = { ...values, version: member.version + 1, updatedAt: sql`now()` };
  const whose = sql`org_id = ${tx.me.orgId} and user_id = ${member.id}`;
  await tx.rows(sql`update app_user set ${assignments(next)} where ${whose}`);
  await endSessionsOf(tx, tx.me.orgId, member.id);
  return member;
}
