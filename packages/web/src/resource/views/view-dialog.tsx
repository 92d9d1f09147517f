import { savedViewFields } from '@loadline/contract/views/saved-view.api';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { ResourceForm } from '../resource-form.tsx';
import type { SavedView } from './use-views.ts';

const fields = { name: savedViewFields.name, shared: savedViewFields.shared };

interface ViewDialogProps {
  task: 'add' | 'edit' | 'delete';
  view: SavedView | undefined;
  onKeep: (view: { name: string; shared: boolean }) => Promise<void>;
  onDrop: () => Promise<void>;
  onClose: () => void;
}

/** Names a view, shares it, or asks before it is deleted. */
export function ViewDialog({ task, view, onKeep, onDrop, onClose }: ViewDialogProps) {
  const { t } = useWords();
  const close = { open: true, onClose, closeLabel: t('resource.close') };
  if (task === 'delete') {
    return (
      <Modal
        {...close}
        title={t('views.delete')}
        footer={
          <>
            <Button onClick={onClose}>{t('resource.cancel')}</Button>
            <Button look="danger" onClick={() => void onDrop().catch(() => undefined)}>
              {t('views.delete')}
            </Button>
          </>
        }
      >
        <p>{t(view?.shared ? 'views.deleteShared' : 'views.deleteOwn', { name: view?.name ?? '' })}</p>
      </Modal>
    );
  }
  return (
    <Modal {...close} title={t(task === 'add' ? 'views.add' : 'views.edit')}>
      <ResourceForm
        fields={fields}
        columns="one"
        values={{ name: view?.name ?? '', shared: view?.shared ?? false }}
        submitLabel={t('views.save')}
        onSubmit={onKeep}
        onCancel={onClose}
      />
      <p className="view-dialog__note">{t('views.note')}</p>
    </Modal>
  );
}
