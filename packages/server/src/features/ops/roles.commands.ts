import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import type { Text } from '@loadline/contract/kernel/text';
import type { makeRole, removeRole, renameRole, saveRoles } from '@loadline/contract/ops/role.api';
import { audit, auditAll } from '../../kernel/audit.ts';
import { flag, int, text } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { differences } from '../../kernel/record-changes.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Roles } from './roles.queries.ts';
import { rolesIn } from './roles.queries.ts';

type Role = Roles[number];
type Change = BodyOf<typeof saveRoles>['changes'][number];

/** All changed cells or none. The rows are locked first: two who each take the last right from another role wait in line. */
export function changeRoles(
  staff: Database,
  viewer: Viewer,
  { reason, changes }: BodyOf<typeof saveRoles>,
): Promise<Roles> {
  return staff.inTransaction(viewer, async (tx) => {
    const before = await lockedRoles(tx);
    for (const change of changes) await changeRole(tx, changeable(before, change), change, reason);
    await requireSomebodyInCharge(tx);
    return rolesIn(tx);
  });
}

async function lockedRoles(tx: Tx): Promise<Roles> {
  await tx.rows(sql`select role_id from role order by role_id for update`);
  return rolesIn(tx);
}

function changeable(roles: Roles, { roleId, version }: Pick<Change, 'roleId' | 'version'>): Role {
  const found = roles.find(({ id }) => id === roleId);
  if (!found) throw new Problem('notFound');
  if (found.fixed) throw new Problem('fixedRole', { name: calledBy(found) });
  if (found.version !== version) throw staleProblem(found, { roleId, version });
  return found;
}

function calledBy({ nameZh: zh, nameEn: en }: Role): Text {
  return { zh, en };
}

async function changeRole(tx: Tx, role: Role, { add, remove }: Change, reason: string): Promise<void> {
  const permissions = [...new Set([...role.permissions, ...add])].filter(
    (permission) => !remove.includes(permission),
  );
  if (role.category === '2' && permissions.some(isStaffPermission))
    throw new Problem('staffRightForCustomer');
  if (role.category === '1' && !permissions.includes('op:work:view')) throw new Problem('consoleNeeded');
  // The version is asked for once more: a role that is named twice has changed since it was read.
  const changed = await tx.rows(
    sql`update role set permissions = ${permissions}, version = version + 1, updated_at = now()
      where role_id = ${role.id} and version = ${role.version} returning role_id`,
  );
  if (changed.length === 0) throw staleProblem(role, { add, remove });
  const given = permissions.filter((permission) => !role.permissions.includes(permission));
  const taken = role.permissions.filter((permission) => !permissions.includes(permission));
  await audit(tx, {
    action: 'permissions-changed',
    subject: 'role',
    subjectId: role.id,
    changes: { reason, given, taken, people: role.people.total },
  });
}

/** Somebody enabled must stay who can undo what is done here. */
export async function requireSomebodyInCharge(tx: Tx): Promise<void> {
  const { kept } = await tx.one(sql.type({ kept: flag })`
    select exists (select from app_user u left join role r on r.role_id = u.role_id
      where u.org_id = ${tx.me.orgId} and u.enabled and 'op:role:manage' = any (coalesce(r.permissions, u.permissions))) as kept`);
  if (!kept) throw new Problem('lastRoleManager');
}

/** A copy starts with everything its model may do, where that is right for its category. */
export function addRole(staff: Database, viewer: Viewer, asked: BodyOf<typeof makeRole>): Promise<Roles> {
  const { category, nameZh, nameEn, copyOf } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const model = copyOf === null ? undefined : (await rolesIn(tx)).find(({ id }) => id === copyOf);
    if (copyOf !== null && !model) throw new Problem('notFound');
    const permissions = model?.permissions ?? (category === '1' ? ['op:work:view'] : []);
    if (category === '2' && permissions.some(isStaffPermission)) throw new Problem('staffRightForCustomer');
    if (category === '1' && !permissions.includes('op:work:view')) throw new Problem('consoleNeeded');
    const id = newId();
    const made = tx.rows(sql`
      insert into role (role_id, category, code, name_zh, name_en, permissions)
      values (${id}, ${category}, ${`role-${id.slice(-12)}`}, ${nameZh}, ${nameEn}, ${permissions})`);
    await withoutConflict(names, { name: nameZh }, made);
    await audit(tx, {
      action: 'made',
      subject: 'role',
      subjectId: id,
      changes: { nameZh, nameEn, copyOf: model?.nameZh, permissions },
    });
    return rolesIn(tx);
  });
}

/** Nobody may be left without a role: who has this one gets another of its category in the same deed. */
export function dropRole(
  staff: Database,
  viewer: Viewer,
  { id, version, heirId, reason }: BodyOf<typeof removeRole>,
): Promise<Roles> {
  return staff.inTransaction(viewer, async (tx) => {
    const roles = await lockedRoles(tx);
    const role = changeable(roles, { roleId: id, version });
    const heir = roles.find((one) => one.id === heirId && one !== role && one.category === role.category);
    if (heirId !== null && !heir) throw new Problem('notFound');
    const { count } = await tx.one(sql.type({ count: int })`select role_holders(${id}) as count`);
    if (count > 0 && !heir) throw new Problem('roleInUse', { name: calledBy(role), count });
    const moved = await tx.rows(sql.type({ orgId: text, people: int })`
      select m.org_id::text as "orgId", m.people from remove_role(${id}, ${heirId}) m`);
    await requireSomebodyInCharge(tx);
    const deed = { action: 'deleted', subject: 'role', subjectId: id };
    const changes = { nameZh: { from: role.nameZh, to: heir?.nameZh ?? null }, reason };
    const elsewhere = moved.filter(({ orgId }) => orgId !== tx.me.orgId);
    await auditAll(tx, [
      { ...deed, changes: { ...changes, people: count } },
      ...elsewhere.map(({ orgId, people }) => ({ ...deed, orgId, changes: { ...changes, people } })),
    ]);
    return rolesIn(tx);
  });
}

const names = { role_category_name_zh_key: 'nameTaken' } as const;

export function nameRole(staff: Database, viewer: Viewer, asked: BodyOf<typeof renameRole>): Promise<Roles> {
  const { id, version, nameZh, nameEn } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    const role = changeable(await lockedRoles(tx), { roleId: id, version });
    const named = tx.rows(
      sql`update role set name_zh = ${nameZh}, name_en = ${nameEn}, version = version + 1, updated_at = now() where role_id = ${id}`,
    );
    await withoutConflict(names, { name: nameZh }, named);
    const changes = differences({ nameZh: role.nameZh, nameEn: role.nameEn }, { nameZh, nameEn });
    await audit(tx, { action: 'edited', subject: 'role', subjectId: id, changes });
    return rolesIn(tx);
  });
}
