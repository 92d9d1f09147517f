import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { registrationStatus } from '@loadline/contract/registrations/registration.api';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { addressFault, codeFault } from '../../kernel/person-faults.ts';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { codeWays } from '../../kernel/title.ts';
import { type Told, toldBy } from '../../kernel/told.ts';
import { focusOn, useEntries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { refusedEntries } from '../../shared/session/refused-entries.ts';
import { AddressField, CodeField } from '../../shared/session/sms-fields.tsx';
import { codeAddressOf, useSmsCode } from '../../shared/session/use-sms-code.ts';
import { Button } from '../../ui/button.tsx';
import { Phrase } from '../../ui/phrase.tsx';
import { ApplicationRefused } from './application-refused.tsx';

export type Standing = AnswerOf<typeof registrationStatus>;

/** An application that was looked up, and the mobile or mail address it was found by. */
export interface Found {
  readonly address: string;
  readonly standing: Standing;
}

/** Mobile or mail address and code, for how an application stands. */
export function StatusForm({ onFound }: { onFound: (found: Found) => void }) {
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const code = useSmsCode('status');
  const entries = useEntries(form, { mobile: '', smsCode: '' }, ({ mobile, smsCode }) => ({
    mobile: addressFault(words, mobile),
    smsCode: codeFault(words, smsCode),
  }));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Told>();
  useEffect(() => focusOn(form.current, 'mobile'), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || busy) return;
    const { mobile, smsCode } = entries.values;
    setBusy(true);
    setRefusal(undefined);
    try {
      const body = { ...codeAddressOf(mobile), smsCode };
      onFound({
        address: mobile.trim(),
        standing: await call(registrationStatus, { body, refusal: 'in place' }),
      });
    } catch (error) {
      const told = await toldBy(error).finally(() => setBusy(false));
      const refused = refusedEntries(told, words);
      if (Object.keys(refused).length > 0) entries.refuse(refused);
      else setRefusal(told);
    }
  };
  return (
    <form
      {...scriptedForm}
      ref={form}
      className="application application--short"
      onSubmit={(event) => void submit(event)}
    >
      <h1>{t('status.title')}</h1>
      <p className="application__lead">{t(codeWays().mail ? 'status.hintAny' : 'status.hint')}</p>
      <AddressField entries={entries} />
      <CodeField entries={entries} code={code} icon="phone" />
      <ApplicationRefused told={refusal} />
      <Button type="submit" look="primary" size="large" busy={busy}>
        {t('status.submit')}
      </Button>
      <p className="application__other">
        <Phrase
          text={t('status.toRegister', { register: '{register}' })}
          parts={{ register: <PageLink page="register">{t('status.register')}</PageLink> }}
        />
      </p>
    </form>
  );
}
