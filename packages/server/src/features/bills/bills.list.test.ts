import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addCharge, billCalls, layBilling } from './bills.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const stranger = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());
const { make, issued } = billCalls(desk, house.orgA);
await layBilling(house);

test('sums stand by currency and age, and a filter narrows them; a bill due today is not overdue', async () => {
  await house.rows(`update customer set pay_days = 0 where org_id = $1`, [house.orgB]);
  const today = new Date(Date.now() + 8 * 3_600_000);
  const ago = (days: number) => new Date(today.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  const other = { orgId: house.orgB };
  for (const days of [0, 1, 30, 31, 61, 91])
    await issued([await addCharge(house, { org_id: house.orgB, order_fee: `${100 + days}.00` })], {
      ...other,
      billDate: ago(days),
    });
  const { tabs, sums } = (await stranger.get('/omsapi/bills/overview')).data;
  assert.deepEqual(sums, [
    {
      currency: 'CNY',
      bills: 6,
      billAmount: '814.00',
      unpaidAmount: '814.00',
      ages: {
        notDue: '100.00',
        d30: '231.00',
        d60: '131.00',
        d90: '161.00',
        older: '191.00',
        disputed: '0.00',
      },
    },
  ]);
  assert.deepEqual(
    tabs.map(({ tab, count }: { tab: string; count: number }) => [tab, count]),
    [
      ['recent', 5],
      ['unpaid', 6],
      ['overdue', 5],
      ['all', 6],
    ],
  );
  const amounts = async (query: string) =>
    (await stranger.get(`/omsapi/bills?${query}`)).data.rows.map(
      ({ billAmount }: { billAmount: string }) => billAmount,
    );
  assert.deepEqual(await amounts('age=d30&sort=billAmount'), ['101.00', '130.00']);
  assert.deepEqual(await amounts('least=150&sort=billAmount'), ['161.00', '191.00']);
  assert.deepEqual(await amounts(`day=pay&from=${ago(31)}&to=${ago(30)}&sort=billAmount`), [
    '130.00',
    '131.00',
  ]);
  assert.equal((await stranger.get('/omsapi/bills?tab=overdue')).data.rows[0].overdueDays, 1);
});

test('bills are found by their orders’ numbers, and a workbook of the list has them', async () => {
  const order = await addOrder(house, { reference_number: 'PO-55501' });
  const no = await issued([await addCharge(house, { order_id: order.id })]);
  for (const query of [
    `search=${order.orderNumber}`,
    `numbers=PO-55501`,
    `search=${no.slice(2)}`,
    `numbers=${no}`,
  ]) {
    const { rows } = (await customer.get(`/omsapi/bills?${query}`)).data;
    assert.deepEqual(
      rows.map(({ billNo }: { billNo: string }) => billNo),
      [no],
      query,
    );
  }
  assert.deepEqual((await customer.get(`/omsapi/bills/count?numbers=${no}&numbers=FB0001`)).data.notFound, [
    'FB0001',
  ]);
  assert.ok((await customer.get('/omsapi/bills/export')).bytes.length > 2_000);
});

test('a draft waits in the work list', async () => {
  const { billNo } = (await make([await addCharge(house)])).data.bill;
  assert.ok((await desk.get('/opsapi/work/waiting')).bytes.toString().includes(billNo));
});
