import { type PageName, pages } from '@loadline/contract/pages';
import { pageOf } from '../kernel/known-pages.ts';
import { permissionsHeld } from '../kernel/session.ts';
import { menuFor } from './menu.ts';
import type { Reach } from './reach.ts';

/** Where 'enter' leads (spec): `/{code}` of the first menu entry the user may open; undefined without one. */
export function wayIn(isReachable: Reach): `/${string}` | undefined {
  const [first] = menuFor(permissionsHeld(), isReachable);
  return first && pageOf(first.page).path;
}

/** Where a login leads: to what waits today, for who may see that; else where 'enter' leads. */
export function firstPage(isReachable: Reach): `/${string}` | undefined {
  const today = (['dashboard', 'ops'] as const).find((page) => isReachable(page) && mayOpen(page));
  return today === undefined ? wayIn(isReachable) : pages[today].path;
}

function mayOpen(page: PageName): boolean {
  const { permission } = pageOf(page);
  return permission !== undefined && permissionsHeld().includes(permission);
}
