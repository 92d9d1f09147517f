import type { Permission } from '@loadline/contract/kernel/permission';
import { useSyncExternalStore } from 'react';
import { servedCustomer } from './served-customer.ts';
import { type SignedInUser, store, stored, storedUser } from './stored.ts';

export function isSignedIn(): boolean {
  return stored('access_token') !== undefined;
}

/** The stored username, by which the public pages greet (spec); on the server nobody is known. */
export function useGreetedName(): string | undefined {
  return useSyncExternalStore(
    onUserChange,
    () => stored('ms_username'),
    () => undefined,
  );
}

/** Who is signed in, as the browser knows it; follows what `renewUser` brings and what other tabs do. */
export function useSignedInUser(): SignedInUser | undefined {
  return useSyncExternalStore(onUserChange, storedUser, () => undefined);
}

/** The stored permission list; empty when there is none. A hint for the screen only: the server decides. */
export function permissionsHeld(): readonly string[] {
  return storedUser()?.permissions ?? [];
}

/** Who enters for a customer may what customers may, on the pages for it. */
export function may(permission: Permission): boolean {
  const held = permissionsHeld();
  const isOfCustomers = servedCustomer() !== undefined && !permission.startsWith('op:');
  return held.includes(permission) || (isOfCustomers && held.includes('op:for-customer'));
}

/** Whether who is signed in works for the forwarder. */
export function isStaff(): boolean {
  return permissionsHeld().some((one) => one.startsWith('op:'));
}

/** Whether who is signed in is of the forwarder, whatever they may do: nothing before their second factor is set up. */
export function isOfForwarder(): boolean {
  return isStaff() || storedUser()?.kind === 'forwarder';
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

/** Keeps what the server said of who is signed in, under the spec's two keys of it. */
export function keepUser(user: SignedInUser): void {
  store('user', JSON.stringify(user));
  store('ms_username', user.username);
  changes.dispatchEvent(new Event('user'));
}
