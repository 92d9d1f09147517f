import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { jobsDone } from '../../testing/jobs-done.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const { make, issue, lockOf } = billCalls(desk, house.orgA);
await layBilling(house);

const run = (more: object = {}) =>
  desk.post('/opsapi/bills/month', {
    id: newId(),
    upTo: '2026-10-31',
    billDate: '2026-10-31',
    companyCode: 'SZ',
    issues: false,
    ...more,
  });
const progress = async () => (await desk.get('/opsapi/bills/month')).data[0];
const bills = async () => (await desk.get('/opsapi/bills?size=200')).data.rows;
const dollars = {
  currency: 'USD',
  unit_name: 'shipment',
  quantity: '1.000',
  unit_fee: '186.0000',
  order_fee: '186.00',
};

test('a month is billed by customer and currency in one go, and a second run makes nothing', async () => {
  const october = { fee_date: '2026-10-12' };
  await addCharge(house, october);
  await addCharge(house, october);
  await addCharge(house, { ...october, ...dollars });
  await addCharge(house, { ...october, org_id: house.orgB });
  await addCharge(house, { fee_date: '2026-11-02' });
  await addCharge(house, { ...october, checked_at: null, checked_by: null });
  const started = await run();
  assert.deepEqual(
    [started.code, started.data.state, started.data.customers],
    [200, 'RUNNING', 2],
    started.message,
  );
  await jobsDone(house);
  const done = await progress();
  assert.deepEqual([done.state, done.done, done.made, done.issued, done.left], ['DONE', 2, 3, 0, []]);
  const made = await bills();
  assert.deepEqual(
    made
      .map((one: Record<string, string>) => [one.status, one.currency, one.billDate, one.billAmount])
      .toSorted(),
    [
      ['DRAFT', 'CNY', '2026-10-31', '2860.00'],
      ['DRAFT', 'CNY', '2026-10-31', '5720.00'],
      ['DRAFT', 'USD', '2026-10-31', '186.00'],
    ],
  );
  await run();
  await jobsDone(house);
  assert.deepEqual([(await progress()).made, (await bills()).length], [0, 3]);
});

test('a run that issues leaves a draft where a rate is missing, and says why', async () => {
  const november = { upTo: '2026-11-30', billDate: '2026-11-30', issues: true };
  await addCharge(house, { fee_date: '2026-11-15', ...dollars });
  await addCharge(house, { fee_date: '2026-11-15', currency: 'EUR' });
  await run(november);
  await jobsDone(house);
  const { made, issued, left } = await progress();
  assert.deepEqual([made, issued, left.length], [3, 2, 1]);
  assert.match(left[0].whyEn, /no exchange rate of EUR 2026-11-15/);
  assert.equal((await desk.get(`/opsapi/bills/detail?no=${left[0].billNo}`)).data.bill.status, 'DRAFT');
});

test('fifty runs at once and bills typed beside them take no charge twice', async () => {
  const charges = await Promise.all(
    Array.from({ length: 20 }, () => addCharge(house, { fee_date: '2026-09-10' })),
  );
  await Promise.all([
    ...Array.from({ length: 50 }, () => run({ upTo: '2026-09-30', billDate: '2026-09-30' })),
    make(charges.slice(0, 5)),
    make(charges.slice(3, 8)),
  ]);
  await jobsDone(house);
  const [counted] = await house.rows<{ charges: string; bills: string }>(
    `select count(*)::text as charges, count(distinct bill_id)::text as bills from charge where fee_date = '2026-09-10' and bill_id is not null`,
  );
  assert.equal(counted?.charges, '20');
  assert.ok(Number(counted?.bills) <= 3);
});

test('fifty people who issue one bill at once issue it once', async () => {
  const { billNo, id } = (await make([await addCharge(house)])).data.bill;
  const lock = await lockOf(billNo);
  const replies = await Promise.all(Array.from({ length: 50 }, () => desk.post('/opsapi/bills/issue', lock)));
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  const posted = await house.rows(`select 1 from ledger_entry where bill_id = $1`, [id]);
  assert.equal(posted.length, 1);
  assert.equal((await issue(billNo)).code, -1);
});

const failed = `select 1 from graphile_worker._private_jobs where last_error is not null and locked_at is null`;

test('a run that was broken off goes on with the customers that are left', async () => {
  const august = { fee_date: '2026-08-10' };
  await addCharge(house, august);
  await addCharge(house, { ...august, org_id: house.orgB });
  await house.rows(
    `alter table bill add constraint planted check (org_id <> '${house.orgB}' or bill_date <> '2026-08-31')`,
  );
  const { data } = await run({ upTo: '2026-08-31', billDate: '2026-08-31' });
  await until(async () => (await progress()).done === 1);
  // Not before the job knows that it failed: it would be put off anew.
  await until(async () => (await house.rows(failed)).length > 0);
  assert.equal((await progress()).state, 'RUNNING');
  await house.rows(`alter table bill drop constraint planted`);
  await house.rows(
    `update graphile_worker._private_jobs set run_at = now(), last_error = null where attempts > 0`,
  );
  await jobsDone(house);
  const { state, done, made } = await progress();
  assert.deepEqual([state, done, made, data.customers], ['DONE', 2, 2, 2]);
});

async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let times = 0; times < 200; times += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('it did not come about');
}
