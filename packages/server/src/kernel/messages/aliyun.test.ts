import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeMessage, configured } from './testing/configured.ts';
import { aliyunAccount, gateway, openAliyun, service } from './testing/fake-aliyun.ts';
import { parametersOf } from './testing/fake-vendor.ts';

const vendor = await openAliyun();

function aliyun(change: Readonly<Record<string, string>> = {}) {
  return configured({
    SMS_PROVIDER: 'aliyun',
    SMS_KEY_ID: aliyunAccount.keyId,
    SMS_KEY_SECRET: aliyunAccount.keySecret,
    SMS_SENDER: '衡线物流',
    SMS_TEMPLATES: 'code:SMS_154950909,rejected:SMS_154950910,old:SMS_1',
    SMS_ENDPOINT: vendor.url,
    ...change,
  }).sms;
}

const lastAsked = () => parametersOf(vendor.received.at(-1)?.target.split('?')[1] ?? '');

test('Aliyun takes a signed message with its template, its values and our id', async () => {
  await aliyun().send(codeMessage());
  assert.deepEqual(lastAsked(), {
    PhoneNumbers: '13800138000',
    SignName: '衡线物流',
    TemplateCode: 'SMS_154950909',
    TemplateParam: '{"code":"493817"}',
    OutId: '0198c0de-0000-7000-8000-000000000001',
  });
});

test('signs that JavaScript leaves alone in an address are signed as Aliyun reads them', async () => {
  const values = { company: `(深圳) A*B's "C" & D+E~F=G/50%!`, reason: '执照 已过期' };
  await aliyun().send(codeMessage({ template: 'rejected', values }));
  assert.deepEqual(JSON.parse(lastAsked().TemplateParam ?? ''), values);
});

test('only the values that the configuration names are passed on', async () => {
  const sms = aliyun({ SMS_TEMPLATES: 'code:SMS_154950909:code' });
  await sms.send(codeMessage({ values: { minutes: '5', code: '493817' } }));
  assert.equal(lastAsked().TemplateParam, '{"code":"493817"}');
});

test('a number abroad keeps its country code and never reads like somebody’s on the mainland', async () => {
  const world = aliyun({ SMS_REACH: 'world' });
  await world.send(codeMessage({ to: '+85251234567' }));
  assert.equal(lastAsked().PhoneNumbers, '85251234567');
  await world.send(codeMessage({ to: '+15017122661' }));
  assert.equal(lastAsked().PhoneNumbers, '0015017122661');
});

test('Aliyun’s refusals tell whether to try again', async () => {
  const wrong = { code: 'SignatureDoesNotMatch', retry: false };
  await assert.rejects(aliyun({ SMS_KEY_SECRET: 'another' }).send(codeMessage()), wrong);
  const unknownKey = { code: 'InvalidAccessKeyId.NotFound', retry: false };
  await assert.rejects(aliyun({ SMS_KEY_ID: 'nobody' }).send(codeMessage()), unknownKey);
  const template = { code: 'isv.SMS_TEMPLATE_ILLEGAL', retry: false };
  await assert.rejects(aliyun().send(codeMessage({ template: 'old' })), template);
  const missing = { code: 'isv.TEMPLATE_MISSING_PARAMETERS', retry: false };
  await assert.rejects(aliyun().send(codeMessage({ template: 'rejected' })), missing);
  const number = { code: 'isv.MOBILE_NUMBER_ILLEGAL', retry: false };
  await assert.rejects(aliyun().send(codeMessage({ to: '+86138001380001' })), number);
});

for (const [reply, code, retry] of [
  [service('isv.BUSINESS_LIMIT_CONTROL', '触发分钟级流控Permits:1'), 'isv.BUSINESS_LIMIT_CONTROL', true],
  [service('isp.SYSTEM_ERROR', '系统错误'), 'isp.SYSTEM_ERROR', true],
  [service('isv.DAY_LIMIT_CONTROL', '触发日发送限额'), 'isv.DAY_LIMIT_CONTROL', false],
  [service('isv.AMOUNT_NOT_ENOUGH', '账户余额不足'), 'isv.AMOUNT_NOT_ENOUGH', false],
  [gateway(400, 'Throttling.User', 'Request was denied due to user flow control.'), 'Throttling.User', true],
  [
    gateway(503, 'ServiceUnavailable', 'The request has failed due to a temporary failure.'),
    'ServiceUnavailable',
    true,
  ],
  [
    gateway(403, 'Forbidden.RAM', 'User not authorized to operate on the specified resource.'),
    'Forbidden.RAM',
    false,
  ],
] as const) {
  test(`${code} from Aliyun is ${retry ? 'tried again' : 'final'}`, async () => {
    vendor.answer = reply;
    await assert.rejects(aliyun().send(codeMessage()), { name: 'NotSent', code, retry });
    vendor.answer = undefined;
  });
}
