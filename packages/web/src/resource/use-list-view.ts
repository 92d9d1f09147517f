import type { Fields } from '@loadline/contract/kernel/field';
import { useWords } from '../kernel/words.ts';
import { useLooks } from './looks.ts';
import type { ResourceListProps } from './resource-list.props.ts';
import type { ListAddress } from './use-list-address.ts';
import { useViews } from './views/use-views.ts';
import { type ListView, viewOf } from './views/views-of-list.ts';

type Viewed = Pick<ResourceListProps<Fields, Fields, object>, 'name' | 'views' | 'queues' | 'columns'>;

/** The views and queues of a list, which of them the address names, and how the list is laid out under it. */
export function useListView<F extends Fields>(
  { name, views: own, queues, columns }: Viewed,
  address: ListAddress<F>,
) {
  const { t } = useWords();
  const store = useViews(name);
  const saved = (store.views ?? []).map(viewOf);
  const whole: ListView = { key: 'all', label: t('views.all'), search: {} };
  const builtIn = queues?.tabs ?? own ?? [whole];
  // A view that was deleted meanwhile, or is not shared with this person, still shows what its link says.
  const current =
    saved.find(({ key }) => key === address.view) ??
    builtIn.find(({ key }) => key === (queues?.current ?? address.view)) ??
    builtIn[0] ??
    whole;
  const { looks, change, forget, round } = useLooks({
    list: name,
    // Queues are one list: columns chosen for one are chosen for all.
    view: queues && !current.saved ? whole.key : current.key,
    given: { columns, density: 'standard', widths: {}, ...current.looks },
  });
  const onOpen = ({ key, search }: Pick<ListView, 'key' | 'search'>) => {
    if (queues?.tabs.some((tab) => tab.key === key)) address.change({ ...search, view: undefined });
    else address.open(key === builtIn[0]?.key ? search : { ...search, view: key });
  };
  const views = [...builtIn, ...saved];
  return {
    label: queues?.label ?? t('views.label'),
    store,
    views,
    /** None where a list is shown in one way alone. */
    tabs: views.length > 1 ? views : [],
    current,
    looks,
    change,
    round,
    onOpen,
    onKept: forget,
  };
}
