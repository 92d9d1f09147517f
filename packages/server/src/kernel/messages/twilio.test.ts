import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeMessage, configured } from './testing/configured.ts';
import { openTwilio, refused, twilioAccount, twilioService } from './testing/fake-twilio.ts';
import { parametersOf } from './testing/fake-vendor.ts';

const vendor = await openTwilio();
const ownNumber = '+15017122661';

function twilio(change: Readonly<Record<string, string>> = {}) {
  return configured({
    SMS_PROVIDER: 'twilio',
    SMS_KEY_ID: twilioAccount.keyId,
    SMS_KEY_SECRET: twilioAccount.keySecret,
    SMS_SENDER: ownNumber,
    SMS_ENDPOINT: vendor.url,
    ...change,
  }).sms;
}

test('Twilio takes the finished sentence from a number', async () => {
  const text = '您的验证码是 493817 & 5 分钟内有效 + 请勿转发 100%';
  await twilio().send(codeMessage({ text }));
  assert.deepEqual(parametersOf(vendor.received.at(-1)?.body ?? ''), {
    To: '+8613800138000',
    From: ownNumber,
    Body: text,
  });
});

test('Twilio takes it from a messaging service as well', async () => {
  await twilio({ SMS_SENDER: twilioService }).send(codeMessage());
  const { From, MessagingServiceSid } = parametersOf(vendor.received.at(-1)?.body ?? '');
  assert.deepEqual([From, MessagingServiceSid], [undefined, twilioService]);
});

test('Twilio’s refusals tell whether to try again', async () => {
  await assert.rejects(twilio({ SMS_KEY_SECRET: 'another' }).send(codeMessage()), {
    code: '20003',
    retry: false,
  });
  await assert.rejects(twilio({ SMS_SENDER: '+15005550000' }).send(codeMessage()), {
    code: '21606',
    retry: false,
  });
  await assert.rejects(twilio().send(codeMessage({ to: '+99912345678' })), { code: '21211', retry: false });
});

for (const [reply, code, retry] of [
  [refused(429, 20429, 'Too many requests'), '20429', true],
  [refused(400, 21611, 'This From number has exceeded the maximum number of queued messages'), '21611', true],
  [refused(500, 20500, 'Internal Server Error'), '20500', true],
  [refused(400, 21610, 'Attempt to send to unsubscribed recipient'), '21610', false],
  [
    refused(
      400,
      21608,
      'The number is unverified. Trial accounts cannot send messages to unverified numbers',
    ),
    '21608',
    false,
  ],
  [{ status: 201, body: { sid: 'SM1', status: 'failed', error_code: 30007 } }, '30007', false],
] as const) {
  test(`${code} from Twilio is ${retry ? 'tried again' : 'final'}`, async () => {
    vendor.answer = reply;
    await assert.rejects(twilio().send(codeMessage()), { name: 'NotSent', code, retry });
    vendor.answer = undefined;
  });
}
