import type { MenuEntry } from '@loadline/contract/kernel/page';
import type { PageName } from '@loadline/contract/pages';
import { pageNames, pageOf } from '../kernel/known-pages.ts';
import type { Reach } from './reach.ts';

export interface MenuPage extends MenuEntry {
  readonly page: PageName;
}

/** The header entries that these permissions open, in the order of their ids. A page without a screen has none. */
export function menuFor(permissions: readonly string[], isReachable: Reach): MenuPage[] {
  return pageNames()
    .filter(isReachable)
    .flatMap((page) => entryOf(page, permissions))
    .toSorted((one, other) => one.id - other.id);
}

function entryOf(page: PageName, permissions: readonly string[]): MenuPage[] {
  const { menu, permission } = pageOf(page);
  const isAllowed = permission === undefined || permissions.includes(permission);
  return menu && isAllowed ? [{ ...menu, page }] : [];
}
