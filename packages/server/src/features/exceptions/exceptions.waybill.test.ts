import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';
import { raiseSheetsJob } from './exceptions.rules.commands.ts';

const house = await openTestHouse();
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const clerk = await house.clerk();
const desk = await house.as(clerk);
const [customer, other] = [await house.as(ana), await house.as(bo)];

const { confirmed, retimed } = await openChain(house);

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

test('papers that are missing when the cut-off of its flight has passed are raised for orders that had none of their own', async () => {
  const { orders, flight } = await confirmed();
  const ids = orders.map(({ id }) => id).toSorted();
  const raised = async () => {
    await raiseSheetsJob(house.house).work(viewerOfJob('0', 'nobody'), {});
    return house.rows<{ kind: string; orders: string[] }>(
      `select kind, about_orders as orders from exception_sheet where order_id = any($1) or about_orders && $1 order by opened_at`,
      [ids],
    );
  };
  assert.deepEqual(await raised(), [], 'its flight is still open');
  const closed = await retimed(flight.id, -47, ['cutOff']);
  assert.equal(closed.code, 200, closed.message);
  for (const _ of [1, 2])
    assert.deepEqual(
      (await raised()).map(({ kind, orders: about }) => [kind, about.toSorted()]),
      [['docs', ids]],
    );
});

test('sheets that open themselves by an offload, a warehouse’s difference or a carrier’s message fall to the customer’s service person', async () => {
  const mei = await house.clerk();
  const serve = (id: string | null) =>
    house.rows('update customer set customer_service_id = $2 where org_id = $1', [house.orgA, id]);
  await serve(mei.userId);
  const handlerOf = async (sheetNo: string) => {
    const { sheet } = (await desk.get(`/opsapi/exceptions/detail?no=${sheetNo}`)).data;
    return sheet.handler;
  };
  const onlyOn = async (no: string) => {
    const [row, ...more] = await sheetsOn(desk, '/opsapi/exceptions', no);
    assert.ok(row && more.length === 0, no);
    return row.sheetNo;
  };
  const cargoOf = (order: string | null) => [{ orgId: house.orgA, ownerId: ana.userId, orders: [order] }];
  const left = await layMawb(house, { status: '41', cargo: cargoOf(null) });
  await offload(left.id);
  assert.equal(await handlerOf(await onlyOn(left.no)), `Name ${mei.username}`);

  const order = await orderOfAna();
  const lines = [{ pieces: 9, length: '50', width: '60', height: '40', weight: '12' }];
  const asked = {
    id: newId(),
    version: null,
    orderId: order.id,
    warehouse: 'PVG-W2',
    photos: [],
    remark: null,
  };
  const saved = await desk.post('/opsapi/receipt/save', { ...asked, lines });
  assert.equal(saved.code, 200, saved.message);
  const { id, version } = saved.data;
  const received = await desk.post('/opsapi/receipt/confirm', { id, version, complete: true });
  assert.equal(received.data.differs, true, received.message);
  assert.equal(await handlerOf(await onlyOn(order.orderNumber)), `Name ${mei.username}`);

  const flying = await orderOfAna();
  const told = await layMawb(house, { status: '3', cargo: cargoOf(flying.id) });
  const text = `FSU/12\r\n${told.no}PVGORD/T10K120.5\r\nDIS/CZ433/24NOV1500/PVG/OFLD/P4K48`;
  const brought = await desk.post('/opsapi/feeds/bring', { text });
  assert.equal(brought.data.state, 'APPLIED', JSON.stringify(brought.data));
  assert.equal(await handlerOf(await onlyOn(flying.orderNumber)), `Name ${mei.username}`);

  await serve(null);
  const nobodys = await layMawb(house, { status: '41', cargo: cargoOf(null) });
  await offload(nobodys.id);
  assert.equal(await handlerOf(await onlyOn(nobodys.no)), null);
});
