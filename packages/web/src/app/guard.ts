import type { Page } from '@loadline/contract/kernel/page';
import { redirect } from '@tanstack/react-router';
import { rememberPlace } from '../kernel/return.ts';
import { isSignedIn, may } from '../kernel/session.ts';
import { pageAt } from './page-at.ts';

// On the server, which has no location, only public pages open.
const openedAs = pageAt(globalThis.location?.pathname ?? '')?.layout ?? 'public';

interface Entering {
  /** Path and query of the page that is being entered. */
  href: string;
  /** The page is only being fetched ahead, because the pointer rests on its link. */
  preload: boolean;
}

/** The spec's guard: without a token to the login, without the page's permission to /403. */
export async function guard(page: Page, { href, preload }: Entering): Promise<void> {
  if (page.layout === 'public') return;
  if (!isSignedIn()) {
    if (!preload) rememberPlace(href);
    throw redirect({ to: '/login' });
  }
  if (page.permission && !may(page.permission))
    throw redirect({ to: '/403', search: { need: page.permission } });
  // The policy of a public document allows no styles at run time, which the back office needs: it gets its own.
  if (openedAs === 'public' && !preload) {
    location.assign(href);
    await new Promise(() => undefined);
  }
}
