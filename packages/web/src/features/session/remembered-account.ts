import { onDevice } from '../../kernel/storage.ts';

const key = 'remembered_account';

/** The user name that this browser was asked to remember. Never a password. */
export function rememberedAccount(): string | undefined {
  return onDevice().getItem(key) ?? undefined;
}

export function rememberAccount(username: string | undefined): void {
  if (username === undefined) onDevice().removeItem(key);
  else onDevice().setItem(key, username);
}
