import { type FormEvent, useEffect, useRef } from 'react';
import { addressFault, codeFault } from '../../kernel/person-faults.ts';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { focusOn, useEntries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { AddressField, CodeField } from '../../shared/session/sms-fields.tsx';
import { useSmsCode } from '../../shared/session/use-sms-code.ts';
import { Button } from '../../ui/button.tsx';
import type { WayFormProps } from './account-form.tsx';
import { RefusalNote } from './refusal-note.tsx';

/** Mobile or mail address and the code that was sent to it. */
export function MobileForm({ way, onEnter }: WayFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const code = useSmsCode('login');
  const entries = useEntries(form, { mobile: '', smsCode: '' }, ({ mobile, smsCode }) => ({
    mobile: addressFault(words, mobile),
    smsCode: codeFault(words, smsCode),
  }));
  const { values } = entries;
  useEffect(() => focusOn(form.current, 'mobile'), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || way.busy) return;
    const { mobile, smsCode } = values;
    const attempt = await onEnter({ grant_type: 'sms', username: mobile.trim(), password: smsCode });
    if (attempt === 'refused') focusOn(form.current, 'smsCode');
  };
  return (
    <form {...scriptedForm} ref={form} className="door-form__fields" onSubmit={(event) => void submit(event)}>
      <AddressField entries={entries} />
      <CodeField entries={entries} code={code} icon="phone" />
      <RefusalNote told={way.refusal} />
      <Button type="submit" look="primary" size="large" busy={way.busy}>
        {words.t('nav.login')}
      </Button>
    </form>
  );
}
