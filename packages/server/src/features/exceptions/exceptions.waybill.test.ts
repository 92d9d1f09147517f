import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const clerk = await house.clerk();
const desk = await house.as(clerk);
const [customer, other] = [await house.as(ana), await house.as(bo)];

const orderOfAna = () => addOrder(house, { created_by: ana.userId });

interface Row {
  readonly sheetNo: string;
  readonly orderNumber: string | null;
  readonly mawbNo: string | null;
}

type Calls = typeof desk;

async function sheetsOn(calls: Calls, path: string, no: string): Promise<Row[]> {
  const { data } = await calls.get(`${path}?search=${no}`);
  return data.rows;
}

async function offload(id: string) {
  const told = { flightNo: 'CZ 435', flightDate: '2026-11-25', offloaded: true, reason: 'payload' };
  const { code, message } = await desk.post('/opsapi/mawb/flight', { id, version: 1, ...told });
  assert.equal(code, 200, message);
}

test('what befalls cargo without an order opens a sheet of its waybill, at the desk, on the waybill and for its customer', async () => {
  const cargo = [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }];
  const { id, no } = await layMawb(house, { status: '41', cargo });
  await offload(id);
  const [row, ...more] = await sheetsOn(desk, '/opsapi/exceptions', no);
  assert.ok(row);
  assert.deepEqual([more.length, row.orderNumber, row.mawbNo], [0, null, no]);
  const { data: waybill } = await desk.get(`/opsapi/mawb/detail?no=${no}`);
  assert.deepEqual(
    [waybill.waybill.exceptions, waybill.exceptions.map(({ sheetNo }: Row) => sheetNo)],
    [1, [row.sheetNo]],
  );
  const own = await customer.get(`/omsapi/exceptions/detail?no=${row.sheetNo}`);
  assert.deepEqual([own.data.sheet.mawbNo, own.data.sheet.stage], [no, null]);
  assert.equal((await other.get(`/omsapi/exceptions/detail?no=${row.sheetNo}`)).status, 404);
  assert.deepEqual(await sheetsOn(other, '/omsapi/exceptions', no), []);
});

test('each customer of a shared waybill has one sheet of their own, however many orders they have on it', async () => {
  const [first, second] = [await orderOfAna(), await orderOfAna()];
  const third = await addOrder(house, { org_id: house.orgB, created_by: bo.userId });
  const { id, no } = await layMawb(house, {
    status: '41',
    cargo: [
      { orgId: house.orgA, ownerId: ana.userId, orders: [first.id, second.id] },
      { orgId: house.orgB, ownerId: bo.userId, orders: [third.id] },
    ],
  });
  await offload(id);
  const { data: seen } = await desk.get(`/opsapi/mawb/detail?no=${no}`);
  assert.deepEqual(seen.exceptions.map(({ orderNumber }: Row) => orderNumber).toSorted(), [
    third.orderNumber,
    null,
  ]);
  const [sheet, ...more] = await sheetsOn(customer, '/omsapi/exceptions', no);
  assert.ok(sheet);
  assert.equal(more.length, 0);
  for (const { orderNumber } of [first, second]) {
    const { data } = await customer.get(`/omsapi/orders/detail?no=${orderNumber}`);
    const { data: of } = await customer.get(`/omsapi/exceptions/ofOrder?no=${orderNumber}`);
    assert.deepEqual([data.order.abnormal, of.map(({ sheetNo }: Row) => sheetNo)], [1, [sheet.sheetNo]]);
  }
  const { data: others } = await other.get(`/omsapi/exceptions/ofOrder?no=${third.orderNumber}`);
  assert.equal(others.length, 1);
  const notices = await house.rows(
    `select distinct subject_id from notice where org_id = $1 and event = 'exception' and subject = 'sheet' and number = $2`,
    [house.orgA, sheet.sheetNo],
  );
  assert.equal(notices.length, 1);
});

test('once it is solved none of its orders is abnormal any more', async () => {
  const orders = [await orderOfAna(), await orderOfAna()];
  const cargo = [{ orgId: house.orgA, ownerId: ana.userId, orders: orders.map((order) => order.id) }];
  const { id, no } = await layMawb(house, { status: '41', cargo });
  await offload(id);
  const [row] = await sheetsOn(desk, '/opsapi/exceptions', no);
  assert.ok(row);
  for (const [to, said] of [['PROCESSING'], ['RESOLVED', 'it flies tomorrow']]) {
    const { data } = await desk.get(`/opsapi/exceptions/detail?no=${row.sheetNo}`);
    const { code } = await desk.post('/opsapi/exceptions/move', {
      no: row.sheetNo,
      version: data.sheet.version,
      to,
      said,
    });
    assert.equal(code, 200);
  }
  for (const { orderNumber } of orders) {
    const { data } = await customer.get(`/omsapi/orders/detail?no=${orderNumber}`);
    assert.equal(data.order.abnormal, 0);
  }
});

test('who may only see their own reads a sheet of a waybill on which their cargo is, and no other', async () => {
  const [mine, stranger] = [
    await house.person({ authority: 'own' }),
    await house.person({ authority: 'own' }),
  ];
  const cargo = [{ orgId: house.orgA, ownerId: mine.userId, orders: [null] }];
  const { id, no } = await layMawb(house, { status: '41', cargo });
  await offload(id);
  assert.equal((await sheetsOn(await house.as(mine), '/omsapi/exceptions', no)).length, 1);
  assert.equal((await sheetsOn(await house.as(stranger), '/omsapi/exceptions', no)).length, 0);
});
