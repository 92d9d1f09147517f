/** An address of the form name@host.domain; only a message that arrives proves one. */
export function isEmail(typed: string): boolean {
  return /^[^\s@"(),:;<>[\\\]]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i.test(typed.trim());
}

/** An address as codes are sent to it; undefined for what is none. */
export function emailOf(typed: string): string | undefined {
  const plain = typed.normalize('NFKC').trim().toLowerCase();
  return isEmail(plain) ? plain : undefined;
}
