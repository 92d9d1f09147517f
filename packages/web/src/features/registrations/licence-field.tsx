import { licenceMegabytes, uploadLicence } from '@loadline/contract/registrations/registration.api';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { useWords } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { FileField } from '../../ui/file-field.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import type { Licence } from './application.ts';

interface LicenceFieldProps {
  label: string;
  licence: Licence | null;
  error: string | undefined;
  onArrived: (licence: Licence) => void;
}

/** The paper that proves who applies: sent as soon as it is chosen, so that the form itself is handed in quickly. */
export function LicenceField({ label, licence, error, onArrived }: LicenceFieldProps) {
  const { t } = useWords();
  const { sending, fault, send, cancel } = useLicence(onArrived);
  return (
    <div data-entry="licence">
      <Field label={label} required error={sending ? undefined : (fault ?? error)}>
        <FileField
          file={sending ?? licence ?? undefined}
          types={uploadLicence.upload?.types ?? []}
          most={licenceMegabytes}
          words={{
            choose: (
              <Phrase
                text={t('register.licence.drop', { choose: '{choose}' })}
                parts={{ choose: <b>{t('register.licence.choose')}</b> }}
              />
            ),
            limits: t('register.licence.rule', { max: licenceMegabytes }),
            replace: t('register.licence.replace'),
            wrongType: (name) => t('register.licence.wrongType', { name }),
            tooLarge: (size) => t('register.licence.tooLarge', { size, max: licenceMegabytes }),
          }}
          onFile={(file) => void send(file)}
        />
      </Field>
      {sending ? (
        <div className="licence-sending" role="status">
          <span className="button__spinner" />
          {t('register.licence.uploading', { name: sending.name })}
          <button type="button" className="link" onClick={cancel}>
            {t('register.licence.cancel')}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** A licence on its way to the server: what is being sent, why it did not arrive, and the way to stop it. */
function useLicence(onArrived: (licence: Licence) => void) {
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
