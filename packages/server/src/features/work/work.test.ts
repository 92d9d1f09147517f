import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workQueues } from '@loadline/contract/ops/work';
import { waitingSorts } from '@loadline/contract/ops/work.api';
import { openTestHouse } from '../../testing/house.ts';
import { addRegistration } from '../ops/registrations.factory.ts';
import { offerProduct, submittedBy } from '../trusts/trusts.factory.ts';

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

test('what has waited longest stands together over all queues, the late first, and only what one may see', async () => {
  const late = await addRegistration(house, { submitted_at: '2026-11-02T02:00:00Z' });
  const fresh = await addRegistration(house, { submitted_at: '2099-01-01T02:00:00Z' });
  await offerProduct(house, house.orgA);
  const customer = await house.as(await house.person());
  const { trust } = await submittedBy(customer);
  const desk = await house.as(await house.clerk({ customers: [house.orgA] }));
  const { data } = await desk.get('/opsapi/work/waiting');
  const told = data.map(({ queue, no, late: isLate }: { queue: string; no: string; late: boolean }) => [
    queue,
    no,
    isLate,
  ]);
  assert.deepEqual(told[0], ['registrations', late.no, true]);
  assert.ok(told.some(([queue, no]: string[]) => queue === 'trusts' && no === trust.trustNo));
  assert.deepEqual(told.at(-1), ['registrations', fresh.no, false]);
  const other = await house.as(
    await house.clerk({ customers: [house.orgB], permissions: ['op:work:view', 'op:trust:view'] }),
  );
  assert.deepEqual((await other.get('/opsapi/work/waiting')).data, []);
});

test('the work list stands in every order that its columns offer', async () => {
  const desk = await house.as(await house.clerk());
  for (const sort of Object.keys(waitingSorts.codes)) {
    const { code, data, message } = await desk.get(`/opsapi/work/waiting?sort=${sort}`);
    assert.equal(code, 200, message);
    assert.ok(data.length >= 3);
    // The desk of this house reads English.
    const key = sort.replace(/^-/, '').replace('whose', 'whoseEn');
    const values = data.map((row: Record<string, string | number>) =>
      key === 'queue' ? Object.keys(workQueues.codes).indexOf(String(row['queue'])) : row[key],
    );
    const sorted = values.toSorted((one: string | number, other: string | number) =>
      typeof one === 'number' ? one - Number(other) : one.localeCompare(String(other), 'en'),
    );
    assert.deepEqual(values, sort.startsWith('-') ? sorted.toReversed() : sorted, sort);
  }
});

test('of a queue that is long, what comes first in the order asked for is told', async () => {
  for (let day = 1; day <= 28; day++)
    await addRegistration(house, { submitted_at: `2098-01-${String(day).padStart(2, '0')}T02:00:00Z` });
  const desk = await house.as(await house.clerk());
  const { data } = await desk.get('/opsapi/work/waiting?sort=-since');
  assert.equal(data[0].since, '2099-01-01T02:00:00.000Z');
  assert.equal(data[1].since, '2098-01-28T02:00:00.000Z');
});
