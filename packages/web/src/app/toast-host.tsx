import { useEffect } from 'react';
import { notifyWaiting, onNotice } from '../kernel/notice.ts';
import { useWords } from '../kernel/words.ts';
import { showToast } from '../ui/toast-store.ts';
import { Toasts } from '../ui/toasts.tsx';

/** Shows every notice of the page as a toast, first the one that the page before left behind. */
export function ToastHost() {
  const { t } = useWords();
  useEffect(() => {
    const stop = onNotice(({ tone, text }) => showToast(tone, text));
    notifyWaiting();
    return stop;
  }, []);
  return <Toasts label={t('notice.place')} closeLabel={t('notice.close')} />;
}
