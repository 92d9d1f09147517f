const key = 'remembered_account';

/** The user name that this browser was asked to remember. Never a password. */
export function rememberedAccount(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

export function rememberAccount(username: string | undefined): void {
  if (username === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, username);
}
