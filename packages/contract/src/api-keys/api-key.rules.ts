import type { Permission } from '../kernel/permission.ts';

/** What no key is ever given: with it, a program would make people, keys and rights of its own. */
const ofPeople: readonly string[] = [
  'user:manage',
  'api:manage',
  'op:api',
  'op:user:manage',
  'op:staff:manage',
  'op:role:manage',
  'op:customer:view-as',
];

/** What somebody can give a key: of what they may do themselves. */
export function scopesFor(permissions: readonly Permission[]): Permission[] {
  return permissions.filter((permission) => !ofPeople.includes(permission));
}

/** In use at once in an organisation. */
export const keysAtMost = 50;

/** The longest life of a key. */
export const longestKeyDays = 730;
