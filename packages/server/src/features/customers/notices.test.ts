import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const [ana, colleague] = [await house.as(await house.person()), await house.as(await house.person())];
const settings = '/adminapi/notices/settings';

test('before anything is saved the defaults hold, and what concerns money or security is on', async () => {
  const { data } = await ana.get(settings);
  assert.equal(data.digest, 'none');
  for (const locked of ['newDevice.inApp', 'newDevice.sms', 'creditHold.inApp', 'dutyToApprove.inApp'])
    assert.ok(data.chosen.includes(locked), locked);
  assert.ok(!data.chosen.includes('departed.mail'));
});

test('each user has settings of their own, and locked notices stay on whatever is sent', async () => {
  const saved = await ana.post(`${settings}/save`, { digest: 'daily', chosen: ['departed.mail'] });
  assert.deepEqual(saved.data, (await ana.get(settings)).data);
  assert.ok(saved.data.chosen.includes('departed.mail') && saved.data.chosen.includes('newDevice.sms'));
  assert.ok(!saved.data.chosen.includes('arrived.inApp'));
  assert.equal((await colleague.get(settings)).data.digest, 'none');
});

test('a notice that does not exist is refused by name', async () => {
  const reply = await ana.post(`${settings}/save`, { digest: 'none', chosen: ['moon.inApp'] });
  assert.deepEqual([reply.status, reply.data[0].path], [400, 'chosen.0']);
});
