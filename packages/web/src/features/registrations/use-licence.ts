import { uploadLicence } from '@loadline/contract/registrations/registration.api';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import type { Licence } from './application.ts';

/** A licence on its way to the server: what is being sent, why it did not arrive, and the way to stop it. */
export function useLicence(onArrived: (licence: Licence) => void) {
  const words = useWords();
  const [sending, setSending] = useState<File>();
  const [fault, setFault] = useState<string>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const send = async (file: File): Promise<void> => {
    setFault(undefined);
    const abort = new AbortController();
    stop.current = abort;
    setSending(file);
    try {
      const given = await call(uploadLicence, { file, signal: abort.signal, refusal: 'in place' });
      onArrived({ id: given.licenceFileId, name: given.name, size: given.size });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      setFault(words.t('register.licence.failed', { name: file.name, reason: error.says }));
    } finally {
      if (!abort.signal.aborted) setSending(undefined);
    }
  };
  const cancel = () => {
    stop.current?.abort();
    setSending(undefined);
  };
  return { sending, fault, send, cancel };
}
