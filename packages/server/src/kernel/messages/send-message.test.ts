import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mobileOf } from '@loadline/contract/checks/mobile';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import { applyFor, askForCode, fromElsewhere } from '../../testing/identity.ts';
import { viewerOfProgram } from '../viewer.ts';
import type { NewMessage } from './outbox.ts';
import { queueMessage } from './outbox.ts';
import { openTwilio, refused, twilioAccount } from './testing/fake-twilio.ts';
import { parametersOf } from './testing/fake-vendor.ts';
import { readMime } from './testing/mime.ts';
import { openSmtpSink } from './testing/smtp-sink.ts';

const [twilio, smtp] = [await openTwilio(), await openSmtpSink()];
const trustProxy = ['127.0.0.1'];
const provided = await openTestHouse({
  trustProxy,
  sms: { provider: 'twilio', reach: 'world', ...twilioAccount, sender: '+15017122661', endpoint: twilio.url },
  mail: {
    url: new URL(`smtp://127.0.0.1:${smtp.port}`),
    from: { name: '衡线', address: 'no-reply@forwarder.example' },
  },
});
const developed = await openTestHouse({ trustProxy });

interface Kept {
  state: string;
  provider: string | null;
  error: string | null;
  params: Record<string, string>;
  tries: number;
}

/** The last message to somebody once it is no longer waiting, or when `until` holds. */
async function outcomeTo(
  house: typeof provided,
  to: string,
  until = (kept: Kept) => kept.state !== 'queued',
): Promise<Kept> {
  for (let look = 0; look < 300; look += 1) {
    const [kept] = await house.rows<Kept>(
      'select state, provider, error, params, tries from message where recipient = $1 order by created_at desc, message_id desc limit 1',
      [to],
    );
    if (kept && until(kept)) return kept;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('the message did not get there');
}

function lay(message: Partial<NewMessage>): Promise<void> {
  return provided.house.staff.inTransaction(viewerOfProgram('signed-in'), (tx) =>
    queueMessage(tx, {
      orgId: null,
      channel: 'sms',
      recipient: '+8613800138000',
      template: 'registrationApproved',
      language: 'en',
      values: { no: 'RG2611210001', customerCode: 'NB0342' },
      ...message,
    }),
  );
}

test('a code goes out as a sentence in the language of who asked, and is forgotten once the provider has it', async () => {
  const mobile = newMobile();
  const body = { mobile, purpose: 'register' };
  const headers = { ...fromElsewhere(), 'accept-language': 'zh-CN' };
  await provided.nobody.post('/adminapi/message/sendMessage', body, headers);
  const kept = await outcomeTo(provided, mobileOf(mobile) ?? '');
  assert.deepEqual([kept.state, kept.provider, kept.error], ['sent', 'twilio', null]);
  assert.deepEqual(kept.params, { purpose: 'register', minutes: '5' });
  const sent = parametersOf(twilio.received.at(-1)?.body ?? '');
  assert.equal(sent.To, mobileOf(mobile));
  assert.match(sent.Body ?? '', /^验证码 \d{6}，用于注册，5 分钟内有效。请勿告诉他人。$/);
});

test('without a provider the outbox keeps the code, for who develops', async () => {
  const mobile = newMobile();
  await askForCode(developed, mobile, 'register');
  const kept = await outcomeTo(developed, mobileOf(mobile) ?? '');
  assert.deepEqual([kept.state, kept.provider], ['sent', 'log']);
  assert.match(kept.params.code ?? '', /^\d{6}$/);
});

test('in production there is no such outbox: no code is made where nothing could send it', async () => {
  const production = await openTestHouse({ trustProxy, production: true });
  const mobile = newMobile();
  const reply = await askForCode(production, mobile, 'register');
  const says = 'No code can be sent to you. Ask customer service';
  assert.deepEqual([reply.code, reply.message], [-1, says]);
  assert.deepEqual(await production.rows('select 1 from message'), []);
  assert.deepEqual(await production.rows('select 1 from sms_code'), []);
});

test('an application is confirmed by SMS and by mail, in its own language', async () => {
  const mobile = newMobile();
  await applyFor(developed, mobile);
  assert.equal((await outcomeTo(developed, mobileOf(mobile) ?? '')).params.no?.slice(0, 2), 'RG');
  const mail = await outcomeTo(developed, 'shen@chengan.example');
  assert.deepEqual([mail.state, mail.error], ['withheld', 'not-configured']);
});

test('a mail arrives with subject and text', async () => {
  await lay({ channel: 'mail', recipient: 'li.na@shipper.example', language: 'zh-cn' });
  assert.equal((await outcomeTo(provided, 'li.na@shipper.example')).state, 'sent');
  const mail = readMime(smtp.mails.at(-1)?.raw ?? '');
  assert.equal(mail.headers.subject, '注册申请已通过');
});

test('what may pass later is tried again by the queue, and what cannot is given up with the code of the vendor alone', async () => {
  const before = twilio.received.length;
  twilio.answer = refused(503, 20503, 'Sorry +8613900139001 is busy');
  await lay({ recipient: '+8613900139001' });
  const first = await outcomeTo(
    provided,
    '+8613900139001',
    ({ tries }) => tries === 1 && twilio.received.length > before,
  );
  assert.deepEqual([first.state, first.params], ['queued', { no: 'RG2611210001', customerCode: 'NB0342' }]);
  twilio.answer = undefined;
  const second = await outcomeTo(provided, '+8613900139001');
  assert.deepEqual([second.state, second.tries, second.error], ['sent', 2, null]);
  twilio.answer = refused(400, 21211, `Invalid 'To' Phone Number: +8613900139002`);
  await lay({
    recipient: '+8613900139002',
    template: 'setPassword',
    values: { username: 'ana', link: 'https://portal.example/login?part=set#Kf83mzQ1' },
  });
  const kept = await outcomeTo(provided, '+8613900139002');
  twilio.answer = undefined;
  assert.deepEqual([kept.state, kept.error, kept.params], ['failed', '21211', { username: 'ana' }]);
});

test('a code that would arrive too late is not sent', async () => {
  const before = twilio.received.length;
  await provided.rows(
    `insert into message (message_id, channel, recipient, template, language, params, created_at)
     values ('0198c0de-0000-7000-8000-00000000000a', 'sms', '+8613900139003', 'code', 'en', '{"code": "493817", "purpose": "register"}', now() - interval '6 minutes')`,
  );
  await provided.rows(
    `select enqueue_for_nobody('send-message', '{"messageId": "0198c0de-0000-7000-8000-00000000000a"}', 'late')`,
  );
  const kept = await outcomeTo(provided, '+8613900139003');
  assert.deepEqual([kept.state, kept.error, kept.params], ['failed', 'late', { purpose: 'register' }]);
  assert.equal(twilio.received.length, before);
});
