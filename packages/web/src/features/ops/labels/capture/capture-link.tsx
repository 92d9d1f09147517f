import { useEffect } from 'react';
import { PageLink } from '../../../../kernel/page-link.tsx';
import { useWords } from '../../../../kernel/words.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { startSending, usePhotoQueue } from './photo-queue.ts';

/** The way to the photographer's page; what waits on this device is sent from here, too. */
export function CaptureLink() {
  const { t } = useWords();
  const { waiting } = usePhotoQueue();
  useEffect(() => startSending(), []);
  return (
    <PageLink page="opsLabelCapture" className={buttonClass()}>
      {waiting.length > 0 ? t('labelCapture.deskWaiting', { count: waiting.length }) : t('labelCapture.desk')}
    </PageLink>
  );
}
