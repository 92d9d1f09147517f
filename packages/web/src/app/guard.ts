import type { Page } from '@loadline/contract/kernel/page';
import { pages } from '@loadline/contract/pages';
import { stringifySearch } from '../kernel/address.ts';
import { notifyNextPage } from '../kernel/notice.ts';
import { rememberPlace } from '../kernel/return.ts';
import { isSignedIn, may } from '../kernel/session.ts';
import { forgetSession, isSessionBroken } from '../kernel/stored.ts';
import { words } from '../kernel/words.ts';

interface Entering {
  /** Path and query of the page that is being entered. */
  href: string;
  /** The page is only being fetched ahead, because the pointer rests on its link. */
  preload: boolean;
}

/** The spec's guard: without a token to the login, without the page's permission to /403. */
export async function guard({ permission }: Page, { href, preload }: Entering): Promise<void> {
  const isBroken = isSessionBroken();
  if (isBroken && !preload) {
    const says = words().t('error.tokenExpired');
    // As it is left: until then this page would tell it itself, unseen.
    addEventListener('pagehide', () => notifyNextPage('error', says), { once: true });
    forgetSession();
  }
  if (isBroken || !isSignedIn()) {
    if (!preload) rememberPlace(href);
    return turnAway(pages.login.path, preload);
  }
  if (permission && !may(permission))
    return turnAway(pages.noPermission.path + stringifySearch({ need: permission }), preload);
}

/** Public pages are documents of their own; until it is there nothing is shown. */
async function turnAway(address: string, preload: boolean): Promise<void> {
  if (!preload) location.replace(address);
  await new Promise(() => undefined);
}
