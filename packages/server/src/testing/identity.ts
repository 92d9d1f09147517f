import { randomInt } from 'node:crypto';
import { mobileOf } from '@loadline/contract/checks/mobile';
import { codeRecipientOf } from '@loadline/contract/session/code-way';
import type { SmsPurpose } from '@loadline/contract/session/identity.api';
import { firstEditions } from '../seed/site-content.ts';
import type { Reply } from './calls.ts';
import { newMobile } from './fixtures.ts';
import type { TestHouse } from './house.ts';
import type { TestUser } from './people.ts';

/** The calls of somebody from a network where nobody has failed yet; the house must trust the proxy 127.0.0.1. */
export function fromElsewhere(): Record<string, string> {
  const part = () => randomInt(1, 255);
  return { 'x-forwarded-for': `203.${part()}.${part()}.${part()}` };
}

/** Somebody with a mobile number, of organisation A unless told. */
export async function mobilePerson(house: TestHouse, who: Partial<TestUser> = {}) {
  const [person, mobile] = [await house.person(who), newMobile()];
  await house.rows('update app_user set mobile = $2 where user_id = $1', [person.userId, mobileOf(mobile)]);
  return { ...person, mobile };
}

/** A code for a mobile or a mail address. */
export function askForCode(house: TestHouse, to: string, purpose: SmsPurpose): Promise<Reply> {
  const address = to.includes('@') ? { email: to } : { mobile: to };
  return house.nobody.post('/adminapi/message/sendMessage', { ...address, purpose }, fromElsewhere());
}

/** The code that is on its way to a mobile or a mail address, as its owner will read it. The minute between two is taken to be over. */
export async function codeFor(house: TestHouse, to: string, purpose: SmsPurpose): Promise<string> {
  const recipient = codeRecipientOf(to);
  await house.rows(
    `update sms_code set created_at = created_at - interval '61 seconds' where recipient = $1`,
    [recipient],
  );
  const reply = await askForCode(house, to, purpose);
  if (reply.code !== 200) throw new Error(`no code: ${reply.message}`);
  const [message] = await house.rows<{ code: string | null }>(
    `select params ->> 'code' as code from message where recipient = $1 order by created_at desc, message_id desc limit 1`,
    [recipient],
  );
  return message?.code ?? 'none';
}

export function signInBy(
  house: TestHouse,
  grant: 'password' | 'sms',
  username: string,
  password: string,
  more: Record<string, string> = {},
): Promise<Reply> {
  const form = { grant_type: grant, username, password, ...more };
  return house.nobody.form('/adminapi/oauth/token', form, fromElsewhere());
}

/** The smallest picture there is. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export async function licenceFor(house: TestHouse): Promise<string> {
  const reply = await house.nobody.upload(
    '/adminapi/regist/licence',
    'licence.png',
    picture,
    fromElsewhere(),
  );
  if (reply.code !== 200) throw new Error(`no licence: ${reply.message}`);
  return reply.data.licenceFileId;
}

/** An application that is right in every field but its code. */
export async function applicationOf(house: TestHouse, mobile: string) {
  return {
    accountType: 'company',
    companyNameCn: '宁波澄岸家居用品有限公司',
    companyNameEn: 'Ningbo Chengan Homeware Co., Ltd.',
    legalId: '91310115MA1H8R7C67',
    licenceFileId: await licenceFor(house),
    contactName: '沈亦舟',
    mobile,
    email: 'shen@chengan.example',
    country: 'CN',
    interests: ['air', 'fba'],
    volumeBand: 'from5to20',
    salesCode: 'GU01',
    agreementVersion: firstEditions.agreement.edition,
    password: 'Kf83mzQ1',
  };
}

/** Hands an application in with a fresh code. */
export async function applyFor(house: TestHouse, mobile: string, change: object = {}): Promise<Reply> {
  const application = { ...(await applicationOf(house, mobile)), ...change };
  const smsCode = await codeFor(house, mobile, 'register');
  return house.nobody.post('/adminapi/regist/apply', { ...application, smsCode }, fromElsewhere());
}

/** What the forwarder decided about the application of a mobile, written as it would write it. */
export async function decide(
  house: TestHouse,
  mobile: string,
  state: string,
  reason: string | null,
): Promise<void> {
  await house.rows(
    `update registration set state = $2, reason = $3, decided_at = now(), returned = case when $2 = 'RETURNED' then '{"companyNameEn": "as on the bill of lading"}'::jsonb else '{}' end
     where mobile = $1`,
    [mobileOf(mobile), state, reason],
  );
}
