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

/** Whether an address lies under an entry of the staff console. */
export function isAtDesk(path: string): boolean {
  const here = pageNames().find((name) => pages[name].path === path);
  return here !== undefined && desks.has(within[here] ?? here);
}

/** The entry under which an address lies; a waybill lies under the one that its link was followed from (`via=ops/booking`). */
export function entryAt(menu: readonly MenuPage[], path: string, search: Search = {}): MenuPage | undefined {
  const entry = path === pages.mawbDetail.path ? waybillList(search) : entryOf(path);
  return menu.find(({ page }) => page === entry);
}

/** The list that leads back from a waybill. */
export function waybillList({ via }: Search): PageName {
  return (typeof via === 'string' ? entryOf(`/${via}`) : undefined) ?? 'mawbOpt';
}

function entryOf(path: string): PageName | undefined {
  const here = pageNames().find((name) => pages[name].path === path);
  return here && (within[here] ?? here);
}
