import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addEvent, addOrder } from './orders.factory.ts';

const house = await openTestHouse();
const ana = await house.as(await house.person());

async function detailOf(number: string, calls = ana) {
  return (await calls.get(`/omsapi/orders/detail?no=${number}`)).data;
}

test('the detail holds parties in their order, goods with exact prices and the events that stand', async () => {
  const { id, orderNumber } = await addOrder(house, {
    actual_weight: '121.000',
    weighbridge_weight: '122.500',
    charging_weight: '206.0',
  });
  for (const role of ['notifier', 'consignee', 'sender']) {
    await house.rows(
      `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, $3, $3, 'Road 1')`,
      [house.orgA, id, role],
    );
  }
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     values ($1, $2, 1, '保温杯', 'Bottle', '9617001000', '钢', '饮水', '{带磁}', 3, 2.4, 7.2)`,
    [house.orgA, id],
  );
  await addEvent(house, id, { stage: 'ORDERED', code: 'ORDERED', occurred_at: '2026-11-01T00:00:00Z' });
  await addEvent(house, id, { voided_by: newId() });
  const detail = await detailOf(orderNumber);
  assert.deepEqual(
    detail.parties.map((party: { role: string }) => party.role),
    ['sender', 'consignee', 'notifier'],
  );
  assert.deepEqual(
    [detail.goods[0].unitPriceUsd, detail.goods[0].totalPriceUsd, detail.goods[0].special],
    ['2.4000', '7.20', ['带磁']],
  );
  assert.deepEqual(
    detail.events.map((event: { stage: string }) => event.stage),
    ['ORDERED'],
  );
  const { grossWeight, actualWeight, weighbridgeWeight, chargingWeight } = detail.order;
  assert.deepEqual(
    [grossWeight, actualWeight, weighbridgeWeight, chargingWeight],
    ['120.500', '121.000', '122.500', '206.0'],
  );
});

test('a file is listed only when it is visible to the customer', async () => {
  const { id, orderNumber } = await addOrder(house);
  for (const [name, visible] of [
    ['release.pdf', true],
    ['cost.pdf', false],
  ]) {
    const fileId = newId();
    await house.rows(
      `insert into file (org_id, file_id, name, type, size, sha256, created_by) values ($1, $2, $3, 'pdf', 10, 'x', $4)`,
      [house.orgA, fileId, name, newId()],
    );
    await house.rows(
      `insert into order_file (org_id, order_id, file_id, type, visible) values ($1, $2, $3, '8', $4)`,
      [house.orgA, id, fileId, visible],
    );
  }
  assert.deepEqual(
    (await detailOf(orderNumber)).files.map((file: { name: string }) => file.name),
    ['release.pdf'],
  );
});

test('the neighbours are the orders before and after it in time, and nobody else’s', async () => {
  const [day, who] = ['2025-05-01', await house.person({ authority: 'own' })];
  const calls = await house.as(who);
  const at = (hour: string) => ({ order_time: `${day}T${hour}:00:00Z`, created_by: who.userId });
  const [first, second, third] = [
    await addOrder(house, at('01')),
    await addOrder(house, at('02')),
    await addOrder(house, at('04')),
  ];
  await addOrder(house, { ...at('03'), org_id: house.orgB });
  await addOrder(house, { ...at('03'), created_by: newId() });
  const detail = await detailOf(second.orderNumber, calls);
  assert.deepEqual([detail.previous, detail.next], [third.orderNumber, first.orderNumber]);
  assert.deepEqual(
    [(await detailOf(third.orderNumber, calls)).previous, (await detailOf(first.orderNumber, calls)).next],
    [null, null],
  );
});

test('what a colleague made is not found by a person who may only see his own', async () => {
  const { orderNumber } = await addOrder(house);
  const own = await house.as(await house.person({ authority: 'own' }));
  assert.equal((await own.get(`/omsapi/orders/detail?no=${orderNumber}`)).status, 404);
});
