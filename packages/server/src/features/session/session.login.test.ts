import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newMobile } from '../../testing/fixtures.ts';
import { openTestHouse } from '../../testing/house.ts';
import { applyFor, codeFor, decide, fromElsewhere, mobilePerson, signInBy } from '../../testing/identity.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'], loginFailuresPerAddress: 60 });
const wrong = [200, -1, 'User name or password is wrong', null];

function facts(reply: Awaited<ReturnType<typeof signInBy>>) {
  return [reply.status, reply.code, reply.message, reply.data];
}

/** As if the last failure of somebody lay that many minutes back. */
async function later(userId: string, minutes: number): Promise<void> {
  await house.rows(
    `update app_user set failed_at = failed_at - make_interval(mins => $2) where user_id = $1`,
    [userId, minutes],
  );
}

test('the user name may be the mobile, however it is typed, and the name in any case or width', async () => {
  const ana = await mobilePerson(house);
  const mobile = `+86 ${ana.mobile.slice(0, 3)}-${ana.mobile.slice(3)}`;
  const wide = Array.from(ana.username, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');
  for (const name of [ana.mobile, mobile, ` ${ana.username.toUpperCase()} `, wide])
    assert.equal((await signInBy(house, 'password', name, ana.password)).code, 200, name);
});

test('a mobile belongs to its owner, whatever name somebody else has given themselves', async () => {
  const ana = await mobilePerson(house);
  await house.person({ username: ana.mobile, password: 'Other83mzQ1' });
  const reply = await signInBy(house, 'password', ana.mobile, ana.password);
  assert.equal(reply.data.user.userId, ana.userId);
});

test('the right password of somebody who may not come in says why; a wrong one never says anything', async () => {
  const disabled = await mobilePerson(house);
  await house.rows('update app_user set enabled = false where user_id = $1', [disabled.userId]);
  const inactive = await mobilePerson(house, { orgId: house.orgB });
  await house.rows(`update customer set status = 'inactive' where org_id = $1`, [house.orgB]);
  const told = [
    [disabled, /^This account is disabled/],
    [inactive, /^The account of your company is inactive/],
  ] as const;
  for (const [person, message] of told) {
    const reply = await signInBy(house, 'password', person.mobile, person.password);
    assert.deepEqual([reply.status, reply.code, reply.data], [200, -1, null]);
    assert.match(reply.message, message);
    assert.match(
      (await signInBy(house, 'sms', person.mobile, await codeFor(house, person.mobile, 'login'))).message,
      message,
    );
    assert.deepEqual(facts(await signInBy(house, 'password', person.mobile, 'wrong1')), wrong);
  }
  await house.rows(`update customer set status = 'active' where org_id = $1`, [house.orgB]);
});

test('an applicant is told with the right password how their application stands, and with a wrong one nothing', async () => {
  const mobile = newMobile();
  const { no } = (await applyFor(house, mobile)).data;
  const told = [
    ['PENDING', null, `Application ${no} is being reviewed. The result comes by SMS and mail`],
    [
      'RETURNED',
      'the seal is cut off',
      `Application ${no} was returned: the seal is cut off. Look it up with your mobile or mail address, correct it and submit again`,
    ],
    ['REJECTED', 'outside our lanes', `Application ${no} was rejected: outside our lanes`],
  ] as const;
  for (const [state, reason, message] of told) {
    await decide(house, mobile, state, reason);
    assert.deepEqual(facts(await signInBy(house, 'password', mobile, 'Kf83mzQ1')), [200, -1, message, null]);
    assert.equal(
      (await signInBy(house, 'sms', mobile, await codeFor(house, mobile, 'login'))).message,
      message,
    );
    assert.deepEqual(facts(await signInBy(house, 'password', mobile, 'wrong1')), wrong);
  }
});

test('ten failures of one account are all that is tried, by whichever name, from wherever, all at once', async () => {
  const ana = await mobilePerson(house);
  const names = [ana.username, ana.mobile, ana.username.toUpperCase(), `+86${ana.mobile}`];
  const replies = await Promise.all(
    Array.from({ length: 24 }, (_, at) => signInBy(house, 'password', names[at % 4] ?? '', 'wrong1')),
  );
  assert.equal(replies.filter((reply) => reply.code === -1).length, 10);
  assert.equal(replies.filter((reply) => reply.status === 429).length, 14);
  const right = await signInBy(house, 'password', ana.username, ana.password);
  assert.equal(right.status, 429);
  assert.ok(Number(right.headers['retry-after']) <= 900 && Number(right.headers['retry-after']) > 880);
  const byCode = await signInBy(house, 'sms', ana.mobile, await codeFor(house, ana.mobile, 'login'));
  assert.equal(byCode.code, 200);
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).code, 200);
});

test('a name that nobody has is refused in the same way after the same number of tries', async () => {
  const name = `nobody${newMobile()}`;
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    statuses.push((await signInBy(house, 'password', name, 'wrong1')).status);
  assert.deepEqual(statuses, [...Array.from({ length: 10 }, () => 200), 429]);
});

test('after the ten each failure doubles the wait, up to four hours, and never for good', async () => {
  const ana = await mobilePerson(house);
  await house.rows('update app_user set failures = 10, failed_at = now() where user_id = $1', [ana.userId]);
  const waits = [];
  for (const minutes of [15, 30, 60, 120, 240, 240]) {
    assert.equal((await signInBy(house, 'password', ana.username, ana.password)).status, 429);
    await later(ana.userId, minutes);
    assert.deepEqual(facts(await signInBy(house, 'password', ana.username, 'wrong1')), wrong);
    const refused = await signInBy(house, 'password', ana.username, 'wrong1');
    waits.push(Math.round(Number(refused.headers['retry-after']) / 60));
  }
  assert.deepEqual(waits, [30, 60, 120, 240, 240, 240]);
  await later(ana.userId, 240);
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).code, 200);
});

test('after a hundred failures in a row no password is tried, with the same answer; a code or a reset clears it', async () => {
  const [ana, bo] = [await mobilePerson(house), await mobilePerson(house)];
  for (const { userId } of [ana, bo])
    await house.rows(
      `update app_user set failures = 100, failed_at = now() - interval '5 hours' where user_id = $1`,
      [userId],
    );
  assert.deepEqual(facts(await signInBy(house, 'password', ana.username, ana.password)), wrong);
  assert.equal(
    (await signInBy(house, 'sms', ana.mobile, await codeFor(house, ana.mobile, 'login'))).code,
    200,
  );
  assert.equal((await signInBy(house, 'password', ana.username, ana.password)).code, 200);
  const smsCode = await codeFor(house, bo.mobile, 'reset');
  await house.nobody.post(
    '/adminapi/password/reset',
    { mobile: bo.mobile, smsCode, password: 'Kf83mzQ1' },
    fromElsewhere(),
  );
  assert.equal((await signInBy(house, 'password', bo.username, 'Kf83mzQ1')).code, 200);
});

test('from where somebody has logged in before, no stranger keeps the right password out, and guesses have ten tries there too', async () => {
  const ana = await mobilePerson(house);
  const sign = (password: string, from: string) =>
    house.nobody.form(
      '/adminapi/oauth/token',
      { grant_type: 'password', scope: 'all', username: ana.username, password },
      { 'x-forwarded-for': from },
    );
  assert.equal((await sign(ana.password, '203.0.113.7')).code, 200);
  await house.rows('update app_user set failures = 100, failed_at = now() where user_id = $1', [ana.userId]);
  assert.equal((await sign(ana.password, '198.18.7.7')).status, 429);
  assert.equal((await sign(ana.password, '203.0.113.99')).code, 200);
  await house.rows('update app_user set failures = 100, failed_at = now() where user_id = $1', [ana.userId]);
  const guesses = [];
  for (let attempt = 0; attempt < 11; attempt += 1)
    guesses.push((await sign('wrong1', '203.0.113.8')).status);
  assert.deepEqual(guesses, [...Array.from({ length: 10 }, () => 200), 429]);
  assert.equal((await sign(ana.password, '203.0.113.9')).status, 429);
  // The quarter of an hour is over, the day is not.
  const laid = (day: number) =>
    house.rows(
      `update rate_limit set taken = case when key like '%in a day' then $2::int else 0 end where key like 'login of ' || $1 || '%'`,
      [ana.userId, day],
    );
  await laid(100);
  assert.equal((await sign(ana.password, '203.0.113.9')).status, 429);
  await laid(99);
  assert.equal((await sign(ana.password, '203.0.113.9')).code, 200);
});

test('sixty failures from one network are enough for a quarter of an hour, whoever they are aimed at', async () => {
  const from = (last: number) => ({ 'x-forwarded-for': `198.51.100.${last}` });
  const form = { grant_type: 'password', password: 'wrong1' };
  const statuses = [];
  for (let attempt = 1; attempt <= 61; attempt += 1) {
    const reply = await house.nobody.form(
      '/adminapi/oauth/token',
      { ...form, username: `n${newMobile()}` },
      from(attempt),
    );
    statuses.push(reply.status);
  }
  assert.deepEqual([statuses.indexOf(429), statuses.filter((one) => one === 429).length], [60, 1]);
});

test('only a proxy of ours is believed about where a call comes from', async () => {
  const strict = await openTestHouse({ loginFailuresPerAddress: 3 });
  const statuses = [];
  for (let attempt = 0; attempt < 4; attempt += 1)
    statuses.push((await signInBy(strict, 'password', `n${newMobile()}`, 'wrong1')).status);
  assert.deepEqual(statuses, [200, 200, 200, 429]);
});

test('a refused login stands in the log of its person’s company; what was typed as a name or password nowhere', async () => {
  const ana = await mobilePerson(house);
  const typed = 'Kf83mzQ1MyOwnPassword';
  const name = `Name ${ana.username}`;
  await signInBy(house, 'password', ana.mobile, 'Wr0ngWr0ng');
  await signInBy(house, 'password', typed, 'Wr0ngWr0ng');
  await signInBy(house, 'sms', ana.mobile, '000000');
  const told = await house.rows<{ who: string; changes: Record<string, string> }>(
    `select who, org_id, changes from audit where action = 'refused-login' and (user_id = $1 or user_id is null) order by at desc limit 3`,
    [ana.userId],
  );
  assert.deepEqual(
    told.map(({ who, changes: { how, why } }) => [who, how, why]),
    [
      [name, 'sms', 'wrongSmsCode'],
      ['', 'password', 'wrongLogin'],
      [name, 'password', 'wrongLogin'],
    ],
  );
  assert.deepEqual(
    told.map((one) => 'org_id' in one && one.org_id),
    [house.orgA, house.orgF, house.orgA],
  );
  assert.ok(!/MyOwnPassword|Wr0ng/i.test(JSON.stringify(told)));
  const clerk = await house.as(await house.clerk());
  const shown = await clerk.get('/opsapi/audit?action=refused-login');
  assert.ok(JSON.stringify(shown.data.rows).includes('Wrong code'));
});
