import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import type { Looks } from '../looks.ts';
import { tellRefusal } from '../tell-refusal.ts';
import type { Raw } from '../use-list-address.ts';
import type { SavedView, ViewStore } from './use-views.ts';
import { searchOf } from './view-search.ts';
import type { ListView } from './views-of-list.ts';

export interface ViewTabsProps {
  label: string;
  views: readonly ListView[];
  current: ListView;
  raw: Raw;
  looks: Looks;
  store: ViewStore;
  onOpen: (view: Pick<ListView, 'key' | 'search'>) => void;
  /** The view holds the looks now: one's own choice for it can be forgotten. */
  onKept: () => void;
}

interface Named {
  readonly name: string;
  readonly shared: boolean;
}

/** Adding, changing and deleting a view of one's own: which of them is under way, and how each ends. */
export function useViewTasks({ views, current, raw, looks, store, onOpen, onKept }: ViewTabsProps) {
  const { t } = useWords();
  const [task, setTask] = useState<'add' | 'edit' | 'delete'>();
  const own = current.saved?.mine ? current.saved : undefined;
  const keep = async (viewId: string, { name, shared }: Named) => {
    const now = { search: searchOf(raw), columns: [...looks.columns], density: looks.density };
    const saved = await store.save({ viewId, name, shared, ...now });
    onKept();
    onOpen({ key: saved.viewId, search: raw });
    setTask(undefined);
    notify('success', t('views.saved', { name: saved.name }));
  };
  return {
    own,
    task,
    begin: setTask,
    end: () => setTask(undefined),
    isChanged: searchOf(current.search) !== searchOf(raw) || (own !== undefined && isOtherLook(own, looks)),
    keepNow: () => void (own && keep(own.viewId, own).catch(tellRefusal)),
    keepAs: (named: Named) => keep(task === 'edit' && own ? own.viewId : newKey(), named),
    drop: async () => {
      const [first] = views;
      if (!own || !first) return;
      await store.drop(own.viewId);
      setTask(undefined);
      onOpen(first);
      notify('success', t('views.deleted', { name: own.name }));
    },
  };
}

function isOtherLook(own: SavedView, looks: Looks): boolean {
  return own.density !== looks.density || own.columns.join() !== looks.columns.join();
}
