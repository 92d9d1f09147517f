import { stringifySearch } from '../../kernel/address.ts';
import type { Raw } from '../use-list-address.ts';

/** What a view narrows a list to, as its query string; the order of the names does not matter. */
export function searchOf(raw: Raw): string {
  const sorted = Object.entries(raw).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return stringifySearch(Object.fromEntries(sorted));
}
