import { stringifySearch } from '../kernel/address.ts';
import type { Place } from '../kernel/navigation.ts';

/** What only turns the list under a form: its page, its search, its order. */
const ofTheList = new Set(['after', 'page', 'size', 'sort', 'search']);

/** Whether two addresses show the same form, whatever its list shows. */
export function isSameForm(one: Place, other: Place): boolean {
  return one.path === other.path && formPart(one.search) === formPart(other.search);
}

function formPart(search: object): string {
  const kept = Object.entries(search).filter(([key]) => !ofTheList.has(key));
  return stringifySearch(Object.fromEntries(kept.toSorted(([one], [other]) => (one < other ? -1 : 1))));
}
