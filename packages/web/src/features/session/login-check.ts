import type { Words } from '../../kernel/words.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

/** What is wrong with an account before it is sent (spec: a password has 6-20 letters or numbers). */
export function accountFaults({ username, password }: Account, { t }: Words) {
  return {
    username: username.trim() === '' ? t('login.noUsername') : undefined,
    password: passwordFault(password, t),
  };
}

function passwordFault(password: string, t: Words['t']): string | undefined {
  if (password === '') return t('login.noPassword');
  if (/^[A-Za-z0-9]{6,20}$/.test(password)) return undefined;
  return t('secret.bad', { min: 6, max: 20, length: password.length });
}
