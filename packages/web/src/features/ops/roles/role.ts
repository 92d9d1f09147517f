import { allPages } from '@loadline/contract/all-pages';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Page } from '@loadline/contract/kernel/page';
import { isStaffPermission, type Permission, permissions } from '@loadline/contract/kernel/permission';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { listRoles } from '@loadline/contract/ops/role.api';

export type Role = AnswerOf<typeof listRoles>[number];
export type RoleCategory = Role['category'];

/** Cells that were turned, whatever they are now: role → permission → has it. */
export type Edits = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

export interface RoleChange {
  readonly role: Role;
  readonly permission: Permission;
  readonly kind: 'added' | 'removed';
}

/** The rights that roles of a category are about: the staff's own, or everything else. */
export function rightsOf(category: RoleCategory): Permission[] {
  return codesOf(permissions).filter((one) => isStaffPermission(one) === (category === '1'));
}

/** Whether a right opens a page; the others are deeds. */
export function isPage(permission: string): boolean {
  return permission.endsWith(':view');
}

/** A right in a word: a page by its own name in the menu, a deed by what it allows. */
export function rightName(right: Permission, language: Language, pause: string): string {
  const opened = Object.values<Page>(allPages).filter(({ permission }) => permission === right);
  const inMenu = opened.flatMap(({ menu }) => (menu && isPage(right) ? [menu.label] : []));
  const [first] = opened;
  if (inMenu.length > 0) return inMenu.map((label) => say(label, language)).join(pause);
  return say(first && isPage(right) ? first.title : wordOf(permissions, right), language);
}

/** Whether a role has a right as it stands now. */
export function hasNow(role: Role, permission: Permission, edits: Edits): boolean {
  return edits[role.id]?.[permission] ?? role.permissions.includes(permission);
}

/** What is different from what is saved, role by role. */
export function changesOf(roles: readonly Role[], edits: Edits): RoleChange[] {
  return roles.flatMap((role) =>
    rightsOf(role.category)
      .filter((permission) => hasNow(role, permission, edits) !== role.permissions.includes(permission))
      .map((permission) => {
        const kind = hasNow(role, permission, edits) ? ('added' as const) : ('removed' as const);
        return { role, permission, kind };
      }),
  );
}

/** The changes as the server takes them: one entry per role. */
export function bodyOf(changes: readonly RoleChange[]) {
  const touched = [...new Set(changes.map(({ role }) => role))];
  return touched.map((role) => {
    const own = changes.filter((change) => change.role === role);
    const of = (kind: RoleChange['kind']) =>
      own.filter((change) => change.kind === kind).map(({ permission }) => permission);
    return { roleId: role.id, version: role.version, add: of('added'), remove: of('removed') };
  });
}
