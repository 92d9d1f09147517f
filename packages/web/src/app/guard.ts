import type { Page } from '@loadline/contract/kernel/page';
import { pages } from '@loadline/contract/pages';
import { stringifySearch } from '../kernel/address.ts';
import type { Place } from '../kernel/navigation.ts';
import { notifyNextPage } from '../kernel/notice.ts';
import { rememberPlace } from '../kernel/return.ts';
import { isSignedIn, may } from '../kernel/session.ts';
import { forgetSession, isSessionBroken } from '../kernel/stored.ts';
import { words } from '../kernel/words.ts';

/**
 * The spec's guard: without a token to the login, without the page's permission to /403. Whether it turned somebody away:
 * those pages are documents of their own, and until they are there nothing else is shown.
 */
export function guard(page: Page | undefined, { path, search }: Place): boolean {
  const isBroken = isSessionBroken();
  if (isBroken) {
    const says = words().t('error.tokenExpired');
    // As it is left: until then this page would tell it itself, unseen.
    addEventListener('pagehide', () => notifyNextPage('error', says), { once: true });
    forgetSession();
  }
  if (isBroken || !isSignedIn()) {
    rememberPlace(path + stringifySearch(search));
    location.replace(pages.login.path);
    return true;
  }
  const need = page?.permission;
  if (need === undefined || may(need)) return false;
  location.replace(pages.noPermission.path + stringifySearch({ need }));
  return true;
}
