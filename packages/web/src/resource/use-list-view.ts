import type { Fields } from '@loadline/contract/kernel/field';
import { type Looks, useLooks } from './looks.ts';
import type { ListAddress, Raw } from './use-list-address.ts';
import { useViews, type ViewSubject } from './views/use-views.ts';
import { type ListView, viewOf } from './views/views-of-list.ts';

/** The views of a list, which of them the address names, and how the list is laid out under it. */
export function useListView<F extends Fields, S extends string>(
  name: ViewSubject,
  builtIn: readonly ListView[],
  address: ListAddress<F, S>,
  given: Looks,
) {
  const store = useViews(name);
  const views = [...builtIn, ...(store.views ?? []).map(viewOf)];
  // A view that was deleted meanwhile, or is not shared with this person, still shows what its link says.
  const current = views.find(({ key }) => key === address.view) ?? views[0] ?? plain;
  const { looks, change, forget, round } = useLooks({
    list: name,
    view: current.key,
    given: { ...given, ...current.looks },
  });
  const onOpen = ({ key, search }: { key: string; search: Raw }) =>
    address.open(key === builtIn[0]?.key ? search : { ...search, view: key });
  return { store, views, current, looks, change, round, onOpen, onKept: forget };
}

const plain: ListView = { key: 'all', label: '', search: {} };
