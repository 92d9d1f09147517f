import { lazy, Suspense, useState } from 'react';
import { stringifySearch } from '../../kernel/address.ts';
import type { Search } from '../../kernel/navigation.ts';
import { notify } from '../../kernel/notice.ts';
import { newKey } from '../../kernel/request.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { Looks } from '../looks.ts';
import { tellRefusal } from '../tell-refusal.ts';
import type { SavedView, ViewStore } from './use-views.ts';
import type { ListView } from './views-of-list.ts';

// The form brings the contract's checks, which a list does not need until a view is saved.
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

/** The views of a list as tabs, and the way to save, change, share and delete one's own. */
export function ViewTabs(props: ViewTabsProps) {
  const { label, views, current, onOpen } = props;
  const { own, begin, ...tasks } = useViewTasks(props);
  const open = (key: string) => {
    const view = views.find((one) => one.key === key);
    if (view) onOpen(view);
  };
  const menu = own ? (
    <OwnViewMenu
      view={own}
      isChanged={tasks.isChanged}
      onKeep={tasks.keepNow}
      onEdit={() => begin('edit')}
      onDelete={() => begin('delete')}
    />
  ) : null;
  return (
    <>
      <Tabs
        label={label}
        tabs={views.map((view) => ({ key: view.key, label: view.label, count: view.count }))}
        current={current.key}
        onChoose={open}
        end={
          <>
            {menu}
            <AddButton onPress={() => begin('add')} />
          </>
        }
      />
      <Dialog own={own} {...tasks} />
    </>
  );
}

/** The way to the first view of a list that has none yet. */
export function SaveView(props: ViewTabsProps) {
  const { own, begin, ...tasks } = useViewTasks(props);
  return (
    <>
      <AddButton onPress={() => begin('add')} />
      <Dialog own={own} {...tasks} />
    </>
  );
}

function AddButton({ onPress }: { onPress: () => void }) {
  const { t } = useWords();
  return (
    <Button look="text" size="small" icon="plus" onClick={onPress}>
      {t('views.add')}
    </Button>
  );
}

function Dialog({ own, task, ...tasks }: Omit<ReturnType<typeof useViewTasks>, 'begin'>) {
  if (!task) return null;
  return (
    <Suspense>
      <ViewDialog
        task={task}
        view={task === 'add' ? undefined : own}
        onKeep={tasks.keepAs}
        onDrop={tasks.drop}
        onClose={tasks.end}
      />
    </Suspense>
  );
}

interface OwnViewMenuProps {
  view: SavedView;
  /** Filters or sort differ from what the view holds. */
  isChanged: boolean;
  onKeep: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a view of one's own. */
function OwnViewMenu({ view, isChanged, onKeep, onEdit, onDelete }: OwnViewMenuProps) {
  const { t } = useWords();
  const keep = { key: 'keep', icon: 'bookmark', label: t('views.keep') } as const;
  const edit = { key: 'edit', icon: 'edit', label: t('views.edit') } as const;
  const items = [
    [
      isChanged ? keep : { ...keep, refused: t('views.unchanged') },
      view.shared ? { ...edit, hint: t('views.isShared') } : edit,
    ],
    [{ key: 'delete', icon: 'trash', label: t('views.delete'), danger: true } as const],
  ];
  const acts: Readonly<Record<string, () => void>> = { keep: onKeep, edit: onEdit, delete: onDelete };
  return (
    <Menu
      label={t('views.of', { name: view.name })}
      items={items}
      onChoose={(key) => acts[key]?.()}
      trigger={(trigger) => (
        <IconButton {...trigger} icon="more" size="small" label={t('views.of', { name: view.name })} />
      )}
    />
  );
}

interface ViewTabsProps {
  label: string;
  views: readonly ListView[];
  current: ListView;
  raw: Search;
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
function useViewTasks({ views, current, raw, looks, store, onOpen, onKept }: ViewTabsProps) {
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

/** What a view narrows a list to, as its query string; the order of the names does not matter. */
function searchOf(raw: Search): string {
  const sorted = Object.entries(raw).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return stringifySearch(Object.fromEntries(sorted));
}
