import { pages } from '@loadline/contract/pages';
import { permissionsHeld } from '../kernel/session.ts';
import { menuFor } from './menu.ts';
import type { Reach } from './reach.ts';

/** Where 'enter' leads (spec): `/{code}` of the first menu entry the user may open; undefined without one. */
export function wayIn(isReachable: Reach): `/${string}` | undefined {
  const [first] = menuFor(permissionsHeld(), isReachable);
  return first && pages[first.page].path;
}
