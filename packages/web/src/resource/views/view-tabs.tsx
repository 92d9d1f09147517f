import { lazy, Suspense, useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Looks } from '../looks.ts';
import type { Raw } from '../use-list-address.ts';
import { OwnViewMenu } from './own-view-menu.tsx';
import type { ViewStore } from './use-views.ts';
import { searchOf } from './view-search.ts';
import type { ListView } from './views-of-list.ts';

// The form brings the contract's checks, which a list does not need until a view is saved.
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

interface ViewTabsProps {
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

/** The views of a list as tabs, and the way to save, change, share and delete one's own. */
export function ViewTabs({ label, views, current, raw, looks, store, onOpen, onKept }: ViewTabsProps) {
  const { t } = useWords();
  const [task, setTask] = useState<'add' | 'edit' | 'delete'>();
  const own = current.saved?.mine ? current.saved : undefined;
  const open = (key: string) => {
    const view = views.find((one) => one.key === key);
    if (view) onOpen(view);
  };
  const keep = async (view: { viewId: string; name: string; shared: boolean }) => {
    const now = { search: searchOf(raw), columns: [...looks.columns], density: looks.density };
    const saved = await store.save({ viewId: view.viewId, name: view.name, shared: view.shared, ...now });
    onKept();
    onOpen({ key: saved.viewId, search: raw });
    setTask(undefined);
    notify('success', t('views.saved', { name: saved.name }));
  };
  const drop = async () => {
    if (!own) return;
    await store.drop(own.viewId);
    setTask(undefined);
    open(views[0]?.key ?? '');
    notify('success', t('views.deleted', { name: own.name }));
  };
  return (
    <>
      <Tabs
        label={label}
        tabs={views.map((view) => ({ key: view.key, label: view.label, count: view.count }))}
        current={current.key}
        onChoose={open}
        end={
          <>
            {own ? (
              <OwnViewMenu
                view={own}
                isChanged={searchOf(current.search) !== searchOf(raw)}
                onKeep={() => void keep(own).catch(() => undefined)}
                onEdit={() => setTask('edit')}
                onDelete={() => setTask('delete')}
              />
            ) : null}
            <Button look="text" size="small" icon="plus" onClick={() => setTask('add')}>
              {t('views.add')}
            </Button>
          </>
        }
      />
      {task ? (
        <Suspense>
          <ViewDialog
            task={task}
            view={task === 'add' ? undefined : own}
            onKeep={(named) => keep({ viewId: task === 'edit' && own ? own.viewId : newKey(), ...named })}
            onDrop={drop}
            onClose={() => setTask(undefined)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
