import type { ValueOf } from '@loadline/contract/kernel/field';
import type { signedInUser } from '@loadline/contract/session/session.api';
import { inTab, onDevice } from './storage.ts';

export type SignedInUser = ValueOf<typeof signedInUser>;

/** The local storage keys of the specification, and our own: how a list is laid out, a draft that is not saved yet. */
export type StoredKey =
  | 'access_token'
  | 'user'
  | 'ms_username'
  | 'locale'
  | 'scheme'
  | 'timezone'
  | 'timezone.name'
  | 'tracking.recent'
  | 'receipt.warehouse'
  | 'databoard.look'
  | `list.${string}`
  | `draft.${string}`;

/** A value of local storage; undefined when it is missing. */
export function stored(key: StoredKey): string | undefined {
  return placeOf(key).getItem(key) ?? undefined;
}

export function store(key: StoredKey, value: string): void {
  placeOf(key).setItem(key, value);
}

export function forget(key: StoredKey): void {
  placeOf(key).removeItem(key);
}

/** The three keys of a session that the specification names. */
const sessionKeys = ['ms_username', 'access_token', 'user'] as const;

/** Forgets the session; in a tab that looks as a customer only that look. */
export function forgetSession(): void {
  const place = placeOf('access_token');
  for (const key of sessionKeys) place.removeItem(key);
}

/** Whether this tab looks with a customer's eyes: its session is the tab's own, the staff session stays as it is. */
export function isLooking(): boolean {
  return inTab().getItem('access_token') !== null;
}

/** Gives this tab a session of its own. */
export function lookWith(token: string, user: SignedInUser): void {
  inTab().setItem('access_token', token);
  inTab().setItem('user', JSON.stringify(user));
  inTab().setItem('ms_username', user.username);
}

function placeOf(key: StoredKey): ReturnType<typeof onDevice> {
  return sessionKeys.some((one) => one === key) && isLooking() ? inTab() : onDevice();
}

let read: { text: string | undefined; user: SignedInUser | undefined } = { text: undefined, user: undefined };

/** The stored user, the same object until the record changes; a record that cannot be read counts as none. */
export function storedUser(): SignedInUser | undefined {
  const text = stored('user');
  if (text !== read.text) read = { text, user: userIn(text ?? 'null') };
  return read.user;
}

/** A session whose record of the user is there and cannot be read. */
export function isSessionBroken(): boolean {
  return stored('access_token') !== undefined && stored('user') !== undefined && storedUser() === undefined;
}

/** Until the server has said the rest; the specification stores a permission list alone. */
const unsaid: SignedInUser = {
  userId: '',
  orgId: '',
  username: '',
  name: '',
  company: { zh: '', en: '' },
  permissions: [],
  kind: 'customer',
  role: null,
  mustEnrol: false,
  viewingAs: false,
};

function userIn(text: string): SignedInUser | undefined {
  try {
    const user: unknown = JSON.parse(text);
    return isUser(user) ? { ...unsaid, ...user } : undefined;
  } catch {
    return undefined;
  }
}

type Said = Partial<SignedInUser> & Pick<SignedInUser, 'permissions'>;

function isUser(value: unknown): value is Said {
  return (
    typeof value === 'object' && value !== null && 'permissions' in value && Array.isArray(value.permissions)
  );
}
