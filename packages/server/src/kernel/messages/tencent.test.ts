import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeMessage, configured } from './testing/configured.ts';
import { error, openTencent, refused, tencentAccount } from './testing/fake-tencent.ts';

const vendor = await openTencent();

function tencent(change: Readonly<Record<string, string>> = {}) {
  return configured({
    SMS_PROVIDER: 'tencent',
    SMS_KEY_ID: tencentAccount.keyId,
    SMS_KEY_SECRET: tencentAccount.keySecret,
    SMS_APP_ID: tencentAccount.appId,
    SMS_SENDER: '衡线物流',
    SMS_TEMPLATES: 'code:449739:code,rejected:449740:reason/company,old:1',
    SMS_ENDPOINT: vendor.url,
    ...change,
  }).sms;
}

const lastAsked = () => JSON.parse(vendor.received.at(-1)?.body ?? '{}');

test('Tencent Cloud takes a signed message with its template, its values and our id', async () => {
  await tencent().send(codeMessage());
  assert.deepEqual(lastAsked(), {
    PhoneNumberSet: ['+8613800138000'],
    SmsSdkAppId: '1400006666',
    SignName: '衡线物流',
    TemplateId: '449739',
    TemplateParamSet: ['493817'],
    SessionContext: '0198c0de-0000-7000-8000-000000000001',
  });
  assert.equal(vendor.received.at(-1)?.headers['x-tc-region'], 'ap-guangzhou');
});

test('values stand in the order of the approved template, not in ours', async () => {
  const values = { company: '顺达货运', reason: '执照已过期' };
  await tencent().send(codeMessage({ template: 'rejected', values }));
  assert.deepEqual(lastAsked().TemplateParamSet, ['执照已过期', '顺达货运']);
});

test('Tencent Cloud’s refusals tell whether to try again', async () => {
  const wrong = { code: 'AuthFailure.SignatureFailure', retry: false };
  await assert.rejects(tencent({ SMS_KEY_SECRET: 'another' }).send(codeMessage()), wrong);
  const unknownKey = { code: 'AuthFailure.SecretIdNotFound', retry: false };
  await assert.rejects(tencent({ SMS_KEY_ID: 'nobody' }).send(codeMessage()), unknownKey);
  const app = { code: 'UnauthorizedOperation.SmsSdkAppIdVerifyFail', retry: false };
  await assert.rejects(tencent({ SMS_APP_ID: '1' }).send(codeMessage()), app);
});

test('a call that succeeds with its number refused has not sent the message', async () => {
  const template = { code: 'FailedOperation.TemplateIncorrectOrUnapproved', retry: false };
  await assert.rejects(tencent().send(codeMessage({ template: 'old' })), template);
  const number = { code: 'InvalidParameterValue.IncorrectPhoneNumber', retry: false };
  await assert.rejects(tencent().send(codeMessage({ to: '+86138001380' })), number);
});

for (const [reply, code, retry] of [
  [refused('LimitExceeded.PhoneNumberThirtySecondLimit'), 'LimitExceeded.PhoneNumberThirtySecondLimit', true],
  [refused('LimitExceeded.DeliveryFrequencyLimit'), 'LimitExceeded.DeliveryFrequencyLimit', true],
  [refused('LimitExceeded.PhoneNumberDailyLimit'), 'LimitExceeded.PhoneNumberDailyLimit', false],
  [
    refused('FailedOperation.InsufficientBalanceInSmsPackage'),
    'FailedOperation.InsufficientBalanceInSmsPackage',
    false,
  ],
  [refused('InternalError.Timeout'), 'InternalError.Timeout', true],
  [refused('InternalError.SigVerificationFail'), 'InternalError.SigVerificationFail', false],
  [
    error('RequestLimitExceeded.IPLimitExceeded', 'The request frequency is limited by IP.'),
    'RequestLimitExceeded.IPLimitExceeded',
    true,
  ],
  [error('InternalError', 'An internal error has occurred.'), 'InternalError', true],
  [error('AuthFailure.SignatureExpire', 'The signature has expired.'), 'AuthFailure.SignatureExpire', false],
] as const) {
  test(`${code} from Tencent Cloud is ${retry ? 'tried again' : 'final'}`, async () => {
    vendor.answer = reply;
    await assert.rejects(tencent().send(codeMessage()), { name: 'NotSent', code, retry });
    vendor.answer = undefined;
  });
}
