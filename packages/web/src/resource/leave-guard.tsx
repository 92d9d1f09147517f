import { useEffect, useState } from 'react';
import { askBeforeLeaving, type Departure } from '../kernel/leaving.ts';
import { useWords } from '../kernel/words.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/dialog.tsx';
import { isSameForm } from './panel-address.ts';

/** Asks before typed text is lost: by closing the panel, another record, another page, or the browser's own buttons. */
export function LeaveGuard({ isOn }: { isOn: boolean }) {
  const { t } = useWords();
  const [departure, setDeparture] = useState<Departure>();
  useEffect(() => {
    if (!isOn) return;
    const forget = askBeforeLeaving((wanted) => {
      const isAsked = !isSameForm(wanted.from, wanted.to);
      if (isAsked) setDeparture(wanted);
      return isAsked;
    });
    const askOfBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', askOfBrowser);
    return () => {
      forget();
      removeEventListener('beforeunload', askOfBrowser);
    };
  }, [isOn]);
  if (!departure) return null;
  const answer = (act: () => void) => () => {
    setDeparture(undefined);
    act();
  };
  return (
    <Modal
      open
      onClose={answer(departure.stay)}
      title={t('resource.leave.title')}
      closeLabel={t('resource.close')}
      footer={
        <>
          <Button onClick={answer(departure.stay)}>{t('resource.leave.stay')}</Button>
          <Button look="danger" onClick={answer(departure.leave)}>
            {t('resource.leave.go')}
          </Button>
        </>
      }
    >
      <p>{t('resource.leave.text')}</p>
    </Modal>
  );
}
