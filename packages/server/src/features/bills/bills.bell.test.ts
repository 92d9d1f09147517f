import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { tellDueJob } from './bills.bell.commands.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';

const house = await openTestHouse();
await house.person();
await house.person({ orgId: house.orgB });
const desk = await house.as(await house.clerk());
const { issued, drop } = billCalls(desk, house.orgA);
await layBilling(house);

const told = (org: string) =>
  house.rows<{ event: string; number: string; amount: string }>(
    `select n.event, n.number, n.words ->> 'amount' as amount from notice n where n.org_id = $1 order by n.event, 2`,
    [org],
  );
const today = new Date(Date.now() + 8 * 3_600_000);
const inDays = (days: number) => new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);

test('an issued bill is told to its customer, then that it is due in three days and that it is overdue, each once', async () => {
  await house.rows(`update customer set pay_days = 10 where org_id = $1`, [house.orgA]);
  const near = await issued([await addCharge(house)], { billDate: inDays(-7) });
  const late = await issued([await addCharge(house, { order_fee: '12.30' })], { billDate: inDays(-11) });
  await issued([await addCharge(house)], { billDate: inDays(-2) });
  const gone = await issued([await addCharge(house)], { billDate: inDays(-7) });
  await drop(gone);
  for (let times = 0; times < 2; times += 1)
    await tellDueJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  const all = await told(house.orgA);
  assert.equal(all.filter(({ event }) => event === 'billIssued').length, 4);
  assert.deepEqual(
    all.filter(({ event }) => event !== 'billIssued'),
    [
      { event: 'billDue', number: near, amount: 'CNY 2,860.00' },
      { event: 'billOverdue', number: late, amount: 'CNY 12.30' },
    ],
  );
  assert.deepEqual(await told(house.orgB), []);
});
