import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Permission } from '@loadline/contract/kernel/permission';
import * as api from '@loadline/contract/session/session.api';
import { useSyncExternalStore } from 'react';
import { call } from './call.ts';
import { notifyNextPage } from './notice.ts';
import type { Asked } from './request.ts';
import { forgetSession, isLooking, type SignedInUser, store, stored, storedUser } from './stored.ts';
import { words } from './words.ts';

/** How somebody proves who he is; the user name of an SMS login is the mobile, its password the code sent there. */
export type Credentials = Pick<
  Asked<BodyOf<typeof api.signIn>>,
  'grant_type' | 'username' | 'password' | 'totp'
>;

/** Opens a session and keeps it under the spec's three keys. Rejects with a `Refusal` that the form shows itself. */
export async function signIn(credentials: Credentials): Promise<SignedInUser> {
  const { access_token, user } = await call(api.signIn, {
    body: { scope: 'all', ...credentials },
    refusal: 'in place',
  });
  store('access_token', access_token);
  keepUser(user);
  return user;
}

/**
 * Ends the session and returns to the root, whether or not the server could be told (spec). A look as a customer ends
 * back in the staff console.
 */
export async function signOut(): Promise<void> {
  const looking = isLooking();
  await call(api.signOut, { refusal: 'in place' }).catch(() => undefined);
  forgetSession();
  if (looking) return location.assign('/ops/customers');
  notifyNextPage('success', words().t('success.logout'));
  location.assign('/');
}

/** Asks for the permissions as they are now; what is stored may be older than the last change of a role. */
export async function renewUser(): Promise<void> {
  const token = stored('access_token');
  const user = await call(api.whoAmI);
  // Who has left in the meantime must not be remembered again.
  if (token === stored('access_token')) keepUser(user);
}

export function isSignedIn(): boolean {
  return stored('access_token') !== undefined;
}

/** The stored username, by which the public pages greet (spec). */
export function greetedName(): string | undefined {
  return stored('ms_username');
}

/** Who is signed in, as the browser knows it; follows what `renewUser` brings and what other tabs do. */
export function useSignedInUser(): SignedInUser | undefined {
  return useSyncExternalStore(onUserChange, storedUser, () => undefined);
}

/** The stored permission list; empty when there is none. A hint for the screen only: the server decides. */
export function permissionsHeld(): readonly string[] {
  return storedUser()?.permissions ?? [];
}

export function may(permission: Permission): boolean {
  return permissionsHeld().includes(permission);
}

const changes = new EventTarget();

function onUserChange(listener: () => void): () => void {
  changes.addEventListener('user', listener);
  addEventListener('storage', listener);
  return () => {
    changes.removeEventListener('user', listener);
    removeEventListener('storage', listener);
  };
}

function keepUser(user: SignedInUser): void {
  store('user', JSON.stringify(user));
  store('ms_username', user.username);
  changes.dispatchEvent(new Event('user'));
}
