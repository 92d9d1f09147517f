import { useWords } from '../../kernel/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { SavedView } from './use-views.ts';

interface OwnViewMenuProps {
  view: SavedView;
  /** Filters or sort differ from what the view holds. */
  isChanged: boolean;
  onKeep: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** What can be done with a view of one's own. */
export function OwnViewMenu({ view, isChanged, onKeep, onEdit, onDelete }: OwnViewMenuProps) {
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
