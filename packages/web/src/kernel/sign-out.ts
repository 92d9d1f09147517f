import * as api from '@loadline/contract/session/session.api';
import { call } from './call.ts';
import { notifyNextPage } from './notice.ts';
import { keepUser } from './session.ts';
import { forgetSession, isLooking, stored } from './stored.ts';
import { words } from './words.ts';

/**
 * Ends the session and returns to the root, whether or not the server could be told (spec); who came by single sign-on goes by
 * way of their provider, which ends its own. A look as a customer ends back in the staff console.
 */
export async function signOut(): Promise<void> {
  const looking = isLooking();
  const left = await call(api.signOut, { refusal: 'in place' }).catch(() => undefined);
  forgetSession();
  if (looking) return location.assign('/ops/customers');
  notifyNextPage('success', words().t('success.logout'));
  location.assign(left?.goTo ?? '/');
}

/** Asks for the permissions as they are now; what is stored may be older than the last change of a role. */
export async function renewUser(): Promise<void> {
  const token = stored('access_token');
  const user = await call(api.whoAmI);
  // Who has left in the meantime must not be remembered again.
  if (token === stored('access_token')) keepUser(user);
}
