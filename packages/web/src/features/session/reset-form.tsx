import { resetPassword } from '@loadline/contract/session/identity.api';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { addressFault, codeFault, newPasswordFault, repeatFault } from '../../kernel/person-faults.ts';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { codeWays } from '../../kernel/title.ts';
import { type Told, toldBy } from '../../kernel/told.ts';
import { focusOn, useEntries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { PasswordPair } from '../../shared/session/password-pair.tsx';
import { refusedEntries } from '../../shared/session/refused-entries.ts';
import { AddressField, CodeField } from '../../shared/session/sms-fields.tsx';
import { codeAddressOf, useSmsCode } from '../../shared/session/use-sms-code.ts';
import { Button } from '../../ui/button.tsx';
import { RefusalNote } from './refusal-note.tsx';

const empty = { mobile: '', smsCode: '', password: '', repeat: '' };

/** A new password by the mobile or mail address of the account. Every session of the person ends with the old one. */
export function ResetForm({ onReset }: { onReset(): void }) {
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const code = useSmsCode('reset');
  const entries = useEntries(form, empty, ({ mobile, smsCode, password, repeat }) => ({
    mobile: addressFault(words, mobile),
    smsCode: codeFault(words, smsCode),
    password: newPasswordFault(words, password),
    repeat: repeatFault(words, password, repeat),
  }));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Told>();
  useEffect(() => focusOn(form.current, 'mobile'), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || busy) return;
    const { mobile, smsCode, password } = entries.values;
    setBusy(true);
    setRefusal(undefined);
    try {
      await call(resetPassword, {
        body: { ...codeAddressOf(mobile), smsCode, password },
        refusal: 'in place',
      });
      onReset();
    } catch (error) {
      const told = await toldBy(error).finally(() => setBusy(false));
      const refused = refusedEntries(told, words);
      if (Object.keys(refused).length > 0) entries.refuse(refused);
      else setRefusal(told);
    }
  };
  return (
    <form {...scriptedForm} ref={form} className="door-form" onSubmit={(event) => void submit(event)}>
      <h1>{t('reset.title')}</h1>
      <p className="door-form__lead">{t(codeWays().mail ? 'reset.hintAny' : 'reset.hint')}</p>
      <div className="door-form__fields">
        <AddressField entries={entries} />
        <CodeField entries={entries} code={code} icon="phone" />
        <PasswordPair entries={entries} label="secret.new" />
        <RefusalNote told={refusal} />
        <Button type="submit" look="primary" size="large" busy={busy}>
          {t('reset.submit')}
        </Button>
      </div>
      <p className="door-form__turns">
        <PageLink page="login">{t('reset.back')}</PageLink>
      </p>
    </form>
  );
}
