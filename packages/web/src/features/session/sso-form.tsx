import { beginSso, tradeSso } from '@loadline/contract/session/sso.api';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { keepSession } from '../../kernel/sign-in.ts';
import { inTab } from '../../kernel/storage.ts';
import type { SignedInUser } from '../../kernel/stored.ts';
import { type Told, toldBy } from '../../kernel/told.ts';
import { focusOn, useEntries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { RefusalNote } from './refusal-note.tsx';

const addressKey = 'sso_address';

/** Under which this tab keeps what it began with: a code that came to another one is worth nothing. */
const keptKey = 'sso_key';

/**
 * Asks for the mail address, leads to the provider of its domain, and goes on when the browser is back with a code behind
 * the hash.
 */
export function SsoForm({ onSignedIn }: { onSignedIn: (user: SignedInUser) => void }) {
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const [code] = useState(takeCode);
  const [busy, setBusy] = useState(code !== '');
  const [refusal, setRefusal] = useState<Told>();
  const entries = useEntries(form, atFirst, ({ address }) => ({ address: faultOf(address, words) }));
  const { values, errors, check, change } = entries;
  const refuse = async (failure: unknown) => {
    setBusy(false);
    setRefusal(await toldBy(failure));
    focusOn(form.current, 'address');
  };
  const enter = useEffectEvent(() => {
    if (code === '') return focusOn(form.current, 'address');
    const key = inTab().getItem(keptKey) ?? '-';
    inTab().removeItem(keptKey);
    call(tradeSso, { body: { code, key }, refusal: 'in place' }).then(
      (answer) => onSignedIn(keepSession(answer)),
      refuse,
    );
  });
  useEffect(() => enter(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || busy) return;
    setBusy(true);
    setRefusal(undefined);
    const address = values.address.trim();
    inTab().setItem(addressKey, address);
    await call(beginSso, { body: { address }, refusal: 'in place' }).then(goTo, refuse);
  };
  return (
    <form {...scriptedForm} ref={form} className="door-form" onSubmit={(event) => void submit(event)}>
      <h1>{t('sso.title')}</h1>
      <p className="door-form__lead">{t('sso.hint')}</p>
      <div className="door-form__fields">
        <Field label={t('sso.address')} error={errors.address}>
          <TextInput
            icon="mail"
            name="address"
            placeholder="name@example.com"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="email"
            value={values.address}
            onChange={(address) => {
              setRefusal(undefined);
              change({ address });
            }}
            onBlur={() => check('address')}
          />
        </Field>
        <RefusalNote told={refusal} />
        <Button type="submit" look="primary" size="large" busy={busy}>
          {t(busy && code !== '' ? 'sso.entering' : 'sso.go')}
        </Button>
      </div>
      <p className="door-form__turns">
        <PageLink page="login">{t('sso.back')}</PageLink>
      </p>
    </form>
  );
}

/** Who comes back refused goes on from what they had entered. */
function atFirst() {
  return { address: inTab().getItem(addressKey) ?? '' };
}

/** The code behind the hash, once: it stays neither in the address nor in the history. */
function takeCode(): string {
  const code = location.hash.slice(1);
  if (code !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

function faultOf(address: string, { t }: ReturnType<typeof useWords>): string | undefined {
  const typed = address.trim();
  if (typed === '') return t('sso.none');
  return /^([^\s@]+@)?[^\s@]+\.[^\s@.]+$/.test(typed) ? undefined : t('sso.bad');
}

function goTo({ url, key }: { readonly url: string; readonly key: string }): void {
  // A script would run as this page.
  if (!/^https?:$/.test(new URL(url).protocol)) return;
  inTab().setItem(keptKey, key);
  location.assign(url);
}
