import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();

async function scopeOf(who: Parameters<typeof house.clerk>[0]) {
  const desk = await house.as(await house.clerk(who));
  const { allCustomers, customers } = (await desk.get('/opsapi/work')).data;
  return [allCustomers, customers];
}

test('the work list says whose records its reader sees: all customers, those of the team, or none', async () => {
  assert.deepEqual(await scopeOf({}), [true, 0]);
  assert.deepEqual(await scopeOf({ customers: [house.orgA] }), [false, 1]);
  assert.deepEqual(await scopeOf({ customers: [house.orgA, house.orgB] }), [false, 2]);
  assert.deepEqual(await scopeOf({ customers: [] }), [false, 0]);
});
