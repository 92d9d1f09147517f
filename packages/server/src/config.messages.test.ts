import assert from 'node:assert/strict';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ConfigError, readConfig } from './config.ts';

const DATA_DIR = join(tmpdir(), 'loadline-config-messages');
const account = { SMS_KEY_ID: 'id', SMS_KEY_SECRET: 'hunter2hunter2', SMS_SENDER: '衡线物流' };

function findingsOf(env: NodeJS.ProcessEnv) {
  try {
    readConfig({ DATA_DIR, ...env });
    return [];
  } catch (error) {
    assert.ok(error instanceof ConfigError, String(error));
    return error.findings;
  }
}

const refused = (env: NodeJS.ProcessEnv) => findingsOf(env).map(({ variable }) => variable);

test('without a word about messages nothing is sent, in production too', () => {
  for (const NODE_ENV of ['development', 'production']) {
    const { sms, mail } = readConfig({ DATA_DIR, NODE_ENV });
    assert.deepEqual([sms, mail], [{ provider: 'log' }, undefined]);
  }
});

test('a provider without what it needs is refused with every missing variable', () => {
  const three = ['SMS_KEY_ID', 'SMS_KEY_SECRET', 'SMS_SENDER'];
  assert.deepEqual(refused({ SMS_PROVIDER: 'twilio' }), three);
  assert.deepEqual(refused({ SMS_PROVIDER: 'aliyun' }), [...three, 'SMS_TEMPLATES']);
  assert.deepEqual(refused({ SMS_PROVIDER: 'tencent' }), [...three, 'SMS_TEMPLATES', 'SMS_APP_ID']);
  const [finding] = findingsOf({ MAIL_URL: 'smtp://mail' });
  assert.equal(
    finding?.text.en,
    'MAIL_URL is set, so MAIL_FROM must be set too: a mail address, or Name <address>',
  );
  assert.equal(finding.text.zh, '设置了 MAIL_URL，因此必须设置 MAIL_FROM：邮箱地址，或 名称 <邮箱地址>');
});

test('a wrong variable is told once, and a wrong secret without its value', () => {
  const findings = findingsOf({
    SMS_PROVIDER: 'aliyun',
    ...account,
    SMS_KEY_SECRET: 'a\tb'.repeat(9),
    SMS_TEMPLATES: 'x',
  });
  assert.deepEqual(
    findings.map(({ variable }) => variable),
    ['SMS_KEY_SECRET', 'SMS_TEMPLATES'],
  );
  assert.doesNotMatch(JSON.stringify(findings), /a\\tb/);
});

test('templates are named by message, with or without the order of their values', () => {
  const templatesOf = (SMS_TEMPLATES: string) => {
    const { sms } = readConfig({ DATA_DIR, SMS_PROVIDER: 'aliyun', ...account, SMS_TEMPLATES });
    return sms.provider === 'aliyun' ? [...sms.templates] : [];
  };
  assert.deepEqual(templatesOf('code:SMS_123, approved.en:1110:company/code,plain:7:'), [
    ['code', { id: 'SMS_123', values: undefined }],
    ['approved.en', { id: '1110', values: ['company', 'code'] }],
    ['plain', { id: '7', values: [] }],
  ]);
  for (const wrong of ['code', 'code:', ':SMS_1', 'code:SMS_1,', 'code:1,code:2', 'code:1:a b', 'code=1']) {
    assert.deepEqual(
      refused({ SMS_PROVIDER: 'aliyun', ...account, SMS_TEMPLATES: wrong }),
      ['SMS_TEMPLATES'],
      wrong,
    );
  }
});

test('an address of a gateway holds no credentials and no query', () => {
  const twilio = { SMS_PROVIDER: 'twilio', ...account };
  const { sms } = readConfig({ DATA_DIR, ...twilio, SMS_ENDPOINT: 'https://sms.internal:8443/twilio/' });
  assert.equal(sms.provider === 'twilio' && sms.endpoint, 'https://sms.internal:8443/twilio');
  for (const wrong of [
    'sms.internal',
    'ftp://sms.internal',
    'https://a:b@sms.internal',
    'https://sms.internal/?a=1',
  ]) {
    assert.deepEqual(refused({ ...twilio, SMS_ENDPOINT: wrong }), ['SMS_ENDPOINT'], wrong);
  }
});

test('mail is from one mailbox, with or without a name', () => {
  const fromOf = (MAIL_FROM: string) =>
    readConfig({ DATA_DIR, MAIL_URL: 'smtps://u:p@mail', MAIL_FROM }).mail?.from;
  assert.deepEqual(fromOf('衡线 <no-reply@x.example>'), { name: '衡线', address: 'no-reply@x.example' });
  assert.deepEqual(fromOf('no-reply@x.example'), { name: '', address: 'no-reply@x.example' });
  for (const MAIL_FROM of ['nobody', 'a@x, b@x', 'A <a@x> <b@x>', 'A\r\nBcc: b@x <a@x>']) {
    assert.deepEqual(refused({ MAIL_URL: 'smtp://mail', MAIL_FROM }), ['MAIL_FROM'], MAIL_FROM);
  }
  assert.deepEqual(refused({ MAIL_URL: 'http://mail', MAIL_FROM: 'a@x.example' }), ['MAIL_URL']);
});
