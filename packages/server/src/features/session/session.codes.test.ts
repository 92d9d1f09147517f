import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mobileOf } from '@loadline/contract/checks/mobile';
import type { SmsPurpose } from '@loadline/contract/session/identity.api';
import fc from 'fast-check';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import { askForCode, codeFor, mobilePerson, signInBy } from '../../testing/identity.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });
const refused = 'The code is wrong or no longer valid';

/** As if all codes of a number were that much older. */
async function older(mobile: string, by: string): Promise<void> {
  await house.rows(
    `update sms_code set created_at = created_at - $2::interval, expires_at = expires_at - $2::interval where recipient = $1`,
    [mobileOf(mobile), by],
  );
}

async function stateOf(mobile: string): Promise<string | undefined> {
  for (let look = 0; look < 100; look += 1) {
    const [message] = await house.rows<{ state: string }>(
      `select state from message where recipient = $1 and state <> 'queued' order by created_at desc limit 1`,
      [mobileOf(mobile)],
    );
    if (message) return message.state;
    await new Promise((next) => setTimeout(next, 50));
  }
  return undefined;
}

test('a code lets its owner in once, and never a second time', async () => {
  const ana = await mobilePerson(house);
  const code = await codeFor(house, ana.mobile, 'login');
  assert.match(code, /^\d{6}$/);
  const reply = await signInBy(house, 'sms', ana.mobile, code);
  assert.equal(reply.data.user.userId, ana.userId);
  assert.equal((await signInBy(house, 'sms', ana.mobile, code)).message, refused);
});

test('the mobile login of the specification: everything in the query, an empty body', async () => {
  const ana = await mobilePerson(house);
  const password = await codeFor(house, ana.mobile, 'login');
  const query = {
    grant_type: 'sms',
    scope: 'all',
    username: ana.mobile,
    password,
    client_id: 'web',
    client_secret: 'x',
  };
  const reply = await house.nobody.post(`/adminapi/oauth/token?${new URLSearchParams(query).toString()}`);
  assert.equal(reply.data.user.userId, ana.userId);
});

test('a code is sent to a mobile number and to nothing else, and only such a number logs in by one', async () => {
  for (const mobile of ['12800138000', '1380013800', '+1415555267', '+8529123456', '85291234567', 'ana']) {
    const reply = await askForCode(house, mobile, 'login');
    assert.deepEqual([reply.status, reply.data[0].path], [400, 'mobile'], mobile);
    assert.equal((await signInBy(house, 'sms', mobile, '123456')).message, refused);
  }
});

test('who has a mobile of Hong Kong logs in by a code and by password, however the number is typed', async () => {
  const ana = await house.person();
  const mobile = `+8529${newMobile().slice(-7)}`;
  await house.rows('update app_user set mobile = $2 where user_id = $1', [ana.userId, mobile]);
  const typed = `${mobile.slice(0, 4)} ${mobile.slice(4, 8)}-${mobile.slice(8)}`;
  const code = await codeFor(house, typed, 'login');
  assert.equal((await signInBy(house, 'sms', typed, code)).data.user.userId, ana.userId);
  const byPassword = await signInBy(house, 'password', typed, ana.password);
  assert.equal(byPassword.data.user.userId, ana.userId);
});

test('a provider that only does the mainland is not asked to reach other countries: the way by mail is named', async () => {
  const mail = { url: new URL('smtp://127.0.0.1:9'), from: { name: '衡线', address: 'no-reply@f.example' } };
  const reach = { provider: 'twilio', reach: 'mainland' } as const;
  const account = { keyId: 'AC1', keySecret: 'x', sender: '+15005550006', endpoint: 'http://127.0.0.1:9' };
  const far = await openTestHouse({ sms: { ...reach, ...account }, mail });
  const reply = await far.nobody.post('/adminapi/message/sendMessage', {
    mobile: '+852 9123 4567',
    purpose: 'login',
  });
  assert.deepEqual([reply.code, reply.message], [-1, 'No SMS reaches this number. Use your mail address']);
  assert.deepEqual(await far.rows(`select 1 from message where recipient = '+85291234567'`), []);
});

test('of twenty uses at once exactly one comes in', async () => {
  const ana = await mobilePerson(house);
  const code = await codeFor(house, ana.mobile, 'login');
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => signInBy(house, 'sms', ana.mobile, code)),
  );
  assert.equal(replies.filter((reply) => reply.code === 200).length, 1);
});

test('five wrong guesses void a code, whatever they are', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.integer({ min: 0, max: 999_999 }), { minLength: 5, maxLength: 5 }),
      async (guesses) => {
        const ana = await mobilePerson(house);
        const code = await codeFor(house, ana.mobile, 'login');
        fc.pre(!guesses.includes(Number(code)));
        for (const guess of guesses)
          assert.equal(
            (await signInBy(house, 'sms', ana.mobile, String(guess).padStart(6, '0'))).message,
            refused,
          );
        assert.equal((await signInBy(house, 'sms', ana.mobile, code)).message, refused);
      },
    ),
    { numRuns: 12 },
  );
});

test('a code fits its own number and purpose alone, for five minutes, until the next one', async () => {
  const [ana, bo] = [await mobilePerson(house), await mobilePerson(house)];
  const code = await codeFor(house, ana.mobile, 'login');
  await codeFor(house, bo.mobile, 'login');
  assert.equal((await signInBy(house, 'sms', bo.mobile, code)).message, refused);
  const forReset = await codeFor(house, ana.mobile, 'reset');
  assert.equal((await signInBy(house, 'sms', ana.mobile, forReset)).message, refused);
  const reset = { mobile: ana.mobile, smsCode: code, password: 'Kf83mzQ1' };
  assert.equal((await house.nobody.post('/adminapi/password/reset', reset)).message, refused);
  const next = await codeFor(house, ana.mobile, 'login');
  assert.equal((await signInBy(house, 'sms', ana.mobile, code)).message, refused);
  await older(ana.mobile, '5 minutes');
  assert.equal((await signInBy(house, 'sms', ana.mobile, next)).message, refused);
});

test('a number gets one code a minute, five an hour and ten a day, whatever they are for', async () => {
  const mobile = newMobile();
  assert.deepEqual((await askForCode(house, mobile, 'register')).data, {
    resendSeconds: 60,
    validMinutes: 5,
  });
  const soon = await askForCode(house, mobile, 'login');
  assert.equal(soon.status, 429);
  assert.ok(Number(soon.headers['retry-after']) > 50 && Number(soon.headers['retry-after']) <= 60);
  for (let sent = 1; sent < 5; sent += 1) {
    await older(mobile, '61 seconds');
    assert.equal((await askForCode(house, mobile, 'register')).status, 200);
  }
  await older(mobile, '61 seconds');
  assert.ok(Number((await askForCode(house, mobile, 'status')).headers['retry-after']) > 3_000);
  await older(mobile, '1 hour');
  for (let sent = 5; sent < 10; sent += 1) {
    assert.equal((await askForCode(house, mobile, 'register')).status, 200);
    await older(mobile, '61 seconds');
  }
  await older(mobile, '1 hour');
  assert.ok(Number((await askForCode(house, mobile, 'register')).headers['retry-after']) > 70_000);
});

test('many requests at once lay down one code', async () => {
  const mobile = newMobile();
  const replies = await Promise.all(Array.from({ length: 12 }, () => askForCode(house, mobile, 'register')));
  assert.equal(replies.filter((reply) => reply.status === 200).length, 1);
});

test('one network asks for twenty codes an hour, and the whole house sends no more a day than it allows', async () => {
  const from = { 'x-forwarded-for': '192.0.2.9' };
  const statuses = [];
  for (let asked = 0; asked < 21; asked += 1) {
    const body = { mobile: newMobile(), purpose: 'register' };
    statuses.push((await house.nobody.post('/adminapi/message/sendMessage', body, from)).status);
  }
  assert.deepEqual([statuses.indexOf(429), statuses.length], [20, 21]);
  const small = await openTestHouse({ trustProxy: ['127.0.0.1'], smsPerDay: 2 });
  const replies = [];
  for (let asked = 0; asked < 3; asked += 1)
    replies.push((await askForCode(small, newMobile(), 'register')).status);
  assert.deepEqual(replies, [200, 200, 429]);
});

test('a number that nobody has gets the same answer, and no message', async () => {
  const ana = await mobilePerson(house);
  for (const purpose of ['login', 'reset'] satisfies SmsPurpose[]) {
    const stranger = newMobile();
    await older(ana.mobile, '61 seconds');
    const [known, unknown] = [
      await askForCode(house, ana.mobile, purpose),
      await askForCode(house, stranger, purpose),
    ];
    assert.deepEqual(
      [known.status, known.message, known.data],
      [unknown.status, unknown.message, unknown.data],
    );
    assert.equal(await stateOf(stranger), 'withheld');
    const [kept] = await house.rows<{ params: object }>('select params from message where recipient = $1', [
      mobileOf(stranger),
    ]);
    assert.ok(!('code' in (kept?.params ?? { code: '' })));
  }
  assert.equal(await stateOf(ana.mobile), 'sent');
});

test('who registers with a number that has an account is told by SMS, not by the page', async () => {
  const ana = await mobilePerson(house);
  const [taken, free] = [
    await askForCode(house, ana.mobile, 'register'),
    await askForCode(house, newMobile(), 'register'),
  ];
  assert.deepEqual([taken.status, taken.message, taken.data], [free.status, free.message, free.data]);
  const sent = await house.rows<{ template: string }>('select template from message where recipient = $1', [
    mobileOf(ana.mobile),
  ]);
  assert.deepEqual(sent, [{ template: 'alreadyRegistered' }]);
});

test('of a code only a mark is kept beside it', async () => {
  const ana = await mobilePerson(house);
  const code = await codeFor(house, ana.mobile, 'login');
  const [kept] = await house.rows<{ row: string }>(
    'select t::text as row from sms_code t where recipient = $1',
    [mobileOf(ana.mobile)],
  );
  const withoutIds = (kept?.row ?? '').replace(/[0-9a-f-]{36}|\+86\d{11}|\\x[0-9a-f]{64}/g, '');
  assert.ok(kept && !withoutIds.includes(code));
});
