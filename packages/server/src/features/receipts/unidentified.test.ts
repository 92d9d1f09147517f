import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { photo } from '../files/files.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const owner = await house.as(await house.person());

// Ten pieces of 120.5 kg and 1.2 m³ in all, as booked.
const booked = { quantity: 10, gross_weight: '120.5', volume: '1.2' };
const asBooked = [{ pieces: 10, length: '50', width: '60', height: '40', weight: '120.5' }];

function save(more: object = {}, calls = desk) {
  const body = { id: newId(), version: null, warehouse: 'PVG-W2', marks: 'LOTUS 1-10 / LAX', photos: [] };
  return calls.post('/opsapi/unidentified/save', { ...body, lines: asBooked, ...more });
}

/** Cargo that came two days ago. */
async function waiting(more: object = {}) {
  const { data, message } = await save(more);
  assert.ok(data, message);
  await house.rows(`update unidentified_cargo set arrived_at = now() - interval '2 days' where id = $1`, [
    data.id,
  ]);
  return detail(data.cargoNo);
}

async function detail(no: string, calls = desk) {
  return (await calls.get(`/opsapi/unidentified/detail?no=${no}`)).data;
}

function join({ id, version }: { id: string; version: number }, orderId: string, calls = desk) {
  return calls.post('/opsapi/unidentified/join', { id, version, orderId, complete: true });
}

async function listed(tab: string, calls: Calls = desk): Promise<string[]> {
  const { data } = await calls.get(`/opsapi/unidentified?tab=${tab}&size=200`);
  return data.rows.map(({ cargoNo }: { cargoNo: string }) => cargoNo);
}

async function orderOf(id: string) {
  const [row] = await house.rows<Record<string, unknown>>(
    'select status, actual_pks_num as pieces, actual_weight::text as weight from orders where id = $1',
    [id],
  );
  return row;
}

async function queued(calls = desk): Promise<string[]> {
  const { data } = await calls.get('/opsapi/work/waiting');
  return data
    .filter(({ queue }: { queue: string }) => queue === 'unidentifiedCargo')
    .map(({ no }: { no: string }) => no);
}

test('cargo with a mark that nobody announced is written down, found by it, and waits in the work list', async () => {
  const { data, message } = await save({ truck: '沪A·D8213', driver: '老周', driverPhone: '13812345678' });
  assert.match(data?.cargoNo, /^UC\d{10}$/, message);
  assert.deepEqual(
    [data.state, data.pieces, data.grossWeight, data.volume, data.truck, data.orderNumber],
    ['WAITING', 10, '120.500', '1.200000', '沪A·D8213', null],
  );
  for (const search of ['lotus', 'D8213', '老周', data.cargoNo]) {
    const found = await desk.get(`/opsapi/unidentified?search=${encodeURIComponent(search)}&size=200`);
    assert.ok(
      found.data.rows.some((row: { cargoNo: string }) => row.cargoNo === data.cargoNo),
      search,
    );
  }
  assert.ok((await queued()).includes(data.cargoNo));
  const counts = (await desk.get('/opsapi/unidentified/overview')).data;
  assert.ok(counts.some((one: { tab: string; count: number }) => one.tab === 'waiting' && one.count > 0));
});

test('what is written of it is put right while it waits, by one person at a time', async () => {
  const { id, version, cargoNo } = await waiting();
  assert.equal((await save({ id, version, lines: [] })).code, -1);
  const elsewhere = await save({ id, version, warehouse: 'NOWHERE' });
  assert.deepEqual([elsewhere.status, elsewhere.data[0].path], [400, 'warehouse']);
  const right = await save({ id, version, marks: 'LOTUS 1-9', lines: [{ ...asBooked[0], pieces: 9 }] });
  assert.deepEqual([right.data?.marks, right.data?.pieces], ['LOTUS 1-9', 9], right.message);
  assert.equal((await save({ id, version, marks: 'mine' })).status, 409);
  const { data: history } = await desk.get(`/opsapi/unidentified/history?no=${cargoNo}`);
  assert.equal(history.length, 2);
  assert.ok(history[0].changes.some(({ to }: { to: string }) => to === 'LOTUS 1-9'));
});

test('joined to its order it is a receipt of the time when it came, with everything that a receipt brings', async () => {
  const cargo = await waiting({ lines: [{ ...asBooked[0], pieces: 9 }], remark: 'two cartons wet' });
  const { id: orderId, orderNumber } = await addOrder(house, booked);
  const ana = await house.person();
  const { data, message } = await join(cargo, orderId);
  assert.equal(data?.receipt.state, 'RECEIVED', message);
  const { receipt } = data;
  assert.deepEqual(
    [
      receipt.orderId,
      receipt.warehouse,
      receipt.pieces,
      receipt.receivedAt,
      receipt.receivedBy,
      receipt.remark,
    ],
    [orderId, 'PVG-W2', 9, cargo.arrivedAt, cargo.receivedBy, 'two cartons wet'],
  );
  assert.deepEqual(await orderOf(orderId), { status: 'WH_IN', pieces: 9, weight: '120.500' });
  const [event] = await house.rows(
    `select place, occurred_at, pieces from shipment_event where subject_id = $1 and code = 'WMS_IN'`,
    [orderId],
  );
  assert.deepEqual(event, { place: 'PVG-W2', occurred_at: new Date(cargo.arrivedAt), pieces: 9 });
  // One piece too few: the sheet and the notice of any receipt.
  assert.equal(data.differs, true);
  const told = await house.rows('select event from notice where user_id = $1 and subject_id = $2', [
    ana.userId,
    orderId,
  ]);
  assert.deepEqual(told, [{ event: 'warehouseDifference' }]);
  const after = await detail(cargo.cargoNo);
  assert.deepEqual(
    [after.state, after.orderNumber, after.receiptNo],
    ['JOINED', orderNumber, receipt.receiptNo],
  );
  assert.ok(!(await queued()).includes(cargo.cargoNo));
  assert.ok((await listed('joined')).includes(cargo.cargoNo));
});

test('its photos are the forwarder’s until it is joined, then its customer’s too, and not any more when the receipt is void', async () => {
  const query = 'subject=unidentified&type=PHOTO&visible=false';
  const up = await desk.upload(`/opsapi/files/upload?${query}`, 'IMG_7.jpg', await photo());
  assert.ok(up.data, up.message);
  const own: string = up.data.fileId;
  const cargo = await waiting({ photos: [own] });
  assert.deepEqual(cargo.photos, [own]);
  assert.equal((await desk.get(`/opsapi/files/preview?fileId=${own}&small=true`)).status, 200);
  assert.equal((await owner.get(`/omsapi/files/preview?fileId=${own}`)).status, 404);

  const { id: orderId } = await addOrder(house, booked);
  const filesOf = async () => (await owner.get(`/omsapi/files?subject=order&id=${orderId}`)).data;
  const { receipt } = (await join(cargo, orderId)).data;
  const [shown, ...others] = await filesOf();
  assert.deepEqual([receipt.photos, others, shown.type], [[shown.fileId], [], 'PHOTO']);
  const taken = await owner.get(`/omsapi/files/download?fileId=${shown.fileId}`);
  const kept = await desk.get(`/opsapi/files/download?fileId=${own}`);
  assert.deepEqual(taken.bytes, kept.bytes);
  assert.equal((await owner.get(`/omsapi/files/preview?fileId=${shown.fileId}&small=true`)).status, 200);

  const body = { id: receipt.id, version: receipt.version, reason: 'the pallet of somebody else' };
  const voided = await desk.post('/opsapi/receipt/void', body);
  assert.equal(voided.data?.state, 'VOID', voided.message);
  assert.deepEqual(await filesOf(), []);
  const again = await detail(cargo.cargoNo);
  assert.deepEqual(
    [again.state, again.orderNumber, again.arrivedAt, again.photos],
    ['WAITING', null, cargo.arrivedAt, [own]],
  );
  assert.ok((await queued()).includes(cargo.cargoNo));
  const { id: rightOne } = await addOrder(house, booked);
  assert.equal((await join(again, rightOne)).data?.receipt.photos.length, 1);
});

test('a refused join leaves nothing behind: no receipt, no file, and the cargo waits', async () => {
  const up = await desk.upload(
    '/opsapi/files/upload?subject=unidentified&type=PHOTO',
    'IMG_8.jpg',
    await photo(),
  );
  const cargo = await waiting({ photos: [up.data.fileId] });
  const cancelled = await addOrder(house, { ...booked, status: 'CANCELLED' });
  const refused = await join(cargo, cancelled.id);
  assert.equal(refused.code, -1);
  assert.match(refused.message, new RegExp(cancelled.orderNumber));
  const left = await house.rows('select 1 from warehouse_receipt where order_id = $1', [cancelled.id]);
  assert.deepEqual([left.length, (await detail(cargo.cargoNo)).state], [0, 'WAITING']);

  const { id: orderId, orderNumber } = await addOrder(house, booked);
  const open = await desk.post('/opsapi/receipt/save', {
    id: newId(),
    version: null,
    orderId,
    warehouse: 'PVG-W2',
    lines: [],
    photos: [],
    remark: null,
  });
  const busy = await join(cargo, orderId);
  assert.match(busy.message, new RegExp(`${orderNumber}.*${open.data.receiptNo}`));
  const named = await house.rows<{ id: string }>('select file_id::text as id from file where org_id = $1', [
    house.orgA,
  ]);
  const lying = await readdir(dirname(house.house.files.pathOf(house.orgA, orderId)));
  assert.deepEqual(lying.toSorted(), named.map(({ id }) => id).toSorted());
});

test('two people who join one cargo make one receipt of it', async () => {
  const cargo = await waiting();
  const [one, other] = [await addOrder(house, booked), await addOrder(house, booked)];
  const replies = await Promise.all([join(cargo, one.id), join(cargo, other.id)]);
  assert.deepEqual(
    replies.map(({ code }) => code).toSorted((a, b) => a - b),
    [200, 409],
  );
});

test('cargo of nobody goes back or is given up with the reason, and is not joined any more', async () => {
  const cargo = await waiting();
  const body = { id: cargo.id, version: cargo.version, to: 'RETURNED', reason: 'sent back with the driver' };
  assert.equal((await desk.post('/opsapi/unidentified/close', { ...body, reason: '' })).status, 400);
  const { data, message } = await desk.post('/opsapi/unidentified/close', body);
  assert.deepEqual([data?.state, data?.closedBecause], ['RETURNED', body.reason], message);
  assert.ok(!(await queued()).includes(cargo.cargoNo));
  const { id: orderId } = await addOrder(house, booked);
  assert.equal((await join(data, orderId)).code, -1);
  assert.equal((await orderOf(orderId))?.status, 'ORDERED');
});

test('whoever receives sees it whatever customers they serve, but joins it to no order that they may not see', async () => {
  const cargo = await waiting();
  const narrow = await house.as(await house.clerk({ customers: [house.orgB] }));
  assert.ok((await listed('waiting', narrow)).includes(cargo.cargoNo));
  const { id: orderId } = await addOrder(house, booked);
  assert.equal((await join(cargo, orderId, narrow)).status, 404);
  assert.equal((await join(cargo, orderId)).code, 200);
  const { state, orderNumber } = await detail(cargo.cargoNo, narrow);
  assert.deepEqual([state, orderNumber], ['JOINED', null]);
});

test('without the right to receive nobody sees it: no record, no queue, no photo', async () => {
  const up = await desk.upload(
    '/opsapi/files/upload?subject=unidentified&type=PHOTO',
    'IMG_9.jpg',
    await photo(),
  );
  const cargo = await waiting({ photos: [up.data.fileId] });
  const other = await house.as(
    await house.clerk({ permissions: ['op:work:view', 'op:order:view', 'op:trust:view'] }),
  );
  assert.equal((await other.get(`/opsapi/unidentified/detail?no=${cargo.cargoNo}`)).status, 403);
  assert.deepEqual(await queued(other), []);
  assert.equal((await other.get(`/opsapi/files?subject=unidentified&id=${cargo.id}`)).status, 404);
  assert.equal((await other.get(`/opsapi/files/download?fileId=${up.data.fileId}`)).status, 404);
  const loose = await other.upload(
    '/opsapi/files/upload?subject=unidentified&type=PHOTO',
    'IMG_9.jpg',
    await photo(),
  );
  assert.equal(loose.status, 403);
});
