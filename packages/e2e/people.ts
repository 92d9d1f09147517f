import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { noteSecret } from './noted-secrets.ts';

export interface Account {
  readonly username: string;
  readonly password: string;
}

const accounts: Account[] = JSON.parse(
  readFileSync(new URL('../../examples/demo-accounts.json', import.meta.url), 'utf8'),
);

/** One of the demo accounts, by the name it logs in with. */
export function account(username: string): Account {
  const found = accounts.find((one) => one.username === username);
  if (!found) throw new Error(`no demo account ${username}`);
  return found;
}

/** Stores a session as the login page does, in a language of choice. Filling the form is the login spec's job. */
export async function enterAs(
  page: Page,
  username: string,
  language: 'zh-cn' | 'en' = 'zh-cn',
): Promise<void> {
  await enterWith(page, account(username), language);
}

/** The same for somebody who is no demo account; gives the token, for calls beside the page. */
export async function enterWith(
  page: Page,
  { username, password }: Account,
  language: 'zh-cn' | 'en' = 'zh-cn',
): Promise<string> {
  const reply = await page.request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', scope: 'all', username, password },
  });
  const { data } = await reply.json();
  noteSecret(password);
  noteSecret(data.access_token);
  await page.addInitScript(
    ({ session, locale, once }) => {
      // It runs with every document: who signs out stays out, and who enters after another takes their place.
      if (sessionStorage.getItem(once)) return;
      sessionStorage.setItem(once, 'entered');
      localStorage.setItem('access_token', session.access_token);
      localStorage.setItem('user', JSON.stringify(session.user));
      localStorage.setItem('ms_username', session.user.username);
      localStorage.setItem('locale', locale);
    },
    { session: data, locale: language, once: randomUUID() },
  );
  return data.access_token;
}
