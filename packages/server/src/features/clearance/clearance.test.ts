import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const calls = entryCalls(desk);
const { make, detail, save, move, back, say } = calls;

async function made(facts: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId, ...facts });
  const { data } = await make([order.orderNumber]);
  return { order, no: String(data.file.fileNo) };
}

/** The events of an order that count, each with the zone of its clock. */
async function eventsOf(orderId: string) {
  const rows = await house.rows<{ told: string }>(
    `select code || ' ' || zone as told from shipment_event e where subject_id = $1 and voided_by is null order by created_at, event_id`,
    [orderId],
  );
  return rows.map(({ told }) => told);
}

async function statusOf(orderId: string) {
  const [row] = await house.rows<{ status: string }>(`select status from orders where id = $1`, [orderId]);
  return row?.status;
}

test('an entry is made of the orders of one customer, and all that they know is read from them', async () => {
  const first = await addOrderToAmerica(house, { created_by: ana.userId, tracking_no: '160-11111111' });
  const second = await addOrderToAmerica(house, { created_by: ana.userId, eta: '2026-11-30' });
  const { data } = await make([first.orderNumber, second.orderNumber]);
  const { file, lines, orders } = data;
  assert.match(file.fileNo, /^US\d{6}/);
  assert.deepEqual(
    orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber),
    [first.orderNumber, second.orderNumber],
  );
  assert.equal(file.eta, '2026-11-30');
  assert.equal(file.master, '16011111111');
  assert.equal(file.transport, '1');
  assert.equal(file.packages, 20);
  assert.equal(file.value, '6222.00');
  assert.equal(lines.length, 4);
  assert.deepEqual(lines[1], {
    orderNumber: first.orderNumber,
    goodsNo: 2,
    hsDest: '9405218000',
    nameEn: 'LED lamp',
    nameZh: 'LED 台灯',
    origin: 'CN',
    declaredQty: 20,
    unit: 'set',
    totalPriceUsd: '111.00',
    mid: null,
    changes: [],
    pga: [],
    summary: null,
    toldWeight: null,
  });
});

test('orders of two customers make no entry, nor one that is on another; a void entry lets its orders go', async () => {
  const { order, no } = await made();
  const other = await addOrderToAmerica(house, { org_id: house.orgB });
  assert.equal((await make([order.orderNumber, other.orderNumber])).code, -1);
  const again = await make([order.orderNumber]);
  assert.equal(again.code, -1);
  assert.match(again.message, new RegExp(`${order.orderNumber}.*${no}`));
  assert.equal((await make(['NOBODYHASTHIS'])).status, 404);
  const toBerlin = await addOrderToAmerica(house, { destination_country: 'DE' });
  assert.match((await make([toBerlin.orderNumber])).message, /does not go to the United States/);
  await move(no, 'VOID');
  assert.equal((await make([order.orderNumber])).code, 200);
});

test('an entry is filed when nothing is missing, by name, or with a reason', async () => {
  const { no } = await made();
  const refused = await move(no, 'SUBMITTED');
  assert.equal(refused.code, -1);
  assert.match(refused.message, /^3 still missing: Port of entry, Importer of record no., Bond\./);
  await save(no, { ...complete, entryNo: null });
  assert.equal((await move(no, 'SUBMITTED')).data.file.status, 'SUBMITTED');
  const informal = await made();
  await save(informal.no, { entryType: '11', port: '2720', importerNo: '123-45-6789' });
  await house.rows(`update goods_line set hs_dest = '940521' where order_id = $1 and line_no = 2`, [
    informal.order.id,
  ]);
  const short = await move(informal.no, 'SUBMITTED');
  assert.match(short.message, /^1 still missing: line 2 HTS number of 10 digits/);
  assert.equal((await move(informal.no, 'SUBMITTED', { reason: '海关已接受' })).code, 200);
});

test('numbers are held against their form, and one entry number is one entry of a customer', async () => {
  const { no } = await made();
  for (const wrong of [
    { entryNo: '000-1234567-5' },
    { importerNo: '91-1144442' },
    { firms: 'W12' },
    { port: '9998' },
  ])
    assert.equal((await save(no, { ...complete, ...wrong })).status, 400, JSON.stringify(wrong));
  // Its check digit is only warned of.
  assert.equal((await save(no, { ...complete, entryNo: '231-7654321-0' })).code, 200);
  const other = await made();
  assert.equal((await save(other.no, { ...complete, entryNo: '231-7654321-0' })).code, -1);
});

test('a social security number is whole at the desk that files it, and nowhere else', async () => {
  const { no } = await made();
  await save(no, { ...complete, entryNo: null, importerNo: '123-45-6789' });
  await save(no, { ...complete, entryNo: null, importerNo: '123-45-6780' });
  assert.equal((await detail(no)).file.importerNo, '123-45-6780');
  assert.equal((await customer.get(`/omsapi/entries/detail?no=${no}`)).data.file.importerNo, '*******6780');
  const told = await house.rows(`select changes from audit where subject = 'clearance'`);
  assert.doesNotMatch(JSON.stringify(told), /123-45-67/);
  assert.match(JSON.stringify(told), /\*{7}6789/);
});

test('steps are events of the orders, told by the clock of the port, and are void when the step is taken back', async () => {
  const { order, no } = await made();
  await save(no, { ...complete, entryNo: null });
  for (const step of ['SUBMITTED', 'FLIGHT_DEPARTED', 'FLIGHT_ARRIVED', 'CLEARING']) await move(no, step);
  assert.equal(await statusOf(order.id), 'IN_CLEARANCE');
  await move(no, 'RELEASED');
  assert.deepEqual(await eventsOf(order.id), [
    'DEPARTED Asia/Shanghai',
    'ARRIVED America/Los_Angeles',
    'CUS_IN America/Los_Angeles',
    'CUS_RELEASED America/Los_Angeles',
  ]);
  const notices = await house.rows(
    `select 1 from notice where subject_id = $1 and event = 'customsReleased'`,
    [order.id],
  );
  assert.equal(notices.length, 1);
  await move(no, 'DELIVERED');
  assert.equal(await statusOf(order.id), 'DELIVERED');
  const stepped = await back(no);
  assert.equal(stepped.data.file.status, 'RELEASED');
  assert.equal(await statusOf(order.id), 'IN_CLEARANCE');
});

test('a hold keeps the release back until its end is told, every order hears of it, and a reason releases all the same', async () => {
  const { order, no } = await made();
  await save(no, { ...complete, entryNo: null });
  await move(no, 'SUBMITTED');
  await move(no, 'CLEARING');
  const held = await say(no, '1H', { at: '2026-11-20T10:00:00.000Z' });
  assert.deepEqual(held.data.file.holds, ['1H']);
  assert.ok((await eventsOf(order.id)).includes('CUS_EXAM America/Los_Angeles'));
  assert.match((await move(no, 'RELEASED')).message, /1H/);
  assert.deepEqual((await say(no, '1B', { at: '2026-11-20T11:00:00.000Z' })).data.file.holds, ['1H']);
  assert.deepEqual((await say(no, '1I', { at: '2026-11-20T09:00:00.000Z' })).data.file.holds, ['1H']);
  const tab = await customer.get(`/omsapi/entries?tab=held&search=${no}`);
  assert.equal(tab.data.rows.length, 1);
  assert.deepEqual((await say(no, '1I', { at: '2026-11-20T12:00:00.000Z' })).data.file.holds, []);
  await say(no, '1A');
  assert.equal((await move(no, 'RELEASED', { reason: '口头通知' })).data.file.status, 'RELEASED');
});

test('a customer reads the own entries without names of the desk, and finds them by any number', async () => {
  const { order, no } = await made();
  await say(no, '1W');
  const own = await customer.get(`/omsapi/entries/detail?no=${no}`);
  assert.deepEqual(
    own.data.dispositions.map(({ code, who }: { code: string; who: string }) => [code, who]),
    [['1W', '']],
  );
  assert.equal('customer' in own.data.file, false);
  const found = await customer.get(`/omsapi/entries?search=${order.orderNumber}`);
  assert.deepEqual(
    found.data.rows.map(({ fileNo }: { fileNo: string }) => fileNo),
    [no],
  );
  assert.ok((await customer.get(`/omsapi/entries/history?no=${no}`)).data.length >= 2);
  const { tabs } = (await customer.get(`/omsapi/entries/overview?search=${no}`)).data;
  assert.deepEqual(
    tabs.filter(({ count }: { count: number }) => count > 0),
    [
      { tab: 'all', count: 1 },
      { tab: 'preparing', count: 1 },
    ],
  );
});

test("another organisation's entry answers like one that is not there", async () => {
  const { no } = await made();
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  const theirs = await stranger.get(`/omsapi/entries/detail?no=${no}`);
  const none = await stranger.get(`/omsapi/entries/detail?no=US991231ZZZZ`);
  assert.deepEqual([theirs.status, theirs.message], [none.status, none.message]);
  assert.equal(theirs.status, 404);
  assert.deepEqual((await stranger.get(`/omsapi/entries?search=${no}`)).data.rows, []);
  assert.equal((await detail(no)).file.fileNo, no);
});

test('papers hang on an entry: its customer reads what the desk shows, and a stranger finds nothing', async () => {
  const { no } = await made();
  const { id } = (await detail(no)).file;
  const query = new URLSearchParams({ subject: 'clearance', id, type: '8', visible: 'true' });
  const kept = await desk.upload(`/opsapi/files/upload?${query.toString()}`, 'release.pdf', paper);
  assert.equal(kept.code, 200, kept.message);
  const own = await customer.get(`/omsapi/files?subject=clearance&id=${id}`);
  assert.equal(own.data.length, 1);
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.equal((await stranger.get(`/omsapi/files?subject=clearance&id=${id}`)).status, 404);
});
