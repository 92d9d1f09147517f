import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layDraft, layMawb, layPaper } from './waybills.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const desk = await house.as(await house.clerk());
const [acme, beta] = [await house.as(ana), await house.as(bo)];

async function order(orgId: string, ownerId: string): Promise<string> {
  return (await addOrder(house, { org_id: orgId, created_by: ownerId, status: 'ORDERED', volume: '1.2' })).id;
}

/** Two houses of one customer and one of another. */
async function shared(status: Parameters<typeof layMawb>[1]['status'], columns = {}) {
  return layMawb(house, {
    status,
    columns,
    cargo: [
      {
        orgId: house.orgA,
        ownerId: ana.userId,
        orders: [await order(house.orgA, ana.userId), null],
        words: 'ACME LAMPS',
      },
      {
        orgId: house.orgB,
        ownerId: bo.userId,
        orders: [await order(house.orgB, bo.userId)],
        words: 'BETA BOTTLES',
      },
    ],
  });
}

function moved(calls: Calls, id: string, version: number, to: string, data: object) {
  return calls.post('/opsapi/mawb/move', { id, version, to, data });
}

test('of one waybill with three houses of two customers each reads their own share and nothing of the other', async () => {
  const { id, no } = await shared('43');
  for (const [customerId, body] of [
    [house.orgA, 'to ACME alone'],
    [house.orgB, 'to BETA alone'],
  ])
    assert.equal((await desk.post('/opsapi/mawb/message', { id, customerId, body })).code, 200);
  for (const [calls, quantity, own, other] of [
    [acme, 20, 'ACME', 'BETA'],
    [beta, 10, 'BETA', 'ACME'],
  ] as const) {
    const list = await calls.get(`/omsapi/mawb?search=${no}`);
    const [row] = list.data.rows;
    assert.deepEqual(
      [row.airlineBill, row.quantity, row.grossWeight, row.hawbCount, row.filled],
      [no, quantity, (quantity * 12.05).toFixed(3), quantity / 10, 100],
    );
    const detail = await calls.get(`/omsapi/mawbDetail?no=${no}`);
    assert.equal(detail.data.totals.booked.pieces, quantity);
    assert.equal(detail.data.houses.length, quantity / 10);
    assert.deepEqual(
      detail.data.messages.map(({ body }: { body: string }) => body),
      [`to ${own} alone`],
    );
    for (const reply of [list, detail]) {
      assert.ok(!reply.bytes.toString().includes(other), other);
      // The whole has 30 pieces and 361.5 kg.
      assert.ok(!reply.bytes.toString().includes('361.5'));
    }
  }
  const { data } = await desk.get(`/opsapi/mawb/detail?no=${no}`);
  assert.deepEqual([data.waybill.quantity, data.houses.length, data.threads.length], [30, 3, 2]);
});

test('a colleague who may only see their own sees no waybill of the others, and counts none', async () => {
  const own = await house.as(await house.person({ authority: 'own' }));
  const { no } = await shared('31');
  assert.deepEqual((await own.get(`/omsapi/mawb?search=${no}`)).data.rows, []);
  assert.equal((await own.get('/omsapi/mawb/overview')).data.total, 0);
  assert.equal((await own.get(`/omsapi/mawbDetail?no=${no}`)).status, 404);
});

test('bookings that hang on nothing yet stand in the list of waybills, each with its own state', async () => {
  await house.rows(
    `insert into booking (org_id, id, booking_no, status, content, created_by) select org_id, gen_random_uuid(), 'BK26112100' || n, s, content, created_by
     from booking b cross join (values (1, '29'), (2, '30')) v (n, s) where b.id = (select id from booking where org_id = $1 limit 1)`,
    [house.orgA],
  );
  const { data } = await acme.get('/omsapi/mawb?search=BK26112100');
  assert.deepEqual(
    data.rows.map(({ kind, status }: { kind: string; status: string }) => `${kind} ${status}`).toSorted(),
    ['booking 29', 'booking 30'],
  );
  assert.equal((await acme.get('/omsapi/mawbOpt?search=BK26112100')).data.rows.length, 0);
});

test('pieces that are left behind keep a waybill at 34 and open a sheet; the rest ends it', async () => {
  const orderId = await order(house.orgA, ana.userId);
  const { id, no } = await layMawb(house, {
    status: '34',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [orderId] }],
  });
  const at = '2026-11-20T08:00:00.000Z';
  const part = await moved(desk, id, 1, '8', { receiver: 'M. Reyes', at, pieces: 4 });
  assert.equal(part.code, 200, part.message);
  assert.deepEqual([part.data.waybill.status, part.data.base.pickedUpPieces], ['34', 4]);
  const sheets = await house.rows('select kind from exception_sheet where order_id = $1', [orderId]);
  assert.deepEqual(sheets, [{ kind: 'shortage' }]);
  const rest = await moved(desk, id, part.data.waybill.version, '8', { receiver: 'M. Reyes', at, pieces: 6 });
  assert.deepEqual([rest.data.waybill.status, rest.data.base.pickedUpPieces], ['8', 10]);
  const [found] = await house.rows('select state from exception_sheet where order_id = $1', [orderId]);
  assert.deepEqual(found, { state: 'RESOLVED' });
  const { data } = await acme.get(`/omsapi/mawbDetail?no=${no}`);
  assert.equal(data.base.receiver, 'M. Reyes');
});

test('nothing departs without approved documents and a weighbridge note, unless somebody says why', async () => {
  const { id } = await shared('33');
  const at = '2026-11-20T08:00:00.000Z';
  const refused = await moved(desk, id, 1, '3', { at });
  assert.equal(refused.code, -1);
  assert.match(refused.message, /documents have not been approved/);
  assert.match(refused.message, /no weighbridge note/);
  assert.equal((await moved(desk, id, 1, '3', { at, override: true })).status, 400);
  const passed = await moved(desk, id, 1, '3', { at, override: true, reason: 'the airline insists' });
  assert.equal(passed.code, 200, passed.message);
  const entry = passed.data.events[0];
  assert.deepEqual([entry.to, entry.reason], ['3', 'the airline insists']);
});

test('nothing departs more than a day before its flight is planned to leave', async () => {
  for (const [leavesIn, isEarly] of [
    [72, true],
    [20, false],
  ] as const) {
    const flight = await addFlight(house, { leavesIn });
    const { id } = await shared('33');
    await house.rows('update mawb set flight_id = $2 where id = $1', [id, flight.id]);
    const refused = await moved(desk, id, 1, '3', { at: new Date().toISOString() });
    assert.equal(refused.code, -1);
    assert.equal(
      /more than a day before the flight is planned/.test(refused.message),
      isEarly,
      refused.message,
    );
  }
});

test('a waybill whose houses do not add up is a Mawb info error, and the review says which point', async () => {
  const { id, no } = await shared('42', { draft_version: 1, gross_weight: '400' });
  const { data } = await desk.get(`/opsapi/mawb/detail?no=${no}`);
  const failed = data.review.filter(({ passed }: { passed: boolean | null }) => passed === false);
  assert.deepEqual(
    failed.map(({ point }: { point: string }) => point),
    ['flight', 'houseSums'],
  );
  const refused = await moved(desk, id, 1, '43', {});
  assert.equal(refused.code, -1);
  assert.match(refused.message, /^Mawb info error/);
  await house.rows(`update mawb set gross_weight = 361.5 where id = $1`, [id]);
  await layDraft(house, id);
  assert.equal((await moved(desk, id, 1, '43', {})).code, 200);
});

test('what the warehouse received for the orders is taken over, and a difference beyond 3 % is flagged', async () => {
  const orderId = await order(house.orgA, ana.userId);
  const { id, no } = await layMawb(house, {
    status: '31',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [orderId] }],
  });
  const lines = [{ pieces: 10, length: '50', width: '40', height: '60', weight: '126' }];
  await house.rows(
    `insert into warehouse_receipt (org_id, id, order_id, receipt_no, state, warehouse, lines, pieces, gross_weight, volume, received_at, received_by, created_by)
     values ($1, gen_random_uuid(), $2, 'WR261120A1', 'RECEIVED', 'PVG-1', $3, 10, 126, 1.2, now(), 'x', $4)`,
    [house.orgA, orderId, JSON.stringify(lines), ana.userId],
  );
  const before = await desk.get(`/opsapi/mawb/detail?no=${no}`);
  assert.deepEqual(before.data.houses[0].warehouse, { pieces: 10, grossWeight: '126', volume: '1.2' });
  const { data, code } = await moved(desk, id, 1, '32', { at: '2026-11-20T08:00:00.000Z' });
  assert.equal(code, 200);
  const [laid] = data.houses;
  assert.equal(laid.warehouse.grossWeight, '126');
  assert.deepEqual(laid.warehouseWeight, { percent: '+4.6', over: true });
  assert.equal(data.pieces[0].length, '50');
  const own = await acme.get(`/omsapi/mawbDetail?no=${no}`);
  assert.deepEqual(own.data.houses[0].warehouseWeight, { percent: '+4.6', over: true });
  const listed = (await acme.get(`/omsapi/booking?search=${no}`)).data.rows[0];
  assert.deepEqual(
    [listed.mawbNo, listed.wmsQuantity, listed.wmsGrossWeight, listed.wmsVolume, listed.wmsBillingWeight],
    [no, 10, '126.000', '1.200', '200.000'],
  );
});

test('house waybills that nobody has measured keep a waybill out of the warehouse until they are', async () => {
  const { id, hawbIds } = await shared('31');
  const at = '2026-11-20T08:00:00.000Z';
  const refused = await moved(desk, id, 1, '32', { at });
  assert.equal(refused.code, -1);
  assert.match(refused.message, /no measured pieces/);
  const houses = hawbIds.map((hawbId) => ({ hawbId, pieces: 10, grossWeight: '120', volume: '1.2' }));
  assert.equal((await moved(desk, id, 1, '32', { at, houses })).code, 200);
});

test('another flight keeps the status, tells both customers and opens a sheet for each', async () => {
  const { id } = await shared('41');
  const before = await house.rows<{ n: number }>('select count(*)::int as n from exception_sheet');
  const { data, code, message } = await desk.post('/opsapi/mawb/flight', {
    id,
    version: 1,
    flightNo: 'CZ 435',
    flightDate: '2026-11-25',
    offloaded: true,
    reason: 'payload restriction',
  });
  assert.equal(code, 200, message);
  const { status, flightNo, flightDate, unverified } = data.waybill;
  assert.deepEqual([status, flightNo, flightDate, unverified], ['41', 'CZ435', '2026-11-25', true]);
  const after = await house.rows<{ n: number }>('select count(*)::int as n from exception_sheet');
  assert.equal((after[0]?.n ?? 0) - (before[0]?.n ?? 0), 2);
  const told = await house.rows(
    `select distinct org_id from notice where subject_id = $1 and event = 'slotChanged'`,
    [id],
  );
  assert.equal(told.length, 2);
  const gone = await shared('3');
  const refused = await desk.post('/opsapi/mawb/flight', {
    id: gone.id,
    version: 1,
    flightNo: 'CZ435',
    flightDate: '2026-11-25',
    offloaded: false,
    reason: 'too late',
  });
  assert.equal(refused.code, -1);
});

test('a batch moves what may be moved and says of each why not', async () => {
  const [good, wrong, stale] = [await shared('32'), await shared('8'), await shared('32')];
  const { data } = await desk.post('/opsapi/mawb/moves', {
    waybills: [
      { id: good.id, version: 1 },
      { id: wrong.id, version: 1 },
      { id: stale.id, version: 7 },
    ],
    to: '42',
    data: {},
  });
  assert.deepEqual(
    data.map((one: { moved: boolean; status: string | null }) => [one.moved, one.status ?? null]),
    [
      [true, '42'],
      [false, null],
      [false, null],
    ],
  );
  assert.match(data[1].message, /is final/);
  assert.match(data[2].message, /Someone else changed this/);
});

test('a batch says before it is pressed what would be refused and why, and moves nothing', async () => {
  const [good, unmeasured, stale] = [await shared('31'), await shared('34'), await shared('31')];
  const waybills = [good, unmeasured, stale].map(({ id }, at) => ({ id, version: at === 2 ? 7 : 1 }));
  const tried = async (to: string) => {
    const { code, data, message } = await desk.post('/opsapi/mawb/moves/try', { waybills, to });
    assert.equal(code, 200, message);
    return data.map(({ id, message: why }: { id: string; message: string }) => [id, why]);
  };
  const before = await house.rows('select id, status, version from mawb order by id');
  const refused = await tried('29');
  assert.deepEqual(
    refused.map(([id]: [string]) => id),
    [unmeasured.id, stale.id],
  );
  assert.match(refused[1][1], /Someone else changed this/);
  const done = (await desk.post('/opsapi/mawb/moves', { waybills, to: '41', data: {} })).data;
  const said = new Map<string, string>(await tried('41'));
  for (const one of done) if (!one.moved) assert.equal(said.get(one.id), one.message);
  assert.deepEqual(await house.rows('select id, status, version from mawb order by id'), before);
});

test('what a waybill costs stands in no answer to a customer, and only who may see costs reads them', async () => {
  const { id, no } = await shared('41');
  const line = { name: 'Freight', supplier: 'CZ', quantity: '361.5', unitPrice: '24.6', remark: null };
  const saved = await desk.post('/opsapi/mawb/costs', {
    id,
    version: 1,
    costs: [
      { ...line, currency: 'CNY', amount: '8892.90' },
      { ...line, currency: 'USD', amount: '77.10' },
    ],
  });
  assert.equal(saved.code, 200, saved.message);
  assert.deepEqual(saved.data.sums, [
    { currency: 'CNY', amount: '8892.90' },
    { currency: 'USD', amount: '77.10' },
  ]);
  const { bytes } = await acme.get(`/omsapi/mawbDetail?no=${no}`);
  assert.ok(!bytes.toString().includes('8892.90'));
});

test('a paper that is shown is read by whoever has a share, a hidden one and a stranger’s by nobody', async () => {
  const { id, no } = await layMawb(house, {
    status: '45',
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
  });
  await layPaper(house, house.orgF, id, { name: 'hidden.pdf' });
  await layPaper(house, house.orgF, id, { name: 'shown.pdf', visible: true });
  const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
  assert.deepEqual(names(await acme.get(`/omsapi/files?subject=mawb&id=${id}`)), ['shown.pdf']);
  assert.equal((await beta.get(`/omsapi/files?subject=mawb&id=${id}`)).status, 404);
  assert.equal((await desk.get(`/opsapi/files?subject=mawb&id=${id}`)).data.length, 2);
  const { data } = await acme.get(`/omsapi/mawbDetail?no=${no}`);
  assert.deepEqual(names({ data: data.documents }), ['shown.pdf']);
});

test('a booking that is taken off waits again, the waybill is less by it, and nothing comes off once it is documented', async () => {
  const { id, bookingIds } = await shared('31');
  const [first] = await house.rows<{ no: string }>('select booking_no as no from booking where id = $1', [
    bookingIds[0],
  ]);
  const ask = { id, version: 1, bookingNo: first?.no, reason: 'next flight' };
  const { data, code, message } = await desk.post('/opsapi/mawb/takeOff', ask);
  assert.equal(code, 200, message);
  assert.deepEqual([data.waybill.quantity, data.houses.length, data.threads.length], [10, 1, 1]);
  const [left] = await house.rows('select status, mawb_id from booking where id = $1', [bookingIds[0]]);
  assert.deepEqual(left, { status: '29', mawb_id: null });
  const late = await shared('42');
  const [on] = await house.rows<{ no: string }>('select booking_no as no from booking where id = $1', [
    late.bookingIds[0],
  ]);
  const refused = await desk.post('/opsapi/mawb/takeOff', { ...ask, id: late.id, bookingNo: on?.no });
  assert.equal(refused.code, -1);
  assert.match(refused.message, /can no longer be put on it or taken off/);
});
