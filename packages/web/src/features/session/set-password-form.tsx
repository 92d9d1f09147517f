import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { readPasswordLink, setPassword } from '@loadline/contract/session/password-link';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { newPasswordFault, repeatFault } from '../../kernel/person-faults.ts';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import { type Told, toldBy } from '../../kernel/told.ts';
import { focusOn, useEntries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { PasswordPair } from '../../shared/session/password-pair.tsx';
import { refusedEntries } from '../../shared/session/refused-entries.ts';
import { Button } from '../../ui/button.tsx';
import { RefusalNote } from './refusal-note.tsx';

type Owner = AnswerOf<typeof readPasswordLink>;

const empty = { password: '', repeat: '' };

/** A first password, or a new one, through the link that staff have made. The token stands behind the hash of the address. */
export function SetPasswordForm({ onSet }: { onSet(): void }) {
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const [token] = useState(() => location.hash.slice(1));
  const { owner, over } = useOwner(token);
  const entries = useEntries(form, empty, ({ password, repeat }) => ({
    password: newPasswordFault(words, password),
    repeat: repeatFault(words, password, repeat),
  }));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Told>();
  useEffect(() => {
    if (owner && !form.current?.contains(document.activeElement)) focusOn(form.current, 'password');
  }, [owner]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || busy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await call(setPassword, {
        body: { token, password: entries.values.password },
        refusal: 'in place',
      });
      onSet();
    } catch (error) {
      const told = await toldBy(error).finally(() => setBusy(false));
      const refused = refusedEntries(told, words);
      if (Object.keys(refused).length > 0) entries.refuse(refused);
      else setRefusal(told);
    }
  };
  return (
    <form {...scriptedForm} ref={form} className="door-form" onSubmit={(event) => void submit(event)}>
      <h1>{t('setPassword.title')}</h1>
      <p className="door-form__lead">{leadOf(owner, words)}</p>
      {over ? (
        <RefusalNote told={over} />
      ) : (
        <div className="door-form__fields">
          <PasswordPair entries={entries} label="secret.new" />
          <RefusalNote told={refusal} />
          <Button type="submit" look="primary" size="large" busy={busy}>
            {t('setPassword.submit')}
          </Button>
        </div>
      )}
      <p className="door-form__turns">
        <PageLink page="login">{t('reset.back')}</PageLink>
      </p>
    </form>
  );
}

function leadOf(owner: Owner | undefined, { t, language }: ReturnType<typeof useWords>): string {
  if (!owner) return t('setPassword.hint');
  const company = language === 'en' ? owner.companyEn : owner.companyZh;
  return t('setPassword.of', { name: owner.name, company, username: owner.username });
}

function useOwner(token: string) {
  const [owner, setOwner] = useState<Owner>();
  const [over, setOver] = useState<Told>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    call(readPasswordLink, { body: { token }, signal, refusal: 'in place' }).then(setOwner, async (error) => {
      const told = await toldBy(error);
      if (!signal.aborted) setOver(told);
    });
    return () => leaving.abort();
  }, [token]);
  return { owner, over };
}
