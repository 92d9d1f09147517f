import { type PageName, pages } from '@loadline/contract/pages';
import type { Search } from '../kernel/navigation.ts';
import type { MenuPage } from './menu.ts';
import { pageNames } from './page-at.ts';
import { webSubjects } from './web-subjects.ts';

const within: Partial<Record<PageName, PageName>> = Object.fromEntries(
  webSubjects.flatMap((one) => Object.entries(one.within ?? {})),
);

const desks: ReadonlySet<PageName> = new Set(
  webSubjects.flatMap(({ desk = [] }) => desk.map(({ page }) => page)),
);

/** What everybody has, under no entry of any menu. */
const ofEverybody: ReadonlySet<PageName> = new Set(['account', 'notices']);

/** Whether the forwarder's people stay in their console at an address: under one of its entries, or with what is their own. */
export function isAtDesk(path: string): boolean {
  const here = pageNames().find((name) => pages[name].path === path);
  return here !== undefined && (ofEverybody.has(here) || desks.has(within[here] ?? here));
}

/** The entry under which an address lies. */
export function entryAt(menu: readonly MenuPage[], path: string, search: Search = {}): MenuPage | undefined {
  const entry = entryPage(path, search);
  return menu.find(({ page }) => page === entry);
}

/** The page of that entry; a waybill lies under the one that its link was followed from (`via=booking`). */
export function entryPage(path: string, { via }: Search): PageName | undefined {
  const here = pageNames().find((name) => pages[name].path === path);
  const from = here === 'mawbDetail' ? pageNames().find((name) => name === via) : undefined;
  return from ?? (here && (within[here] ?? here));
}
