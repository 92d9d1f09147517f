import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSmtpSink } from '../../kernel/messages/testing/smtp-sink.ts';
import { idOfRole } from '../../seed/standards.ts';
import { openTestHouse } from '../../testing/house.ts';

const smtp = await openSmtpSink();
const mail = {
  url: new URL(`smtp://127.0.0.1:${smtp.port}`),
  from: { name: '衡线', address: 'no-reply@forwarder.example' },
};
/** A forwarder before its SMS contract: mail alone. */
const house = await openTestHouse({ mail, production: true, publicUrl: 'https://portal.example' });
const clerk = await house.clerk();
const desk = await house.as(clerk);

async function opened(code: string, country: string | null) {
  const email = `${code.toLowerCase()}@shipper.example`;
  const reply = await desk.post('/opsapi/customers/create', {
    accountType: 'company',
    nameZh: `${code} 贸易`,
    nameEn: `${code} Trading`,
    legalId: null,
    country,
    address: null,
    phone: null,
    code,
    saleId: clerk.userId,
    customerServiceId: clerk.userId,
    roleId: idOfRole('customerAdmin'),
    dataAuthority: 'organisation',
    products: [],
    quota: '0.00',
    quotaCurrency: 'CNY',
    teamId: null,
    username: code,
    userName: 'Anna Keller',
    mobile: null,
    email,
  });
  assert.equal(reply.code, 200, reply.message);
  return { email, ...reply.data };
}

/** What was last mailed to somebody to set their password by: its language and its link. */
async function linkMailed(email: string) {
  const [message] = await house.rows<{ language: string; link: string }>(
    `select language, params ->> 'link' as link from message where recipient = $1 and template = 'setPassword'
     order by created_at desc limit 1`,
    [email],
  );
  assert.ok(message, email);
  return message;
}

test('a link to set a password goes by mail, in a language that the customer’s country reads, and lets its reader in', async () => {
  for (const [code, country, language] of [
    ['KELLER', 'DE', 'en'],
    ['AUSSIE', 'AU', 'en'],
    ['HOICHUEN', 'HK', 'zh-cn'],
    ['NINGBO', 'CN', 'zh-cn'],
    ['UNKNOWN', null, 'zh-cn'],
  ] as const) {
    const { email, access } = await opened(code, country);
    assert.deepEqual([access.way, access.recipient, access.link], ['mail', email, null], code);
    const told = await linkMailed(email);
    assert.equal(told.language, language, code);
    const token = told.link.split('#')[1];
    const password = 'Harbour7Crane';
    const set = await house.nobody.post('/adminapi/password/set', { token, password });
    assert.equal(set.code, 200, set.message);
    await house.as({ ...clerk, username: code.toLowerCase(), password });
  }
});

test('who has logged in is written to in the language of their login, wherever their company is', async () => {
  const ana = await house.person();
  await house.rows('update app_user set email = $2, mobile = null where user_id = $1', [
    ana.userId,
    'ana@shipper.example',
  ]);
  const mailed = async () => {
    const [row] = await house.rows<{ version: number }>('select version from app_user where user_id = $1', [
      ana.userId,
    ]);
    const asked = { orgId: ana.orgId, id: ana.userId, version: row?.version };
    const reply = await desk.post('/opsapi/users/reset-password', asked);
    assert.equal(reply.code, 200, reply.message);
    assert.equal(reply.data.access.way, 'mail');
    return linkMailed('ana@shipper.example');
  };
  const { language, link } = await mailed();
  assert.equal(language, 'zh-cn', 'nobody knows better yet');
  const [token, password] = [link.split('#')[1], 'Harbour7Crane'];
  assert.equal((await house.nobody.post('/adminapi/password/set', { token, password })).code, 200);
  await house.as({ ...ana, password });
  assert.equal((await mailed()).language, 'en');
});
