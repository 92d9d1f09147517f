import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);
const stranger = await house.as(await house.person({ orgId: house.orgB }));

type Calls = typeof acme;

const numbersIn = async (calls: Calls, path: string, no: string): Promise<string[]> =>
  (await calls.get(`${path}${encodeURIComponent(no)}`)).data.rows.map(
    ({ orderNumber }: { orderNumber: string }) => orderNumber,
  );

/** How many shipments answer to a number. */
const tracked = async (calls: Calls, no: string, type = '0'): Promise<number> =>
  (await calls.get(`/omsapi/public/tracking?trackType=${type}&trackNo=${encodeURIComponent(no)}`)).data
    .shipments.length;

test('an order that flies is found by its waybills, as they are printed and as they are stored, on every way', async () => {
  const { orders, hawbs, mawbNo } = await confirmed();
  const wanted = orders.map(({ orderNumber }) => orderNumber).toSorted();
  for (const no of [
    mawbNo,
    plainNumber(mawbNo),
    `\u200b${mawbNo.replace('-', ' ')}`,
    mawbNo.replace('7', '７'),
  ]) {
    assert.equal(await tracked(stranger, no), 2, no);
    assert.equal(await tracked(stranger, no, '2'), 2, no);
    assert.equal(await tracked(stranger, no, '1'), 0, no);
    assert.equal(await tracked(acme, no), 2, no);
    for (const [calls, path] of [
      [acme, '/omsapi/orders?search='],
      [acme, '/omsapi/orders?numbers='],
      [desk, '/opsapi/orders?search='],
      [desk, '/opsapi/orders?numbers='],
    ] as const)
      assert.deepEqual((await numbersIn(calls, path, no)).toSorted(), wanted, `${path}${no}`);
    assert.deepEqual(await numbersIn(stranger, '/omsapi/orders?search=', no), []);
    assert.deepEqual(await numbersIn(stranger, '/omsapi/orders?numbers=', no), []);
    const events = (await desk.get(`/opsapi/events/orders?numbers=${encodeURIComponent(no)}`)).data;
    assert.deepEqual(
      events.orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber).toSorted(),
      wanted,
    );
  }
  assert.deepEqual(await numbersIn(acme, '/omsapi/orders?search=', hawbs[0] ?? ''), [orders[0]?.orderNumber]);
  assert.equal(await tracked(stranger, hawbs[1] ?? ''), 1);
  const { order } = (await acme.get(`/omsapi/orders/detail?no=${wanted[0]}`)).data;
  assert.equal(order.trackingNo, plainNumber(mawbNo));
});

test('what is taken off its waybill is found by it no more, and again when the step is taken back', async () => {
  const { hawbs, mawbNo, mawb, booking } = await confirmed();
  const off = await desk.post('/opsapi/mawb/takeOff', {
    id: mawb.id,
    version: mawb.version,
    bookingNo: booking.bookingNo,
    reason: 'next flight',
  });
  assert.equal(off.code, 200, off.message);
  for (const no of [mawbNo, ...hawbs]) assert.equal(await tracked(acme, no), 0, no);
  const other = await confirmed();
  const gone = await desk.post('/opsapi/mawb/move', {
    ...other.mawb,
    to: '0',
    data: { reason: 'wrong one' },
  });
  assert.equal(gone.code, 200, gone.message);
  assert.equal(await tracked(acme, other.mawbNo), 0);
  const back = await desk.post('/opsapi/mawb/back', {
    id: other.mawb.id,
    version: gone.data.waybill.version,
    reason: 'pressed by mistake',
  });
  assert.equal(back.code, 200, back.message);
  assert.equal(await tracked(acme, other.mawbNo), 2);
});

test('a customer’s own reference and a private order are found by nobody else', async () => {
  const reference = 'PO_77-Ａ';
  const { orders, mawbNo } = await confirmed({ is_public: false });
  const named = await addOrder(house, { reference_number: reference });
  assert.equal(await tracked(stranger, mawbNo), 0);
  assert.equal(await tracked(acme, mawbNo), 2);
  for (const typed of [reference, 'po_77 a', 'PO_77A']) {
    assert.equal(await tracked(stranger, typed), 0);
    const found = (await acme.get(`/omsapi/public/tracking?trackNo=${encodeURIComponent(typed)}`)).data;
    assert.equal(found.shipments[0]?.number, reference);
    assert.deepEqual(await numbersIn(acme, '/omsapi/orders?numbers=', typed), [named.orderNumber]);
  }
  assert.equal(orders.length, 2);
});

test('an event at a waybill reaches each of its orders once, entered by hand or sent by the carrier', async () => {
  const { orders, mawbNo } = await confirmed();
  const said = await desk.post('/opsapi/events/record', {
    key: newId(),
    numbers: [mawbNo],
    code: 'NFD',
    classifier: 'ACT',
    at: '2026-11-20T10:00',
    zone: null,
    place: null,
    flightOrVessel: null,
    pieces: null,
    weight: null,
    noteZh: null,
    noteEn: null,
    isPublic: true,
  });
  assert.equal(said.code, 200, said.message);
  assert.deepEqual([said.data.orders.length, said.data.notFound], [2, []]);
  const text = `FSU/12\n${mawbNo}PVGLAX/T20K200\nRCS/20NOV1430/PVG/T20K200`;
  const brought = (await desk.post('/opsapi/feeds/bring', { text })).data;
  assert.deepEqual([brought.state, brought.orders], ['APPLIED', 2], JSON.stringify(brought));
  for (const { id } of orders) {
    const events = await house.rows<{ code: string; n: number }>(
      `select code, count(*)::int as n from shipment_event where subject_id = $1 and code in ('NFD', 'RCS') group by 1 order by 1`,
      [id],
    );
    assert.deepEqual(events, [
      { code: 'NFD', n: 1 },
      { code: 'RCS', n: 1 },
    ]);
  }
});
