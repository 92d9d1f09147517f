export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export type CredentialName = keyof Credentials;

export type Fault =
  | { readonly key: 'login.noUsername' | 'login.noPassword' }
  | { readonly key: 'login.badPassword'; readonly length: number };

/** What is wrong with one entry before it is sent; undefined when nothing is (spec: 6-20 letters or numbers). */
export function faultOf(name: CredentialName, { username, password }: Credentials): Fault | undefined {
  if (name === 'username') return username.trim() === '' ? { key: 'login.noUsername' } : undefined;
  if (password === '') return { key: 'login.noPassword' };
  return /^[A-Za-z0-9]{6,20}$/.test(password)
    ? undefined
    : { key: 'login.badPassword', length: password.length };
}
