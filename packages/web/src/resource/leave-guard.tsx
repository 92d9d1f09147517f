import { useBlocker } from '@tanstack/react-router';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { isSameForm } from './panel-address.ts';

/** Asks before typed text is lost: by closing the panel, another record, another page, or the browser's own buttons. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { t } = useWords();
  const leaving = useBlocker({
    disabled: !isOn,
    enableBeforeUnload: isOn,
    withResolver: true,
    shouldBlockFn: ({ current, next }) => !isSameForm(current, next),
  });
  if (leaving.status !== 'blocked') return null;
  return (
    <Modal
      open
      onClose={leaving.reset}
      title={t('resource.leave.title')}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={leaving.reset}>{t('resource.leave.stay')}</Button>
          <Button look="danger" onClick={leaving.proceed}>
            {t('resource.leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('resource.leave.text')}</p>
    </Modal>
  );
}
