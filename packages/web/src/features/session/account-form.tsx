import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { scriptedForm } from '../../kernel/scripted-form.ts';
import type { Credentials } from '../../kernel/sign-in.ts';
import { onDevice } from '../../kernel/storage.ts';
import { focusOn, useEntries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { accountFaults } from './login-check.ts';
import { RefusalNote } from './refusal-note.tsx';
import type { WayIn } from './use-way-in.ts';

const key = 'remembered_account';

export interface WayFormProps {
  way: WayIn;
  /** Sends what was entered; who needs a second factor is led to it. */
  onEnter(credentials: Credentials): Promise<unknown>;
}

/** Account and password. What is wrong stands where it is wrong; a refusal stands above the button. */
export function AccountForm({ way, onEnter }: WayFormProps) {
  const words = useWords();
  const { t } = words;
  const form = useRef<HTMLFormElement>(null);
  const [isCapsLock, noticeKey] = useCapsLock();
  const entries = useEntries(form, atFirst, (values) => accountFaults(values, words));
  const { values, errors, check } = entries;
  const recall = useEffectEvent(() => {
    const username = rememberedAccount();
    if (username) entries.change({ username, remember: true });
    // Who is entering something already is not called away.
    if (form.current?.contains(document.activeElement)) return;
    // The cursor waits where the user goes on: after a remembered name, in the password.
    focusOn(form.current, username ? 'password' : 'username');
  });
  useEffect(() => recall(), []);
  const change = (changes: Partial<typeof values>) => {
    way.forget();
    entries.change(changes);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!entries.isRight() || way.busy) return;
    const username = values.username.trim();
    const attempt = await onEnter({ grant_type: 'password', username, password: values.password });
    if (attempt === 'refused') focusOn(form.current, 'password');
    else rememberAccount(values.remember ? username : undefined);
  };
  return (
    <form {...scriptedForm} ref={form} className="door-form__fields" onSubmit={(event) => void submit(event)}>
      <Field label={t('login.username')} error={errors.username}>
        <TextInput
          icon="user"
          name="username"
          placeholder={t('login.usernameHint')}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={values.username}
          onChange={(username) => change({ username })}
          onBlur={() => check('username')}
        />
      </Field>
      <Field
        label={t('login.password')}
        error={errors.password}
        hint={isCapsLock ? t('login.capsLock') : undefined}
        aside={
          <PageLink page="login" query={{ part: 'reset' }} className="door-form__aside">
            {t('login.forgotten')}
          </PageLink>
        }
      >
        <PasswordInput
          icon="lock"
          name="password"
          autoComplete="current-password"
          showLabel={t('secret.show')}
          hideLabel={t('secret.hide')}
          value={values.password}
          onChange={(password) => change({ password })}
          onBlur={() => check('password')}
          onKeyUp={noticeKey}
          onKeyDown={noticeKey}
        />
      </Field>
      <Checkbox checked={values.remember} onChange={(remember) => change({ remember })}>
        {t('login.remember')}
      </Checkbox>
      <RefusalNote told={way.refusal} />
      <Button type="submit" look="primary" size="large" busy={way.busy}>
        {t('nav.login')}
      </Button>
    </form>
  );
}

const atFirst = { username: '', password: '', remember: false };

/** The user name that this browser was asked to remember. Never a password. */
function rememberedAccount(): string | undefined {
  return onDevice().getItem(key) ?? undefined;
}

function rememberAccount(username: string | undefined): void {
  if (username === undefined) onDevice().removeItem(key);
  else onDevice().setItem(key, username);
}

/** Whether caps lock is on, as far as the last key told. */
function useCapsLock(): [boolean, (event: KeyboardEvent) => void] {
  const [isOn, setIsOn] = useState(false);
  return [isOn, (event) => setIsOn(event.getModifierState('CapsLock'))];
}
