import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Secret, TOTP } from 'otpauth';
import type { Calls } from '../../testing/calls.ts';
import { callsOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { codeFor, mobilePerson, signInBy } from '../../testing/identity.ts';
import type { TestUser } from '../../testing/people.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });
const { app } = house.house;

function codeOf(secret: string, stepsAhead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsAhead * 30_000,
  });
}

/** As if the last code had been used an hour ago, so that the next step need not be waited for. */
async function anHourLater(userId: string): Promise<void> {
  await house.rows('update app_user set totp_step = totp_step - 120 where user_id = $1', [userId]);
}

async function enrolled(person: TestUser): Promise<{ calls: Calls; secret: string; recovery: string[] }> {
  const calls = await house.as(person);
  const { secret } = (await calls.post('/adminapi/totp/start')).data;
  const recovery = (await calls.post('/adminapi/totp/confirm', { code: codeOf(secret) })).data;
  await anHourLater(person.userId);
  return { calls, secret, recovery };
}

test('a second factor is set up by QR code, confirmed by a first code, and asked for from then on', async () => {
  const ana = await mobilePerson(house);
  const calls = await house.as(ana);
  const begun = await calls.post('/adminapi/totp/start');
  assert.match(
    begun.data.uri,
    new RegExp(`^otpauth://totp/Loadline:${ana.username}\\?issuer=Loadline&secret=${begun.data.secret}&`),
  );
  assert.ok(
    Buffer.from(begun.data.qr.replace('data:image/png;base64,', ''), 'base64')
      .subarray(1, 4)
      .equals(Buffer.from('PNG')),
  );
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).code, 200);
  assert.equal(
    (await calls.post('/adminapi/totp/confirm', { code: 'abcdef' })).message,
    'The authenticator code is wrong or has been used already',
  );
  const confirmed = await calls.post('/adminapi/totp/confirm', { code: codeOf(begun.data.secret) });
  assert.equal(new Set(confirmed.data).size, 10);
  assert.equal((await calls.post('/adminapi/totp/start')).message, 'Two-step login is already on');
  const security = await calls.get('/adminapi/security');
  assert.deepEqual([security.data.totp, security.data.recoveryCodes], [true, 10]);
  const asked = await signInBy(house, 'password', ana.username, ana.password);
  assert.deepEqual([asked.status, asked.code, asked.data], [200, -1, { challenge: 'totp' }]);
  const wrongPassword = await signInBy(house, 'password', ana.username, 'wrong1', {
    totp: codeOf(begun.data.secret),
  });
  assert.equal(wrongPassword.message, 'User name or password is wrong');
});

test('a code of the app counts once, and an older one not at all', async () => {
  const ana = await mobilePerson(house);
  const { secret } = await enrolled(ana);
  const totp = codeOf(secret);
  assert.equal((await signInBy(house, 'password', ana.username, ana.password, { totp })).code, 200);
  const again = await signInBy(house, 'password', ana.username, ana.password, { totp });
  assert.equal(again.message, 'The authenticator code is wrong or has been used already');
  const older = await signInBy(house, 'password', ana.username, ana.password, { totp: codeOf(secret, -1) });
  assert.equal(older.code, -1);
  const replies = await Promise.all(
    Array.from({ length: 5 }, () =>
      signInBy(house, 'password', ana.username, ana.password, { totp: codeOf(secret, 1) }),
    ),
  );
  assert.equal(replies.filter((reply) => reply.code === 200).length, 1);
});

test('a login by SMS asks for it as well, and the code by SMS waits for it', async () => {
  const ana = await mobilePerson(house);
  const { secret } = await enrolled(ana);
  const code = await codeFor(house, ana.mobile, 'login');
  assert.deepEqual((await signInBy(house, 'sms', ana.mobile, code)).data, { challenge: 'totp' });
  assert.equal((await signInBy(house, 'sms', ana.mobile, code, { totp: '000000' })).code, -1);
  assert.equal((await signInBy(house, 'sms', ana.mobile, code, { totp: codeOf(secret) })).code, 200);
  assert.equal((await signInBy(house, 'sms', ana.mobile, code, { totp: codeOf(secret, 1) })).code, -1);
});

test('wrong codes of the app are counted like wrong passwords, and asking without one forgets nothing', async () => {
  const ana = await mobilePerson(house);
  const { secret } = await enrolled(ana);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    assert.deepEqual((await signInBy(house, 'password', ana.username, ana.password)).data, {
      challenge: 'totp',
    });
    assert.equal(
      (await signInBy(house, 'password', ana.username, ana.password, { totp: 'nonsense' })).code,
      -1,
    );
  }
  assert.equal(
    (await signInBy(house, 'password', ana.username, ana.password, { totp: codeOf(secret) })).status,
    429,
  );
});

test('each recovery code lets in once, however it is typed', async () => {
  const ana = await mobilePerson(house);
  const { calls, recovery } = await enrolled(ana);
  const totp = ` ${recovery[0]?.toLowerCase().replace('-', ' ')} `;
  assert.equal((await signInBy(house, 'password', ana.username, ana.password, { totp })).code, 200);
  assert.equal((await signInBy(house, 'password', ana.username, ana.password, { totp })).code, -1);
  assert.equal((await calls.get('/adminapi/security')).data.recoveryCodes, 9);
  const bo = await mobilePerson(house);
  await enrolled(bo);
  assert.equal(
    (await signInBy(house, 'password', bo.username, bo.password, { totp: recovery[1] ?? '' })).code,
    -1,
  );
});

test('it is turned off with the password and a code, not with a session alone', async () => {
  const ana = await mobilePerson(house);
  const { calls, secret, recovery } = await enrolled(ana);
  const stop = (password: string, code: string) => calls.post('/adminapi/totp/stop', { password, code });
  assert.equal((await stop('wrong1', codeOf(secret))).message, 'The current password is wrong');
  assert.equal((await stop(ana.password, 'nonsense')).code, -1);
  assert.equal((await stop(ana.password, recovery[2] ?? '')).data, true);
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).code, 200);
  assert.equal((await calls.get('/adminapi/security')).data.totp, false);
});

test('where the organisation demands it, nothing is permitted before and it cannot be turned off after', async () => {
  const bo = await mobilePerson(house, { orgId: house.orgB });
  await house.rows('update customer set require_totp = true where org_id = $1', [house.orgB]);
  const first = await signInBy(house, 'password', bo.username, bo.password);
  assert.deepEqual([first.data.user.mustEnrol, first.data.user.permissions], [true, []]);
  const calls = callsOf(app, first.data.access_token);
  assert.equal((await calls.get('/omsapi/orders')).status, 403);
  const { secret } = (await calls.post('/adminapi/totp/start')).data;
  await calls.post('/adminapi/totp/confirm', { code: codeOf(secret) });
  assert.equal((await calls.get('/omsapi/orders')).status, 200);
  assert.equal((await calls.get('/adminapi/session/user')).data.mustEnrol, false);
  await anHourLater(bo.userId);
  const stopped = await calls.post('/adminapi/totp/stop', { password: bo.password, code: codeOf(secret) });
  assert.equal(stopped.message, 'Your organisation demands two-step login');
});

test('neither the secret nor a recovery code is stored as it is', async () => {
  const ana = await mobilePerson(house);
  const { secret, recovery } = await enrolled(ana);
  const [kept] = await house.rows<{ row: string }>(
    `select t::text || (select coalesce(string_agg(a::text, ''), '') from audit a) || (select coalesce(string_agg(i::text, ''), '') from idempotency i) as row
     from app_user t where user_id = $1`,
    [ana.userId],
  );
  const plain = Buffer.from(Secret.fromBase32(secret).bytes).toString('hex');
  for (const one of [
    secret,
    Buffer.from(secret).toString('hex'),
    plain,
    ...recovery,
    ...recovery.map((code) => code.replace('-', '')),
  ])
    assert.ok(!kept?.row.includes(one), one);
});
