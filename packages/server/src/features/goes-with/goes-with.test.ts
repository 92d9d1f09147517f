import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { offerProduct, submittedBy } from '../trusts/trusts.factory.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';
import { layMawb } from '../waybills/waybills.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);
const stranger = await house.as(await house.person({ orgId: house.orgB }));

type Calls = typeof acme;
type Found = {
  readonly kind: string;
  readonly number: string;
  readonly state: string | null;
  readonly of: string | null;
  readonly files: number | null;
};

async function found(calls: Calls, path: string, kind: string, no: string): Promise<string[]> {
  const reply = await calls.get(`${path}?kind=${kind}&no=${encodeURIComponent(no)}`);
  assert.equal(reply.code, 200, reply.message);
  return reply.data.map((one: Found) =>
    [one.kind, one.number, one.state, one.of].filter((part) => part !== null).join(' '),
  );
}

const chain = await confirmed();
const [first, second] = chain.orders;
assert.ok(first && second);
const { bookingNo } = chain.booking;
const onFlight = [
  `booking ${bookingNo} 31`,
  ...chain.hawbs.map((no) => `house ${no} ${bookingNo}`),
  `mawb ${chain.mawbNo} 31`,
];

test('an order leads to its booking, its own house and its master, and back from each of them to all orders', async () => {
  for (const [calls, path] of [
    [acme, '/omsapi/goesWith'],
    [desk, '/opsapi/goesWith'],
  ] as const) {
    assert.deepEqual(await found(calls, path, 'order', first.orderNumber), [
      `order ${first.orderNumber} ORDERED`,
      `booking ${bookingNo} 31`,
      `house ${chain.hawbs[0]} ${bookingNo}`,
      `mawb ${chain.mawbNo} 31`,
    ]);
    const made: string[] = [first, second].map(({ orderNumber }) => `order ${orderNumber} ORDERED`);
    for (const [kind, no] of [
      ['booking', bookingNo],
      ['mawb', chain.mawbNo],
      ['mawb', chain.mawbNo.replace('-', '')],
    ] as const)
      assert.deepEqual(
        (await found(calls, path, kind, no)).toSorted(),
        [...made, ...onFlight].toSorted(),
        `${path} ${kind}`,
      );
  }
});

test('an order shows the trust order that it was made of, and that its orders, on both sides', async () => {
  await offerProduct(house, house.orgA);
  const { trust } = await submittedBy(acme);
  const accepted = await desk.post('/opsapi/trust/accept', {
    id: trust.id,
    version: trust.version,
    orders: [],
  });
  assert.equal(accepted.code, 200, accepted.message);
  const [made] = accepted.data.orders;
  const both = [`trust ${trust.trustNo} ACCEPTED`, `order ${made.orderNumber} ORDERED`];
  for (const [calls, path] of [
    [acme, '/omsapi/goesWith'],
    [desk, '/opsapi/goesWith'],
  ] as const)
    for (const [kind, no] of [
      ['order', made.orderNumber],
      ['trust', trust.trustNo],
    ] as const)
      assert.deepEqual(await found(calls, path, kind, no), both, `${path} ${kind}`);
  const withoutTrusts = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.deepEqual(await found(withoutTrusts, '/omsapi/goesWith', 'order', made.orderNumber), both.slice(1));
  assert.deepEqual(await found(stranger, '/omsapi/goesWith', 'trust', trust.trustNo), []);
});

test('a stranger is shown nothing of it, nor are colleagues what they have no right to', async () => {
  for (const [kind, no] of [
    ['order', first.orderNumber],
    ['booking', bookingNo],
    ['mawb', chain.mawbNo],
  ] as const)
    assert.deepEqual(await found(stranger, '/omsapi/goesWith', kind, no), []);
  const clerk = await house.as(await house.person({ permissions: ['order:view'] }));
  assert.deepEqual(await found(clerk, '/omsapi/goesWith', 'order', first.orderNumber), [
    `order ${first.orderNumber} ORDERED`,
  ]);
  assert.equal((await acme.get(`/opsapi/goesWith?kind=order&no=${first.orderNumber}`)).status, 403);
});

test('sheets and receipts of an order are among its records, and its master no more once it is off', async () => {
  const sheet = await acme.post('/omsapi/exceptions/open', {
    orderNo: second.orderNumber,
    kind: 'delay',
    description: 'late at the door',
  });
  assert.equal(sheet.code, 200, JSON.stringify(sheet));
  const { sheetNo } = (await desk.get(`/opsapi/exceptions?search=${second.orderNumber}`)).data.rows[0];
  for (const [calls, path] of [
    [acme, '/omsapi/goesWith'],
    [desk, '/opsapi/goesWith'],
  ] as const)
    assert.deepEqual(await found(calls, path, 'sheet', sheetNo), [
      `order ${second.orderNumber} ORDERED`,
      `booking ${bookingNo} 31`,
      `house ${chain.hawbs[1]} ${bookingNo}`,
      `mawb ${chain.mawbNo} 31`,
      `sheet ${sheetNo} OPEN`,
    ]);
  assert.deepEqual(await found(stranger, '/omsapi/goesWith', 'sheet', sheetNo), []);
  const kinds = async (no: string) =>
    (await found(acme, '/omsapi/goesWith', 'order', no)).map((one) => one.split(' ')[0]);
  assert.deepEqual(await kinds(second.orderNumber), ['order', 'booking', 'house', 'mawb', 'sheet']);
  const off = await desk.post('/opsapi/mawb/takeOff', { ...chain.mawb, bookingNo, reason: 'next flight' });
  assert.equal(off.code, 200, off.message);
  assert.deepEqual(await kinds(second.orderNumber), ['order', 'booking', 'house', 'sheet']);
});

test('beside each record stands how many of its files the reader may read, as the record itself shows them', async () => {
  const own = await confirmed();
  const [order] = own.orders;
  assert.ok(order);
  const { bookingNo: booked, id: bookingId } = own.booking;
  const sheet = await acme.post('/omsapi/exceptions/open', {
    orderNo: order.orderNumber,
    kind: 'damage',
    description: 'wet cartons',
  });
  const { id: sheetId, sheetNo } = (await desk.get(`/opsapi/exceptions/detail?no=${sheet.data.sheetNo}`)).data
    .sheet;
  const laid = async (subject: string, id: string, visible: boolean) => {
    const asked = `/opsapi/files/upload?subject=${subject}&id=${id}&type=8&visible=${visible}`;
    const reply = await desk.upload(asked, `${subject}-${visible}.pdf`, paper);
    assert.equal(reply.code, 200, reply.message);
    return String(reply.data.fileId);
  };
  for (const [subject, id] of [
    ['order', order.id],
    ['booking', bookingId],
    ['mawb', own.mawb.id],
    ['sheet', sheetId],
  ] as const) {
    await laid(subject, id, true);
    await laid(subject, id, false);
  }
  const photos = [await laid('order', order.id, true), await laid('order', order.id, false)];
  const line = { pieces: 1, length: '50', width: '60', height: '40', weight: '20' };
  const received = await desk.post('/opsapi/receipt/save', {
    id: newId(),
    version: null,
    orderId: order.id,
    warehouse: 'PVG-W2',
    photos,
    remark: null,
    lines: [line],
  });
  assert.equal(received.code, 200, received.message);
  const counts = async (calls: Calls, path: string, kind: string, no: string) =>
    Object.fromEntries(
      (await calls.get(`${path}?kind=${kind}&no=${no}`)).data
        .filter((one: Found) => one.kind !== 'order' || one.number === order.orderNumber)
        .map((one: Found) => [one.kind, one.files]),
    );
  const of = (shown: number) => ({ booking: shown, house: null, mawb: shown, sheet: shown });
  for (const [kind, no] of [
    ['order', order.orderNumber],
    ['booking', booked],
    ['sheet', sheetNo],
  ] as const) {
    assert.deepEqual(
      [kind, await counts(acme, '/omsapi/goesWith', kind, no)],
      [kind, { order: 2, receipt: null, ...of(1) }],
    );
    assert.deepEqual(
      [kind, await counts(desk, '/opsapi/goesWith', kind, no)],
      [kind, { order: 4, receipt: 2, ...of(2) }],
    );
  }
  for (const [calls, side] of [
    [acme, 'omsapi'],
    [desk, 'opsapi'],
  ] as const)
    for (const [kind, id] of [
      ['order', order.id],
      ['booking', bookingId],
      ['sheet', sheetId],
    ] as const) {
      const { data } = await calls.get(`/${side}/files?subject=${kind}&id=${id}`);
      const beside = await counts(calls, `/${side}/goesWith`, 'order', order.orderNumber);
      assert.equal(beside[kind], data.length, `${side} ${kind}`);
    }
  const withoutWaybills = await house.as(await house.person({ permissions: ['order:view', 'booking:view'] }));
  const { mawb, booking } = await counts(withoutWaybills, '/omsapi/goesWith', 'order', order.orderNumber);
  assert.deepEqual([mawb, booking], [null, 1]);
});

test('a sheet of a waybill leads to the orders it is about and to the waybill, also where no order is on it', async () => {
  const offload = async (orders: readonly (string | null)[]) => {
    const cargo = [{ orgId: house.orgA, ownerId: ana.userId, orders }];
    const { id, no } = await layMawb(house, { status: '41', cargo });
    const told = { flightNo: 'CZ 435', flightDate: '2026-11-25', offloaded: true, reason: 'payload' };
    const reply = await desk.post('/opsapi/mawb/flight', { id, version: 1, ...told });
    assert.equal(reply.code, 200, reply.message);
    const { rows } = (await desk.get(`/opsapi/exceptions?search=${no}`)).data;
    return { no, sheetNo: String(rows[0].sheetNo) };
  };
  const ana = await house.person();
  const order = await addOrder(house, { created_by: ana.userId });
  const own = await house.as(ana);
  const withOrder = await offload([order.id, null]);
  const lone = await offload([null]);
  for (const [calls, path] of [
    [own, '/omsapi/goesWith'],
    [desk, '/opsapi/goesWith'],
  ] as const) {
    const beside = await found(calls, path, 'sheet', withOrder.sheetNo);
    assert.ok(
      beside.some((one) => one.startsWith(`order ${order.orderNumber}`)),
      beside.join(),
    );
    assert.ok(
      beside.some((one) => one.startsWith(`mawb ${withOrder.no.replace('-', '')}`)),
      beside.join(),
    );
    const alone = await found(calls, path, 'sheet', lone.sheetNo);
    assert.ok(
      alone.some((one) => one.startsWith(`mawb ${lone.no.replace('-', '')}`)),
      alone.join(),
    );
  }
});
