import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readConfig } from '../../config.ts';
import { codeWays, lacksSms } from './senders.ts';
import { smsThrough } from './sms.vendor.ts';
import { codeMessage, configured } from './testing/configured.ts';
import { twilioAccount } from './testing/fake-twilio.ts';
import { openVendor } from './testing/fake-vendor.ts';
import { twilio } from './twilio.ts';

const vendor = await openVendor(() => ({ status: 201, body: { sid: 'SM1', status: 'queued' } }));
const account = { ...twilioAccount, sender: '+15017122661', endpoint: vendor.url };

function aliyun(templates: string) {
  return {
    SMS_PROVIDER: 'aliyun',
    SMS_KEY_ID: 'id',
    SMS_KEY_SECRET: 'secret',
    SMS_SENDER: '衡线',
    SMS_TEMPLATES: templates,
    SMS_ENDPOINT: vendor.url,
  };
}

function aliyunWith(templates: string) {
  return configured(aliyun(templates)).sms;
}

test('without a provider a message waits in the outbox, and the log says no more than that', async () => {
  const { sms, logged } = configured({});
  await sms.send(codeMessage());
  assert.deepEqual(logged, [
    'a message waits in the outbox {"message":"0198c0de-0000-7000-8000-000000000001","template":"code"}',
  ]);
});

test('in production the log is no provider: the start is allowed and warned, every message fails', async () => {
  const { sms, logged } = configured({ NODE_ENV: 'production' });
  const failure = {
    message: 'sms did not take the message: not-configured',
    code: 'not-configured',
    retry: false,
  };
  await assert.rejects(sms.send(codeMessage()), failure);
  assert.deepEqual(logged, []);
  assert.equal(lacksSms(readConfig({ NODE_ENV: 'production' })), true);
  assert.equal(lacksSms(readConfig({})), false);
});

test('a number abroad is not handed to a provider that is approved for the mainland, and the reason is its own', async () => {
  const before = vendor.received.length;
  const abroad = { code: 'abroad', retry: false };
  await assert.rejects(aliyunWith('code:SMS_1').send(codeMessage({ to: '+85291234567' })), abroad);
  assert.equal(vendor.received.length, before);
  const waysOf = (env: Record<string, string>) =>
    codeWays(readConfig({ ...aliyun('code:SMS_1'), ...env })).sms;
  assert.deepEqual([waysOf({}), waysOf({ SMS_REACH: 'world' })], ['mainland', 'world']);
});

test('mail has no sender until a server for it is named', () => {
  assert.equal(configured({}).mail, undefined);
  assert.ok(configured({ MAIL_URL: 'smtp://localhost', MAIL_FROM: 'loadline@example.com' }).mail);
});

test('what is not one number in international form is never handed on', async () => {
  const before = vendor.received.length;
  for (const to of [
    '13800138000',
    '+8613800138000,+8613800138001',
    'whatsapp:+15017122661',
    '+0123456789',
    '',
  ]) {
    const refusal = { code: 'number', retry: false };
    await assert.rejects(aliyunWith('code:SMS_1').send(codeMessage({ to })), refusal, to);
  }
  assert.equal(vendor.received.length, before);
});

test('a message without an approved template, or without a value that it needs, is never handed on', async () => {
  const before = vendor.received.length;
  const noTemplate = { code: 'template', retry: false };
  await assert.rejects(aliyunWith('approved:SMS_1').send(codeMessage()), noTemplate);
  const noValue = { code: 'values', retry: false };
  await assert.rejects(aliyunWith('code:SMS_1:code/minutes').send(codeMessage()), noValue);
  assert.equal(vendor.received.length, before);
});

test('a provider that does not answer in time, or cannot be reached, may be tried again', async () => {
  vendor.answer = 'silence';
  const late = { code: 'deadline', retry: true };
  await assert.rejects(smsThrough(twilio(account), 50).send(codeMessage()), late);
  vendor.answer = undefined;
  const closed = twilio({ ...account, endpoint: 'http://127.0.0.1:9' });
  await assert.rejects(smsThrough(closed).send(codeMessage()), { code: 'unreachable', retry: true });
});

test('a redirect is not followed: the credentials are for the provider alone', async () => {
  const other = await openVendor(() => ({ status: 201, body: { sid: 'SM1', status: 'queued' } }));
  vendor.answer = { status: 307, body: '', headers: { location: other.url } };
  const refusal = { code: 'HTTP 307', retry: false };
  await assert.rejects(smsThrough(twilio(account)).send(codeMessage()), refusal);
  assert.equal(other.received.length, 0);
  vendor.answer = undefined;
});

test('an answer that is not the provider’s is told by its status', async () => {
  vendor.answer = { status: 502, body: '<html>Bad Gateway</html>' };
  await assert.rejects(smsThrough(twilio(account)).send(codeMessage()), { code: 'HTTP 502', retry: true });
  vendor.answer = { status: 200, body: '<html>Please sign in to the hotel</html>' };
  await assert.rejects(smsThrough(twilio(account)).send(codeMessage()), { code: 'HTTP 200', retry: false });
  vendor.answer = undefined;
});
