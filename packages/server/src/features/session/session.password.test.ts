import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import { codeFor, fromElsewhere, mobilePerson, signInBy } from '../../testing/identity.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });

function reset(mobile: string, smsCode: string, password: string) {
  return house.nobody.post('/adminapi/password/reset', { mobile, smsCode, password }, fromElsewhere());
}

async function deedsOf(userId: string): Promise<string[]> {
  const rows = await house.rows<{ action: string }>(
    'select action from audit where subject_id = $1 order by at',
    [userId],
  );
  return rows.map(({ action }) => action);
}

test('a code sets a new password; every session ends at the next request, and it is on record', async () => {
  const ana = await mobilePerson(house);
  const [one, two] = [await house.as(ana), await house.as(ana)];
  const smsCode = await codeFor(house, ana.mobile, 'reset');
  assert.equal((await reset(ana.mobile, smsCode, 'Kf83mzQ1')).data, true);
  for (const calls of [one, two]) assert.equal((await calls.get('/adminapi/session/user')).status, 401);
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).code, -1);
  assert.equal((await signInBy(house, 'password', ana.username, 'Kf83mzQ1')).code, 200);
  assert.ok((await deedsOf(ana.userId)).includes('reset-password'));
  assert.equal((await reset(ana.mobile, smsCode, 'Qz83mzQ1')).code, -1);
});

test('a password that is no good costs no code, and is refused in place', async () => {
  const ana = await mobilePerson(house, { username: 'harbourmaster' });
  const smsCode = await codeFor(house, ana.mobile, 'reset');
  const said = [
    ['abc', '6 to 20 letters or digits'],
    ['with space', '6 to 20 letters or digits'],
    ['superman', 'too common, easily guessed'],
    ['abc123', 'too common, easily guessed'],
    ['zyxwvu', 'must not be a mere run or repetition'],
    [`x${ana.mobile}`, 'must not hold the user name, the mobile or the company name'],
    ['Harbourmaster7', 'must not hold the user name, the mobile or the company name'],
    ['companyACME1', 'must not hold the user name, the mobile or the company name'],
  ] as const;
  for (const [password, why] of said) {
    const reply = await reset(ana.mobile, smsCode, password);
    assert.deepEqual(
      [reply.status, reply.data?.[0]?.path, reply.data?.[0]?.says.en],
      [400, 'password', why],
      password,
    );
    // Each refusal after a right code took one of its five tries.
    await house.rows('update sms_code set tries = 0');
  }
  assert.equal((await reset(ana.mobile, smsCode, 'Kf83mzQ1')).data, true);
});

test('a number that nobody has gets the same refusal as a wrong code', async () => {
  const ana = await mobilePerson(house);
  await codeFor(house, ana.mobile, 'reset');
  const [known, unknown] = [
    await reset(ana.mobile, '000000', 'Kf83mzQ1'),
    await reset(newMobile(), '000000', 'Kf83mzQ1'),
  ];
  assert.deepEqual(
    [known.status, known.code, known.message],
    [unknown.status, unknown.code, unknown.message],
  );
  assert.equal(known.message, 'The code is wrong or no longer valid');
});

test('one changes their own password with the old one; the other sessions end at once and this one goes on', async () => {
  const ana = await mobilePerson(house);
  const [here, there] = [await house.as(ana), await house.as(ana)];
  const change = (oldPassword: string, password: string) =>
    here.post('/adminapi/password/change', { oldPassword, password });
  assert.equal((await change('wrong1', 'Kf83mzQ1')).message, 'The current password is wrong');
  assert.equal((await change(ana.password, `${ana.username}1`.slice(0, 20))).data[0].path, 'password');
  assert.equal((await change(ana.password, 'Kf83mzQ1')).data, true);
  assert.equal((await there.get('/adminapi/session/user')).status, 401);
  assert.equal((await here.get('/adminapi/session/user')).status, 200);
  assert.equal((await signInBy(house, 'password', ana.username, 'Kf83mzQ1')).code, 200);
  assert.ok((await deedsOf(ana.userId)).includes('changed-password'));
});

test('a stolen session cannot try passwords without end', async () => {
  const ana = await mobilePerson(house);
  const calls = await house.as(ana);
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push(
      (await calls.post('/adminapi/password/change', { oldPassword: 'wrong1', password: 'Kf83mzQ1' })).status,
    );
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429]);
});

test('an installation may ask for longer passwords than the specification', async () => {
  const strict = await openTestHouse({ passwordMin: 12 });
  const calls = await strict.as(await strict.person());
  const change = (password: string) =>
    calls.post('/adminapi/password/change', { oldPassword: 'Test2026pass', password });
  assert.equal((await change('Kf83mzQ1')).data[0].says.en, '12 to 20 letters or digits, now 8');
  assert.equal((await calls.get('/adminapi/security')).data.passwordMin, 12);
  assert.equal((await change('Kf83mzQ1Kx7v')).data, true);
});

test('whoever sets a password anew, it starts with a clean record', async () => {
  const ana = await mobilePerson(house);
  await house.rows(`update app_user set failures = 100, failed_at = now() where user_id = $1`, [ana.userId]);
  await house.rows(`update app_user set password_hash = $2 where user_id = $1`, [
    ana.userId,
    await house.house.passwords.hash('Kf83mzQ1'),
  ]);
  assert.equal((await signInBy(house, 'password', ana.username, 'Kf83mzQ1')).code, 200);
});

test('a login that is under way while the password is changed comes to nothing', async () => {
  const ana = await house.person();
  await house.rows('begin');
  await house.rows(`update app_user set password_hash = password_hash || 'x' where user_id = $1`, [
    ana.userId,
  ]);
  const underWay = signInBy(house, 'password', ana.username, ana.password);
  // It has read the old password and waits to count its try.
  const waiting = () =>
    house.rows(
      'select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()',
    );
  while ((await waiting()).length === 0) await setTimeout(5);
  await house.rows('delete from session where user_id = $1', [ana.userId]);
  await house.rows('commit');
  const reply = await underWay;
  assert.deepEqual([reply.code, reply.message], [-1, 'User name or password is wrong']);
  assert.deepEqual(await house.rows('select from session where user_id = $1', [ana.userId]), []);
});
