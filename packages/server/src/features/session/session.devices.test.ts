import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mobileOf } from '@loadline/contract/checks/mobile';
import { callsOf } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { mobilePerson } from '../../testing/identity.ts';
import type { TestUser } from '../../testing/people.ts';

const house = await openTestHouse({ trustProxy: ['127.0.0.1'] });
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

async function from(device: string, { username, password }: TestUser) {
  const headers = { 'user-agent': device, 'x-forwarded-for': '198.51.100.20' };
  const reply = await house.nobody.form(
    '/adminapi/oauth/token',
    { grant_type: 'password', username, password },
    headers,
  );
  return callsOf(house.house.app, reply.data.access_token);
}

test('the list of sessions tells device, address and times in words, and which one is this', async () => {
  const ana = await mobilePerson(house);
  const calls = await from(windows, ana);
  await from(phone, ana);
  const { data } = await calls.get('/adminapi/session/list');
  assert.deepEqual(
    data.map(({ device, address, current }: Record<string, unknown>) => ({ device, address, current })),
    [
      {
        device: { zh: 'iPhone 上的 Safari', en: 'Safari on iPhone' },
        address: '198.51.100.20',
        current: false,
      },
      {
        device: { zh: 'Windows 上的 Chrome', en: 'Chrome on Windows' },
        address: '198.51.100.20',
        current: true,
      },
    ],
  );
  assert.ok(Math.abs(Date.parse(data[0].since) - Date.now()) < 60_000);
});

test('one ends a session of their own, never that of somebody else', async () => {
  const [ana, bo] = [await mobilePerson(house), await mobilePerson(house)];
  const [here, there, others] = [await from(windows, ana), await from(phone, ana), await from(phone, bo)];
  const [theirs] = (await others.get('/adminapi/session/list')).data;
  assert.equal((await here.post('/adminapi/session/revoke', { sessionId: theirs.sessionId })).status, 404);
  const mine = (await here.get('/adminapi/session/list')).data.find(
    ({ current }: { current: boolean }) => !current,
  );
  assert.equal((await here.post('/adminapi/session/revoke', { sessionId: mine.sessionId })).data, true);
  assert.equal((await there.get('/adminapi/session/user')).status, 401);
  assert.equal((await others.get('/adminapi/session/user')).status, 200);
  const deeds = await house.rows<{ action: string }>('select action from audit where subject_id = $1', [
    mine.sessionId,
  ]);
  assert.deepEqual(deeds, [{ action: 'ended-session' }]);
});

test('who may manage users still ends only their own sessions here', async () => {
  const [admin, clerk] = [await mobilePerson(house), await mobilePerson(house)];
  const [calls, others] = [await from(windows, admin), await from(phone, clerk)];
  const [theirs] = (await others.get('/adminapi/session/list')).data;
  assert.equal((await calls.post('/adminapi/session/revoke', { sessionId: theirs.sessionId })).status, 404);
  await calls.post('/adminapi/session/revokeOthers');
  assert.equal((await others.get('/adminapi/session/user')).status, 200);
});

test('all other sessions end with one call', async () => {
  const ana = await mobilePerson(house);
  const [here, one, two] = [await from(windows, ana), await from(phone, ana), await from(phone, ana)];
  assert.equal((await here.post('/adminapi/session/revokeOthers')).data, 2);
  for (const calls of [one, two]) assert.equal((await calls.get('/adminapi/session/user')).status, 401);
  assert.equal((await here.get('/adminapi/session/user')).status, 200);
});

test('a login from a device never seen is told to its owner, once', async () => {
  const ana = await mobilePerson(house);
  await from(windows, ana);
  await from(phone, ana);
  await from(phone.replace('18_0', '18_1'), ana);
  const told = await house.rows<{ template: string; params: Record<string, string> }>(
    'select template, params from message where recipient = $1',
    [mobileOf(ana.mobile)],
  );
  assert.equal(told.length, 1);
  assert.equal(told[0]?.template, 'newDevice');
  const { username, device, address, time } = told[0]?.params ?? {};
  assert.deepEqual([username, device, address], [ana.username, 'Safari on iPhone', '198.51.100.20']);
  assert.match(time ?? '', /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/);
});

test('a logout is on record', async () => {
  const ana = await mobilePerson(house);
  await (await from(windows, ana)).get('/adminapi/oauth/logout');
  const deeds = await house.rows<{ action: string }>(
    'select action from audit where subject_id = $1 order by at',
    [ana.userId],
  );
  assert.deepEqual(
    deeds.map(({ action }) => action),
    ['signed-in', 'signed-out'],
  );
});

test('a person who is disabled is out at the next request, and back in only when they are enabled', async () => {
  const ana = await mobilePerson(house);
  const calls = await from(windows, ana);
  await house.rows('update app_user set enabled = false where user_id = $1', [ana.userId]);
  assert.equal((await calls.get('/adminapi/session/user')).status, 401);
  assert.equal((await calls.get('/adminapi/session/list')).status, 401);
});

test('staff who look as a customer change nothing of anybody’s account', async () => {
  const clerk = await house.clerk();
  const calls = await house.as(clerk);
  await house.rows('update session set as_org = $2 where user_id = $1', [clerk.userId, house.orgA]);
  assert.deepEqual((await calls.get('/adminapi/session/user')).data.viewingAs, true);
  assert.deepEqual((await calls.get('/adminapi/session/list')).data, []);
  for (const [path, body] of [
    ['/adminapi/totp/start', {}],
    ['/adminapi/session/revokeOthers', {}],
    ['/adminapi/password/change', { oldPassword: clerk.password, password: 'Kf83mzQ1' }],
    ['/adminapi/totp/stop', { password: clerk.password, code: '000000' }],
  ] as const)
    assert.equal(
      (await calls.post(path, body)).message,
      'You are viewing as a customer: nothing can be changed',
      path,
    );
});
