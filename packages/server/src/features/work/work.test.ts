import assert from 'node:assert/strict';
import { test } from 'node:test';
import { workQueues } from '@loadline/contract/ops/work';
import { waitingSorts } from '@loadline/contract/ops/work.api';
import { openTestHouse } from '../../testing/house.ts';
import { addSheet } from '../exceptions/exceptions.factory.ts';
import { addRegistration } from '../ops/registrations.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
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

test('a sheet that is late says in the work list by how much, whether its clock runs or stands; one in time does not', async () => {
  const ana = await house.person();
  const tell = async (no: string, breach: string | null, left: number | null) => {
    const { id } = await addOrder(house, { created_by: ana.userId });
    const sheet = await addSheet(house, {
      orgId: house.orgA,
      ownerId: ana.userId,
      orderId: id,
      text: no,
      state: breach === null ? 'REOPENED' : 'PROCESSING',
    });
    await house.rows(
      `update exception_sheet set breach_at = ${breach ?? 'null'}, left_minutes = $2 where id = $1`,
      [sheet.sheetId, left],
    );
    return sheet.sheetNo;
  };
  const [runs, stands, inTime] = [
    await tell('runs', `now() - interval '21 days'`, null),
    await tell('stands', null, -1_140),
    await tell('in time', `now() + interval '21 days'`, null),
  ];
  const desk = await house.as(await house.clerk({ permissions: ['op:work:view', 'op:exception:view'] }));
  const { data } = await desk.get('/opsapi/work/waiting');
  const told = Object.fromEntries(
    data.map(({ no, late, overMinutes }: { no: string; late: boolean; overMinutes: number | null }) => [
      no,
      [late, overMinutes],
    ]),
  );
  // Three weeks hold at least two whole ones of five days with eight hours.
  assert.ok(told[runs][0] && told[runs][1] >= 2 * 5 * 8 * 60, String(told[runs]));
  assert.deepEqual(
    [told[stands], told[inTime]],
    [
      [true, 1_140],
      [false, null],
    ],
  );
});
