import { idOfRole } from '../seed/standards.ts';
import type { Calls, Reply } from './calls.ts';
import type { TestHouse } from './house.ts';
import { fromElsewhere } from './identity.ts';
import { ssoClient, walkThrough } from './sso.ts';

/** What a customer's administrator writes of a provider, unless told. */
function ssoSettings(issuer: string, change: object = {}): object {
  return {
    version: 0,
    issuer,
    ...ssoClient,
    domains: ['acme.example'],
    claim: 'groups',
    mapping: [
      { group: 'freight-admins', roleId: idOfRole('customerAdmin') },
      { group: 'freight', roleId: idOfRole('operations') },
    ],
    defaultRoleId: null,
    dataAuthority: 'organisation',
    required: false,
    emergencyId: null,
    enabled: true,
    ...change,
  };
}

/** Saves settings over those that stand; `at` is the provider of the desk or of a customer. */
export async function setUpSso(
  calls: Calls,
  issuer: string,
  change: object = {},
  at = '/adminapi/sso/provider',
): Promise<Reply> {
  const { data } = await calls.get(at);
  return calls.post(`${at}/save`, ssoSettings(issuer, { version: data.provider?.version ?? 0, ...change }));
}

/** The way to the provider, as the page asks for it. */
export async function begun(house: TestHouse, address = 'someone@acme.example') {
  const reply = await house.nobody.post('/adminapi/sso/begin', { address }, fromElsewhere());
  if (reply.code !== 200) throw new Error(`not begun: ${reply.message}`);
  return { url: String(reply.data.url), key: String(reply.data.key) };
}

/** The provider's answer reaches the server; gives the code that the page is led on with. */
export async function comeBack(house: TestHouse, address: URL): Promise<string> {
  const reply = await house.nobody.get(`${address.pathname}${address.search}`, fromElsewhere());
  return String(reply.headers['location']).replace('/login?part=sso#', '');
}

export function traded(house: TestHouse, code: string, key: string): Promise<Reply> {
  return house.nobody.post('/adminapi/sso/trade', { code, key }, fromElsewhere());
}

/** A whole login of whom the provider lets through next. */
export async function ssoLogin(house: TestHouse, address?: string): Promise<Reply> {
  const { url, key } = await begun(house, address);
  return traded(house, await comeBack(house, await walkThrough(url)), key);
}
