import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { aliyun } from './aliyun.ts';
import { mailThrough } from './mail.ts';
import { NotSent } from './not-sent.ts';
import type { SmsVendor } from './sms.vendor.ts';
import { smsThrough } from './sms.vendor.ts';
import { tencent } from './tencent.ts';
import { codeMessage } from './testing/configured.ts';
import type { Reply } from './testing/fake-vendor.ts';
import { openVendor } from './testing/fake-vendor.ts';
import { openSmtpSink } from './testing/smtp-sink.ts';
import { twilio } from './twilio.ts';

const vendor = await openVendor(() => ({ status: 200, body: {} }));

/** Letters and digits like a vendor's keys, never letters alone. */
const key = fc.stringMatching(/^[A-Za-z0-9]{12,30}[0-9][a-z]$/);

const aCase = fc.record({
  number: fc.stringMatching(/^[1-9]\d{9,13}$/),
  code: fc.stringMatching(/^\d{6}$/),
  keyId: key,
  keySecret: key,
  /** Which of the secrets the vendor repeats in its answer. */
  repeated: fc.integer({ min: 0, max: 4 }),
  status: fc.constantFrom(200, 201, 400, 401, 403, 429, 500, 503),
});

type Case = typeof aCase extends fc.Arbitrary<infer T> ? T : never;

const vendors: readonly ((secrets: Case) => SmsVendor)[] = [
  (secrets) => aliyun({ ...accountOf(secrets), templates }),
  (secrets) => tencent({ ...accountOf(secrets), templates, appId: '1', region: 'ap-guangzhou' }),
  (secrets) => twilio(accountOf(secrets)),
];
const templates = new Map([['code', { id: '1', values: undefined }]]);

function accountOf({ keyId, keySecret }: Case) {
  return { keyId, keySecret, sender: '+15017122661', endpoint: vendor.url };
}

function secretsOf({ number, code, keyId, keySecret }: Case): string[] {
  return [number, code, keyId, keySecret, `your code is ${code}`];
}

/** A vendor that repeats what it must not, wherever an answer has room for it. */
function indiscreet(secret: string, status: number): Reply {
  const number = { Code: secret, Message: secret, PhoneNumber: secret, SerialNo: secret };
  const Response = {
    Error: status === 200 ? undefined : { Code: secret, Message: secret },
    SendStatusSet: [number],
  };
  const body = { Code: secret, code: secret, error_code: secret, Message: secret, message: secret, Response };
  return { status, body };
}

/** Everything that could reach a log: the message, the stack and each property. */
function everythingOf(error: unknown): string {
  assert.ok(error instanceof NotSent, inspect(error));
  return `${error.message} ${error.stack} ${inspect(error, { depth: 9, showHidden: true })} ${JSON.stringify(error)}`;
}

test('whatever a provider answers, no number, code, text or credential is in the error', async () => {
  const message = (secrets: Case) =>
    codeMessage({
      to: `+${secrets.number}`,
      values: { code: secrets.code },
      text: `your code is ${secrets.code}`,
    });
  await fc.assert(
    fc.asyncProperty(aCase, fc.constantFrom(...vendors), async (secrets, vendorOf) => {
      vendor.answer = indiscreet(secretsOf(secrets)[secrets.repeated] ?? '', secrets.status);
      const sent = smsThrough(vendorOf(secrets)).send(message(secrets));
      const told = await sent.then(() => assert.fail('nothing was taken'), everythingOf);
      for (const secret of secretsOf(secrets)) assert.ok(!told.includes(secret), told);
    }),
    { numRuns: 150 },
  );
});

test('whatever a mail server replies, no address, text or credential is in the error', async () => {
  const sink = await openSmtpSink();
  const command = fc.constantFrom('EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', '.');
  await fc.assert(
    fc.asyncProperty(aCase, command, fc.constantFrom(421, 451, 535, 550), async (secrets, word, status) => {
      const { keyId, keySecret, code } = secrets;
      sink.login = `${keyId}\0${keySecret}`;
      sink.replies = { [word]: `${status} 5.1.1 ${secretsOf(secrets).join(' ')}`, HELO: `${status} no` };
      const url = new URL(`smtp://${keyId}:${keySecret}@127.0.0.1:${sink.port}`);
      const mail = mailThrough({ url, from: { name: '', address: 'loadline@example.com' } });
      const to = `${keyId}@example.com`;
      const sent = mail.send({ id: '1', to, subject: code, text: `your code is ${code}` });
      const told = await sent.then(() => assert.fail('nothing was taken'), everythingOf);
      for (const secret of [to, ...secretsOf(secrets)]) assert.ok(!told.includes(secret), told);
    }),
    { numRuns: 60 },
  );
});
