import type { MenuEntry, Page } from '@loadline/contract/kernel/page';
import { type PageName, pages } from '@loadline/contract/pages';
import { pageNames } from './page-at.ts';
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

/** A page without an entry of its own belongs to the one it is reached from. */
const belongs: Partial<Record<PageName, PageName>> = {
  book: 'booking',
  createOrder: 'booking',
  orderDetail: 'order',
  sheetDetail: 'order',
  billDetail: 'bill',
  trustCreate: 'trust',
  trustDetail: 'trust',
  mawbDetail: 'mawbOpt',
};

/** The entry under which an address lies. */
export function entryAt(menu: readonly MenuPage[], path: string): MenuPage | undefined {
  const here = pageNames().find((name) => pages[name].path === path);
  const entry = here && (belongs[here] ?? here);
  return menu.find(({ page }) => page === entry);
}

function entryOf(page: PageName, permissions: readonly string[]): MenuPage[] {
  const { menu, permission }: Page = pages[page];
  const isAllowed = permission === undefined || permissions.includes(permission);
  return menu && isAllowed ? [{ ...menu, page }] : [];
}
