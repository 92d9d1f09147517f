import { lazy, Suspense } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { OwnViewMenu } from './own-view-menu.tsx';
import { useViewTasks, type ViewTabsProps } from './use-view-tasks.ts';

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
