import { wordOf } from '../kernel/code.ts';
import { type Permission, permissions } from '../kernel/permission.ts';
import type { Text } from '../kernel/text.ts';

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
export function scopesFor(held: readonly Permission[]): Permission[] {
  return held.filter((permission) => !ofPeople.includes(permission));
}

/** In use at once in an organisation. */
export const keysAtMost = 50;

/** The longest life of a key. */
export const longestKeyDays = 730;

/** What is right where no scope was chosen. */
export const oneScope: Text = { zh: '至少选择一项权限', en: 'choose at least one' };

/** What is right where a key would end on another day. */
export function betweenDays(first: string, last: string): Text {
  return { zh: `${first} 至 ${last} 之间`, en: `between ${first} and ${last}` };
}

/** Scopes in words. */
export function scopesText(scopes: readonly Permission[]): Text {
  const words = scopes.map((scope) => wordOf(permissions, scope));
  return { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join(', ') };
}
