import { useRef } from 'react';
import { useWords } from '../../kernel/words.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { PasswordInput } from '../../ui/password-input.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { useCapsLock } from './use-caps-lock.ts';
import { useLogin } from './use-login.ts';

/** Account and password. What is wrong stands where it is wrong; a refusal stands above the button. */
export function LoginForm({ onSignedIn }: { onSignedIn: () => void }) {
  const { t } = useWords();
  const form = useRef<HTMLFormElement>(null);
  const login = useLogin(form, onSignedIn);
  const [isCapsLock, noticeKey] = useCapsLock();
  const { values, errors } = login;
  return (
    <form ref={form} className="login-form" noValidate onSubmit={login.submit}>
      <h1>{t('login.title')}</h1>
      <p className="login-form__lead">{t('login.hint')}</p>
      <Field label={t('login.username')} error={errors.username}>
        <TextInput
          icon="user"
          name="username"
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          value={values.username}
          onChange={(username) => login.change({ username })}
          onBlur={() => login.check('username')}
        />
      </Field>
      <Field
        label={t('login.password')}
        error={errors.password}
        hint={isCapsLock ? t('login.capsLock') : undefined}
      >
        <PasswordInput
          icon="lock"
          name="password"
          autoComplete="current-password"
          showLabel={t('login.show')}
          hideLabel={t('login.hide')}
          value={values.password}
          onChange={(password) => login.change({ password })}
          onBlur={() => login.check('password')}
          onKeyUp={noticeKey}
          onKeyDown={noticeKey}
        />
      </Field>
      <Checkbox checked={values.remember} onChange={(remember) => login.change({ remember })}>
        {t('login.remember')}
      </Checkbox>
      {login.refusal ? <Alert family="stop">{login.refusal}</Alert> : null}
      <Button type="submit" look="primary" size="large" busy={login.busy}>
        {t('nav.login')}
      </Button>
    </form>
  );
}
