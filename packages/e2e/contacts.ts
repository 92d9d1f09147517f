import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { noteSecret } from './noted-secrets.ts';
import { type Account, account } from './people.ts';

/** A contact as it is typed in. Names and numbers are new ones every time: walks run beside each other. */
export interface NewContact extends Account {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  readonly idNumber: string;
}

export function newContact(): NewContact {
  const number = String(randomInt(10_000_000, 100_000_000));
  return {
    name: `周见山${number.slice(0, 4)}`,
    username: `walk.${number}`,
    mobile: noteSecret(`139${number}`),
    email: `walk.${number}@qihang.example.com`,
    idNumber: noteSecret('11010519491231002X'),
    // Never a part of the name or the number: such passwords are refused.
    password: noteSecret(`Harbour${randomInt(1_000_000, 10_000_000)}`),
  };
}

/** Adds a contact to the large customer by its administrator, without the screens. */
export async function addedContact(request: APIRequestContext, role = '操作'): Promise<NewContact> {
  const contact = newContact();
  const headers = { authorization: `Bearer ${await tokenOf(request, account('demo'))}` };
  const roles = await (await request.get('/adminapi/role/queryRole/2', { headers })).json();
  const { roleId } = roles.data.records.find(({ nameZh }: { nameZh: string }) => nameZh === role);
  const reply = await request.post('/adminapi/contacts/create', {
    headers,
    data: { ...contact, roleId, dataAuthority: 'organisation', enabled: true },
  });
  expect(await reply.json()).toMatchObject({ code: 200 });
  return contact;
}

/** What the token call answers. */
export async function signingIn(
  request: APIRequestContext,
  { username, password }: Account,
  totp?: string,
): Promise<{ code: number; message: string; data: { access_token?: string; challenge?: string } | null }> {
  const reply = await request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', scope: 'all', username, password, ...(totp && { totp }) },
  });
  return reply.json();
}

async function tokenOf(request: APIRequestContext, person: Account): Promise<string> {
  const { data } = await signingIn(request, person);
  return noteSecret(data?.access_token ?? '');
}
