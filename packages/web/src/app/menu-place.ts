import type { PageName } from '@loadline/contract/pages';
import { isPageName, pageNameAt } from '../kernel/known-pages.ts';
import type { Search } from '../kernel/navigation.ts';
import type { MenuPage } from './menu.ts';
import { webSubjects } from './web-subjects.ts';

/** What everybody has, under no entry of any menu. */
const ofEverybody: ReadonlySet<PageName> = new Set(['account', 'notices']);

/** Whether the forwarder's people stay in their console at an address: under one of its entries, or with what is their own. */
export function isAtDesk(path: string): boolean {
  const here = pageNameAt(path);
  if (here === undefined) return false;
  const under = entryOf(here);
  return (
    ofEverybody.has(here) || webSubjects().some(({ menu = [] }) => menu.some(({ page }) => page === under))
  );
}

/** The entry under which an address lies. */
export function entryAt(menu: readonly MenuPage[], path: string, search: Search = {}): MenuPage | undefined {
  const entry = entryPage(path, search);
  return menu.find(({ page }) => page === entry);
}

/** The page of that entry; a waybill lies under the one that its link was followed from (`via=booking`). */
export function entryPage(path: string, { via }: Search): PageName | undefined {
  const here = pageNameAt(path);
  const isFrom = here === 'mawbDetail' && typeof via === 'string' && isPageName(via);
  return isFrom ? via : here && entryOf(here);
}

/** The page whose entry a page lies under: its own, or that of the page it is reached from. */
function entryOf(page: PageName): PageName {
  return webSubjects().flatMap(({ within }) => within?.[page] ?? [])[0] ?? page;
}
