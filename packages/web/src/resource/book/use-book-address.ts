import { type Search, useNavigation, usePlace } from '../../kernel/navigation.ts';
import { one } from '../use-list-address.ts';

/** What a book shows: the record in its panel, a new one, or its list alone. */
export interface BookAddress {
  readonly open: { readonly kind: 'record'; readonly id: string } | { readonly kind: 'new' } | undefined;
  readonly search: string;
  /** A sort code of the list; none: the server's own order. */
  readonly sort: string | undefined;
  show: (id: string) => void;
  begin: () => void;
  /** Closes the panel; what was typed is asked about first. */
  close: () => void;
  /** Closes it without asking: what was typed is saved, or its record is gone. */
  finish: () => void;
  find: (search: string) => void;
  order: (sort: string) => void;
}

/** The panel, the search and the order of a book stand in the address: `?edit=<id>`, `?new=1`, `?search=`, `?sort=`. */
export function useBookAddress(): BookAddress {
  const { search: raw } = usePlace();
  const navigation = useNavigation();
  const { edit, new: added, ...list } = raw;
  const go = (changes: Search, how: { replace?: true; unasked?: true } = {}) =>
    navigation.go({ search: { ...list, ...changes }, resetScroll: false, ...how });
  const id = one(edit);
  return {
    open: id ? { kind: 'record', id } : added ? { kind: 'new' } : undefined,
    search: one(raw['search']) ?? '',
    sort: one(raw['sort']),
    show: (row) => row !== id && go({ edit: row }),
    begin: () => go({ new: '1' }),
    close: () => go({}),
    finish: () => go({}, { unasked: true }),
    find: (search) => go({ edit, new: added, search: search || undefined }, { replace: true }),
    order: (sort) => go({ edit, new: added, sort }, { replace: true }),
  };
}
