import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSmtpSink } from '../../kernel/messages/testing/smtp-sink.ts';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import {
  applicationOf,
  askForCode,
  codeFor,
  decide,
  fromElsewhere,
  signInBy,
} from '../../testing/identity.ts';

const smtp = await openSmtpSink();
const mail = {
  url: new URL(`smtp://127.0.0.1:${smtp.port}`),
  from: { name: '衡线', address: 'no-reply@forwarder.example' },
};
/** A forwarder before its SMS contract: mail alone, and the outbox tells nobody a code. */
const house = await openTestHouse({ trustProxy: ['127.0.0.1'], mail });
const mailOnly = await openTestHouse({ trustProxy: ['127.0.0.1'], mail, production: true });
const refused = 'The code is wrong or no longer valid';

async function personWithMail(email: string, at = house) {
  const person = await at.person();
  await at.rows('update app_user set email = $2 where user_id = $1', [person.userId, email]);
  return person;
}

/** The code of the last mail to somebody, as they read it; of those that came after the first `seen`. */
async function codeMailedTo(email: string, seen = 0): Promise<string> {
  for (let look = 0; look < 200; look += 1) {
    // What else is mailed to the address may come before the code, or after it.
    const sent = smtp.mails.slice(seen).filter(({ to }) => to.some((one) => one.includes(email)));
    const code = sent.flatMap(({ raw }) => /code is (\d{6})/.exec(raw)?.[1] ?? []).at(-1);
    if (code) return code;
    await new Promise((next) => setTimeout(next, 50));
  }
  throw new Error('no mail came');
}

test('a code by mail lets its owner in once, however the address is typed, and the log says how', async () => {
  const ana = await personWithMail('Ana.Chan@hoichuen.example');
  const code = await codeFor(house, 'ana.chan@hoichuen.example', 'login');
  const reply = await signInBy(house, 'sms', ' ANA.chan@Hoichuen.example ', code);
  assert.equal(reply.data.user.userId, ana.userId);
  assert.equal((await signInBy(house, 'sms', 'ana.chan@hoichuen.example', code)).message, refused);
  const [entry] = await house.rows<{ how: string }>(
    `select changes ->> 'how' as how from audit where user_id = $1 and action = 'signed-in' order by audit_id desc limit 1`,
    [ana.userId],
  );
  assert.equal(entry?.how, 'mail');
});

test('without SMS a code by mail gets there, a number is told the way by mail, and nothing waits for it', async () => {
  const ana = await personWithMail('only.mail@hoichuen.example', mailOnly);
  assert.equal((await askForCode(mailOnly, 'only.mail@hoichuen.example', 'login')).code, 200);
  const code = await codeMailedTo('only.mail@hoichuen.example');
  const reply = await signInBy(mailOnly, 'sms', 'only.mail@hoichuen.example', code);
  assert.equal(reply.data.user.userId, ana.userId);
  const bySms = await askForCode(mailOnly, newMobile(), 'login');
  assert.deepEqual([bySms.code, bySms.message], [-1, 'No SMS reaches this number. Use your mail address']);
  assert.deepEqual(await mailOnly.rows(`select 1 from message where channel = 'sms'`), []);
});

test('an address that nobody has is answered alike, waits alike, and gets no mail', async () => {
  await personWithMail('known@hoichuen.example');
  const [known, unknown] = [
    await askForCode(house, 'known@hoichuen.example', 'login'),
    await askForCode(house, 'unknown@hoichuen.example', 'login'),
  ];
  assert.deepEqual([known.status, known.data], [unknown.status, unknown.data]);
  assert.equal((await askForCode(house, 'Unknown@hoichuen.example', 'reset')).status, 429);
  assert.equal((await signInBy(house, 'sms', 'unknown@hoichuen.example', '123456')).message, refused);
  await codeMailedTo('known@hoichuen.example');
  for (let look = 0; look < 100; look += 1) {
    const [kept] = await house.rows<{ state: string; params: object }>(
      `select state, params from message where recipient = 'unknown@hoichuen.example'`,
    );
    if (kept?.state === 'withheld') return assert.ok(!('code' in kept.params));
    await new Promise((next) => setTimeout(next, 50));
  }
  assert.fail('the mail was not withheld');
});

test('a new password is set with a code by mail, and one of a mail address that two people share by nobody', async () => {
  const ana = await personWithMail('reset@hoichuen.example');
  const reset = async (email: string, password: string) => {
    const smsCode = await codeFor(house, email, 'reset');
    return house.nobody.post('/adminapi/password/reset', { email, smsCode, password }, fromElsewhere());
  };
  assert.equal((await reset('reset@hoichuen.example', 'Harbour7Crane')).data, true);
  const again = await signInBy(house, 'password', ana.username, 'Harbour7Crane');
  assert.equal(again.data.user.userId, ana.userId);
  await personWithMail('shared@hoichuen.example');
  await personWithMail('Shared@hoichuen.example');
  const shared = 'Several accounts have this mail address. Log in with a user name and its password';
  assert.equal((await reset('shared@hoichuen.example', 'Harbour8Crane')).message, shared);
  const code = await codeFor(house, 'shared@hoichuen.example', 'login');
  assert.equal((await signInBy(house, 'sms', 'shared@hoichuen.example', code)).message, shared);
});

test('a code goes to one address: neither to none nor to two', async () => {
  for (const body of [
    {},
    { mobile: newMobile(), email: 'ana@hoichuen.example' },
    { email: 'ana@hoichuen' },
  ]) {
    const reply = await house.nobody.post('/adminapi/message/sendMessage', { ...body, purpose: 'login' });
    assert.deepEqual(
      [reply.status, reply.data[0].path],
      [400, 'email' in body && !('mobile' in body) ? 'email' : 'mobile'],
    );
  }
});

test('without SMS an application is proven by its mail address, looked up by it, and taken over by no other', async () => {
  const email = 'founder@hoichuen.example';
  const application = { ...(await applicationOf(mailOnly, '+85251234567')), email };
  const apply = async (change: object, provenBy = email) => {
    await mailOnly.rows(`update sms_code set created_at = created_at - interval '2 minutes'`);
    const sent = smtp.mails.length;
    await askForCode(mailOnly, provenBy, 'register');
    const smsCode = await codeMailedTo(provenBy, sent);
    return mailOnly.nobody.post(
      '/adminapi/regist/apply',
      { ...application, ...change, smsCode },
      fromElsewhere(),
    );
  };
  const made = await apply({});
  assert.deepEqual([made.code, made.data?.state], [200, 'PENDING'], made.message);
  await decide(mailOnly, '+85251234567', 'RETURNED', 'the seal is cut off');
  const foreign = await apply({ email: 'thief@elsewhere.example' }, 'thief@elsewhere.example');
  assert.equal(foreign.message, refused);
  await mailOnly.rows(`update sms_code set created_at = created_at - interval '2 minutes'`);
  const sent = smtp.mails.length;
  await askForCode(mailOnly, email, 'status');
  const standing = await mailOnly.nobody.post(
    '/adminapi/regist/status',
    { email, smsCode: await codeMailedTo(email, sent) },
    fromElsewhere(),
  );
  assert.deepEqual([standing.data.no, standing.data.state], [made.data.no, 'RETURNED']);
  const corrected = await apply({ email: 'new.office@hoichuen.example', licenceFileId: null });
  assert.deepEqual([corrected.data?.no, corrected.data?.state], [made.data.no, 'PENDING'], corrected.message);
});
