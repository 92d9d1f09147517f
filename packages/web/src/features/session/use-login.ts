import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Refusal } from '../../kernel/refusal.ts';
import { signIn } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { type CredentialName, type Credentials, type Fault, faultOf } from './login-check.ts';
import { rememberAccount, rememberedAccount } from './remembered-account.ts';

interface Values extends Credentials {
  readonly remember: boolean;
}

type Errors = { readonly [K in CredentialName]?: string | undefined };

const names: readonly CredentialName[] = ['username', 'password'];

/** The login as it is being filled in. A field is checked when it is left, and while it is typed once it was wrong. */
export function useLogin(form: RefObject<HTMLFormElement | null>, onSignedIn: () => void) {
  const { t } = useWords();
  const [values, setValues] = useState<Values>(startingValues);
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  // The cursor waits where the user goes on: after a remembered name, in the password.
  useEffect(() => focusOn(form.current, rememberedAccount() ? 'password' : 'username'), [form]);

  const sayFault = (fault: Fault | undefined) => {
    if (!fault) return undefined;
    return 'length' in fault ? t(fault.key, { length: fault.length }) : t(fault.key);
  };
  const check = (name: CredentialName, checked: Credentials = values) => {
    // A field that is left empty is not wrong yet: the user may only be on the way to another one.
    if (checked[name] !== '')
      setErrors((before) => ({ ...before, [name]: sayFault(faultOf(name, checked)) }));
  };
  const change = (changes: Partial<Values>) => {
    const next = { ...values, ...changes };
    setValues(next);
    setRefusal(undefined);
    for (const name of names) if (name in changes && errors[name]) check(name, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = names.map((name) => [name, sayFault(faultOf(name, values))] as const);
    setErrors(Object.fromEntries(found));
    const [wrong] = found.find(([, fault]) => fault) ?? [];
    if (wrong) return focusOn(form.current, wrong);
    if (!busy) void send();
  };
  const send = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await signIn(values.username.trim(), values.password);
    } catch (error) {
      setBusy(false);
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error.says);
      focusOn(form.current, 'password');
      return;
    }
    rememberAccount(values.remember ? values.username.trim() : undefined);
    onSignedIn();
  };
  return { values, errors, refusal, busy, check, change, submit };
}

function focusOn(form: HTMLFormElement | null, name: CredentialName): void {
  form?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
}

function startingValues(): Values {
  const username = rememberedAccount() ?? '';
  return { username, password: '', remember: username !== '' };
}
