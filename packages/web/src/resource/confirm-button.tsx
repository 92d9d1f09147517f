import { useState } from 'react';
import { useWords } from '../kernel/words.ts';
import { Button, type ButtonLook, type ButtonSize } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { tellRefusal } from './tell-refusal.ts';

interface ConfirmButtonProps {
  label: string;
  /** Names a button that stands in many rows. */
  'aria-label'?: string | undefined;
  look?: ButtonLook | undefined;
  size?: ButtonSize | undefined;
  refused?: string | undefined;
  /** The question, with what it is about in it. */
  title: string;
  /** What will be then. */
  text: string;
  onConfirm: () => Promise<unknown>;
}

/** Does something that cannot be taken back, after it was asked by name; a refusal is told in passing. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, title, text, onConfirm, look = 'text', size, refused } = props;
  const { t } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const close = () => setIsAsking(false);
  const go = async () => {
    setBusy(true);
    try {
      await onConfirm();
    } catch (error) {
      tellRefusal(error);
    } finally {
      setBusy(false);
      close();
    }
  };
  return (
    <>
      <Button
        look={look}
        size={size}
        refused={refused}
        aria-label={props['aria-label']}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <Modal
        open={isAsking}
        onClose={close}
        title={title}
        closeLabel={t('resource.close')}
        footer={
          <>
            <Button onClick={close}>{t('resource.cancel')}</Button>
            <Button look="danger" busy={busy} onClick={() => void go()}>
              {label}
            </Button>
          </>
        }
      >
        <p>{text}</p>
      </Modal>
    </>
  );
}
