import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../kernel/notice.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';
import { tellRefusal } from '../tell-refusal.ts';

interface DeedDialogProps {
  title: string;
  says: string;
  /** The words on the button. */
  label: string;
  deed: () => Promise<unknown>;
  done: string;
  onClose: () => void;
}

/** Asks before something is withdrawn or thrown away. */
export function DeedDialog({ title, says, label, deed, done, onClose }: DeedDialogProps) {
  const { t } = useWords();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    try {
      await deed();
      notify('success', done);
    } catch (error) {
      tellRefusal(error);
    }
    onClose();
    await client.invalidateQueries();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button look="danger" busy={busy} onClick={() => void go()}>
            {label}
          </Button>
        </>
      }
    >
      <p>{says}</p>
    </Modal>
  );
}
