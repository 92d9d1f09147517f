import type { Permission } from '@loadline/contract/kernel/permission';
import { pageOf } from '../kernel/known-pages.ts';
import { deskSubjects } from './desk-subjects.ts';
import type { MenuPage } from './menu.ts';
import type { Reach } from './reach.ts';
import type { DeskEntry } from './web-subject.ts';

/** The pages of the staff console in the order of its navigation. */
const entries = deskSubjects.flatMap(({ menu }) => menu ?? []).toSorted((one, other) => one.at - other.at);

export interface DeskPage extends MenuPage, Pick<DeskEntry, 'group' | 'icon'> {}

/** The pages of the console that these permissions open and that have a screen. */
export function deskMenu(permissions: readonly string[], isReachable: Reach): DeskPage[] {
  return entries.flatMap(({ page, group, icon }, id) => {
    const { path, title, permission } = pageOf(page);
    if (!isReachable(page) || !isHeld(permission, permissions)) return [];
    return [{ page, group, icon, id, code: path.slice(1), label: title }];
  });
}

/** The entry an address belongs to: the shortest that begins with it, so that /ops/customer is under /ops/customers. */
export function deskPageAt(menu: readonly DeskPage[], pathname: string): DeskPage | undefined {
  return menu
    .filter(({ page }) => pageOf(page).path.startsWith(pathname))
    .toSorted((one, other) => one.code.length - other.code.length)[0];
}

function isHeld(permission: Permission | undefined, held: readonly string[]): boolean {
  return permission === undefined || held.includes(permission);
}
