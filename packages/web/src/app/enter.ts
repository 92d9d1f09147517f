import { pages } from '@loadline/contract/pages';
import { notify } from '../kernel/notice.ts';
import { permissionsHeld } from '../kernel/session.ts';
import { words } from '../kernel/words.ts';
import { menuFor } from './menu.ts';
import type { Reach } from './reach.ts';

/** Where 'enter' leads: `/{code}` of the first menu entry the user may open; a warning and undefined without one. */
export function wayIn(isReachable: Reach): `/${string}` | undefined {
  const [first] = menuFor(permissionsHeld(), isReachable);
  if (!first) notify('warning', words().t('error.noAuthorization'));
  return first && pages[first.page].path;
}
