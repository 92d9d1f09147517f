import type { ValueOf } from '@loadline/contract/kernel/field';
import type { signedInUser } from '@loadline/contract/session/session.api';

export type SignedInUser = ValueOf<typeof signedInUser>;

/** The local storage keys of the specification, and our own for how a list is laid out. */
export type StoredKey = 'access_token' | 'user' | 'ms_username' | 'locale' | 'timezone' | `list.${string}`;

/** A value of local storage; undefined when it is missing or the browser refuses storage. */
export function stored(key: StoredKey): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function store(key: StoredKey, value: string): void {
  localStorage.setItem(key, value);
}

/** Forgets the session: exactly the three keys that the specification names. */
export function forgetSession(): void {
  for (const key of ['ms_username', 'access_token', 'user']) localStorage.removeItem(key);
}

let read: { text: string | undefined; user: SignedInUser | undefined } = { text: undefined, user: undefined };

/** The stored user, the same object until the record changes; a record that cannot be read counts as none. */
export function storedUser(): SignedInUser | undefined {
  const text = stored('user');
  if (text !== read.text) read = { text, user: userIn(text ?? 'null') };
  return read.user;
}

function userIn(text: string): SignedInUser | undefined {
  try {
    const user: unknown = JSON.parse(text);
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

function isUser(value: unknown): value is SignedInUser {
  return (
    typeof value === 'object' && value !== null && 'permissions' in value && Array.isArray(value.permissions)
  );
}
