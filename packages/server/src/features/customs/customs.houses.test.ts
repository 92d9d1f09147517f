import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save } = deskCalls(desk);

/** An order under these house waybills, on two declarations. */
async function onTwo(first: string, second: string) {
  const order = await addOrderWithGoods(house, { created_by: ana.userId });
  for (const number of [first, second])
    await house.rows(
      `insert into shipment_reference (org_id, order_id, kind, number, source) values ($1, $2, 'hbl', $3, 'desk')`,
      [house.orgA, order.id, number],
    );
  const { made: one } = await make([order.orderNumber]);
  const { made: other } = await make([order.orderNumber]);
  return { ...order, one: String(one[0]), other: String(other[0]) };
}

const by = (orderId: string, houses: string[] | null) => ({ orders: [{ orderId, houses }] });
const own = async (no: string) => (await customer.get(`/omsapi/customs/detail?no=${no}`)).data;
const found = async (number: string) =>
  (await customer.get(`/omsapi/customs?numbers=${number}`)).data.rows
    .map(({ fileNo }: { fileNo: string }) => fileNo)
    .toSorted();

test('an order under two house waybills is declared by one of them here and by the other there', async () => {
  const { id, one, other } = await onTwo('HBL7000001', 'HBL7000002');
  const both = [
    { number: 'HBL7000001', isDeclared: true },
    { number: 'HBL7000002', isDeclared: true },
  ];
  assert.deepEqual((await detail(one)).orders[0].houses, both);
  assert.equal((await own(one)).file.houseNo, 'HBL7000001, HBL7000002');
  assert.deepEqual(await found('HBL7000002'), [one, other].toSorted());

  const saved = await save(one, by(id, ['hbl 7000001']));
  assert.equal(saved.code, 200, saved.message);
  await save(other, by(id, ['HBL7000002']));
  const read = await own(one);
  assert.deepEqual(
    read.orders[0].houses.map(({ isDeclared }: { isDeclared: boolean }) => isDeclared),
    [true, false],
  );
  assert.equal(read.file.houseNo, 'HBL7000001');
  assert.equal(read.file.waybillNo, 'HBL7000001');
  assert.deepEqual(await found('HBL7000002'), [other]);
  assert.deepEqual(await found('HBL7000001'), [one]);

  await save(one, by(id, null));
  assert.deepEqual((await detail(one)).orders[0].houses, both);
});

test('a house waybill of another order and none at all are refused, and the field is named', async () => {
  const { id, one } = await onTwo('HBL7000003', 'HBL7000004');
  await onTwo('HBL7000005', 'HBL7000006');
  for (const [houses, says] of [
    [['HBL7000003', 'HBL7000005'], /Orders: house waybill HBL7000005 is not one of the order/],
    [[], /Orders: choose at least one house waybill/],
  ] as const) {
    const refused = await save(one, by(id, [...houses]));
    assert.equal(refused.status, 400);
    assert.match(refused.message, says);
  }
  assert.equal((await own(one)).file.houseNo, 'HBL7000003, HBL7000004');
});

test('a house waybill that the order no longer has is no longer declared', async () => {
  const { id, one } = await onTwo('HBL7000007', 'HBL7000008');
  await save(one, by(id, ['HBL7000007', 'HBL7000008']));
  await house.rows(`delete from shipment_reference where order_id = $1 and number = 'HBL7000008'`, [id]);
  assert.equal((await own(one)).file.houseNo, 'HBL7000007');
});
