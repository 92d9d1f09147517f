import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog.tsx';

interface DiscardDialogProps {
  open: boolean;
  fileName: string;
  isBusy: boolean;
  onClose: () => void;
  onDiscard: () => void;
}

/** Asks before a draft is given up, naming its file. */
export function DiscardDialog({ open, fileName, isBusy, onClose, onDiscard }: DiscardDialogProps) {
  const { t } = useWords();
  return (
    <Modal
      open={open}
      onClose={onClose}
      closeLabel={t('resource.close')}
      title={t('import.discard.action')}
      footer={
        <>
          <Button onClick={onClose}>{t('resource.cancel')}</Button>
          <Button look="danger" busy={isBusy} onClick={onDiscard}>
            {t('import.discard.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('import.discard.question', { file: fileName })}</p>
    </Modal>
  );
}
