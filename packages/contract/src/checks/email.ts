/** An address of the form name@host.domain; only a message that arrives proves one. */
export function isEmail(typed: string): boolean {
  return /^[^\s@"(),:;<>[\\\]]{1,64}@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/i.test(typed.trim());
}
