import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { isOrderNumber } from '@loadline/contract/orders/order-number';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from './orders.factory.ts';
import {
  act,
  addChannels,
  ask,
  importAll,
  ordersOf,
  rightCells,
  upload,
  workbookOf,
} from './orders.import.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const ana = await house.person();
const calls = await house.as(ana);

test('a right file becomes orders with their parties, goods, cartons, first milestone and history', async () => {
  const lid = {
    nameZh: '杯盖',
    cartonCount: '',
    cartonWeight: '',
    cartonLength: '',
    cartonWidth: '',
    cartonHeight: '',
  };
  const rows = ordersOf(3, (at) => ({ referenceNumber: `R-${at + 1}`, cartonNo: `R${at + 1}` }));
  rows.push({ ...rightCells, referenceNumber: 'R-3', cartonNo: 'R3', ...lid });
  const uploaded = await upload(calls, await workbookOf(rows), '十一月第三批.xlsx');
  assert.deepEqual([uploaded.status, uploaded.code], [200, 200], uploaded.message);
  const { id, state, fileName, rows: count, orders, readyOrders, readyRows, errorRows } = uploaded.data;
  assert.deepEqual(
    { state, fileName, count, orders, readyOrders, readyRows, errorRows },
    {
      state: 'STAGED',
      fileName: '十一月第三批.xlsx',
      count: 4,
      orders: 3,
      readyOrders: 3,
      readyRows: 4,
      errorRows: 0,
    },
  );

  const ended = await importAll(calls, id);
  assert.deepEqual(
    [ended.state, ended.importedOrders, ended.skippedOrders, ended.writtenOrders],
    ['DONE', 3, 0, 3],
  );
  const list = await calls.get('/omsapi/orders?search=R-');
  assert.equal(list.data.rows.length, 3);
  for (const { orderNumber } of list.data.rows) assert.ok(isOrderNumber(orderNumber), orderNumber);
  const { orderNumber } = list.data.rows.find(
    (one: { referenceNumber: string }) => one.referenceNumber === 'R-3',
  );
  const { data } = await calls.get(`/omsapi/orders/detail?no=${orderNumber}`);
  assert.deepEqual(
    data.parties.map(({ role, company }: { role: string; company: string }) => [role, company]),
    [
      ['sender', '深圳市远航电子有限公司'],
      ['consignee', 'Harbour Trading LLC'],
    ],
  );
  assert.deepEqual(
    [data.order.status, data.order.quantity, data.order.grossWeight, data.order.volume],
    ['ORDERED', 1, '12.500', '0.096000'],
  );
  assert.equal(data.order.transportType, '1');
  assert.deepEqual(
    data.goods.map(({ nameZh, totalPriceUsd }: { nameZh: string; totalPriceUsd: string }) => [
      nameZh,
      totalPriceUsd,
    ]),
    [
      ['保温杯', '57.60'],
      ['杯盖', '57.60'],
    ],
  );
  assert.equal(data.cartons.length, 1);
  assert.deepEqual(
    data.events.map(({ stage, source }: { stage: string; source: string }) => [stage, source]),
    [['ORDERED', 'import']],
  );
  const [deed] = (await calls.get(`/omsapi/orders/history?no=${data.order.orderNumber}`)).data;
  assert.deepEqual(
    [deed.action, deed.changes.map(({ field }: { field: string }) => field)],
    ['Imported', ['File name']],
  );
});

test('the same file again creates nothing and says so', async () => {
  const file = await workbookOf(ordersOf(2, (at) => ({ referenceNumber: `S-${at}`, cartonNo: `S${at}` })));
  const first = await upload(calls, file);
  assert.equal(first.data.sameFile, null);
  await importAll(calls, first.data.id);
  const again = await upload(calls, file);
  assert.equal(again.data.sameFile.id, first.data.id);
  assert.equal(again.data.sameFile.importedOrders, 2);
  const { orders, madeOrders, readyOrders, errorRows, problems } = again.data;
  assert.deepEqual([orders, madeOrders, readyOrders, errorRows, problems], [2, 2, 0, 0, []]);
  const numbers = await house.rows<{ order_number: string }>(
    `select order_number from orders where reference_number like 'S-%' order by reference_number`,
  );
  assert.deepEqual(
    (await ask(calls, 'rows', { id: again.data.id })).data.rows.map(
      ({ leftOut, madeAs }: Record<string, string>) => [leftOut, madeAs],
    ),
    numbers.map((one) => ['made', one.order_number]),
  );
  const refused = await act(calls, 'commit', { id: again.data.id });
  assert.deepEqual([refused.status, refused.code, refused.message], [200, -1, 'There is no order to import']);
  const [counted] = await house.rows<{ count: string }>(
    `select count(*) from orders where reference_number like 'S-%'`,
  );
  assert.equal(counted?.count, '2');
});

test('the same file in two tabs, imported one after the other, makes its orders once', async () => {
  const file = await workbookOf(ordersOf(2, (at) => ({ referenceNumber: `T-${at}`, cartonNo: `T${at}` })));
  const [one, other] = [await upload(calls, file), await upload(calls, file)];
  assert.deepEqual([one.data.readyOrders, other.data.readyOrders], [2, 2]);
  const ended = [await importAll(calls, one.data.id), await importAll(calls, other.data.id)];
  assert.deepEqual(
    ended.map(({ state, importedOrders, madeOrders, errorRows }) => [
      state,
      importedOrders,
      madeOrders,
      errorRows,
    ]),
    [
      ['DONE', 2, 2, 0],
      ['DONE', 0, 2, 0],
    ],
  );
});

test('an error keeps its whole order out and lets the others in', async () => {
  const rows = ordersOf(4, (at) => ({
    referenceNumber: at < 2 ? 'K-1' : `K-${at}`,
    cartonNo: `K${at}`,
    declaredQty: at === 1 ? 'x' : '5',
  }));
  const { data } = await upload(calls, await workbookOf(rows));
  assert.deepEqual(
    [data.orders, data.readyOrders, data.readyRows, data.errorRows, data.errorCells],
    [3, 2, 2, 1, 1],
  );
  const ended = await importAll(calls, data.id);
  assert.equal(ended.importedOrders, 2);
  const known = await house.rows<{ reference_number: string }>(
    `select reference_number from orders where reference_number like 'K-%' order by 1`,
  );
  assert.deepEqual(
    known.map((one) => one.reference_number),
    ['K-2', 'K-3'],
  );
});

test('a reference that a colleague has used is refused although their order cannot be seen', async () => {
  await addOrder(house, { reference_number: 'COLLEAGUE-1' });
  const own = await house.as(await house.person({ authority: 'own' }));
  const file = await workbookOf([
    ...ordersOf(1, () => ({ referenceNumber: 'COLLEAGUE-1', cartonNo: 'O1' })),
    ...ordersOf(1, () => ({ referenceNumber: 'OWN-1', cartonNo: 'O2' })),
  ]);
  const { data } = await upload(own, file);
  assert.deepEqual(
    data.problems.map(({ code, firstRow }: { code: string; firstRow: number }) => [code, firstRow]),
    [['E06', 2]],
  );
  assert.equal((await importAll(own, data.id)).importedOrders, 1);
  assert.equal((await own.get('/omsapi/orders')).data.rows.length, 1);
  assert.equal((await own.get('/omsapi/orders/imports')).data.rows.length, 1);
});

test('pressing import twice at once is one import', async () => {
  const { id } = (
    await upload(
      calls,
      await workbookOf(ordersOf(30, (at) => ({ referenceNumber: `P-${at}`, cartonNo: `P${at}` }))),
    )
  ).data;
  const pressed = await Promise.all([1, 2, 3, 4].map(() => act(calls, 'commit', { id })));
  for (const reply of pressed)
    assert.ok(reply.code === 200 || reply.message === 'This import can no longer be changed', reply.message);
  assert.equal(
    (await importAll(calls, id).catch(() => ask(calls, 'detail', { id }).then(({ data }) => data)))
      .importedOrders,
    30,
  );
  const [counted] = await house.rows<{ count: string }>(`select count(*) from orders where import_id = $1`, [
    id,
  ]);
  assert.equal(counted?.count, '30');
});

test('an upload that is repeated with the same idempotency key is one import and one stored file', async () => {
  const file = await workbookOf(ordersOf(1, () => ({ referenceNumber: 'ONCE-1', cartonNo: 'ONCE1' })));
  const key = { 'idempotency-key': 'upload-of-once-1' };
  const sent = [1, 2].map(() => calls.upload('/omsapi/orders/imports', 'once.xlsx', file, key));
  const [first, second] = await Promise.all(sent);
  assert.equal(first?.code, 200, first?.message);
  assert.deepEqual(second?.data, first?.data);
  const stored = await readdir(join(house.house.config.dataDir, house.orgA));
  const known = await house.rows<{ file_id: string }>('select file_id from file where org_id = $1', [
    house.orgA,
  ]);
  assert.deepEqual(stored.toSorted(), known.map((one) => one.file_id).toSorted());
});
