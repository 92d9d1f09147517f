import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from './orders.factory.ts';
import { urgeDocumentsJob } from './orders.urge.commands.ts';

const house = await openTestHouse();
await house.person();
const chief = await house.as(await house.clerk());

test('customers hear of papers that an order misses as long before its cut-off as is set, once', async () => {
  const cutOff = new Date(Date.now() + 40 * 3_600_000).toISOString();
  const { id } = await addOrder(house, { cut_off: cutOff });
  const told = async () => {
    await urgeDocumentsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
    const notices = await house.rows(`select from notice where event = 'cutOffMissing' and subject_id = $1`, [
      id,
    ]);
    return notices.length;
  };
  assert.equal(await told(), 0);
  const set = { name: 'papersHours', version: 1, value: '48', reason: 'two days are needed' };
  assert.equal((await chief.post('/opsapi/policies/save', set)).code, 200);
  assert.deepEqual([await told(), await told()], [1, 1]);
});
