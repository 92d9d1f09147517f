import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareOf } from '@loadline/contract/bookings/booking.split';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { eventSubject } from '@loadline/contract/events/event-import';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { confirming } from '../bookings/bookings.factory.ts';
import { rightEvent } from '../events/events.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed, flightSeen, cancelled } = await openChain(house);
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

test('a workbook of events tells a waybill, and by it its orders, once however often it comes', async () => {
  const { orders, mawbNo, mawb } = await confirmed();
  await house.rows(`update mawb set status = '45' where id = $1`, [mawb.id]);
  const imports = importCalls(desk, eventSubject);
  const row = { ...rightEvent(mawbNo), code: 'DEP', pieces: '' };
  const file = await filled(eventSubject, [row]);
  const { data } = await imports.upload(file, 'departures.xlsx');
  assert.equal((await imports.importAll(data.id)).importedRecords, 1);
  const [now] = await house.rows<{ status: string }>('select status from mawb where id = $1', [mawb.id]);
  assert.equal(now?.status, '3');
  const events = await house.rows(
    `select count(*)::int as n, min(source) as source from shipment_event where code = 'DEP' and subject_id = any($1)`,
    [orders.map(({ id }) => id)],
  );
  assert.deepEqual(events, [{ n: 2, source: 'import' }]);
  const again = await imports.upload(file, 'again.xlsx');
  assert.equal((await imports.importAll(again.data.id)).importedRecords, 0);
});

test('of all pieces of a waybill each order reads its own share, of some those of the waybill, whoever tells', async () => {
  const { orders, mawbNo, mawb } = await confirmed();
  const [shares, [whole]] = [
    await house.rows<{ orderId: string; pieces: number; weight: string }>(
      `select h.order_id::text as "orderId", h.booking_pkgs_num as pieces, trim_scale(h.booking_gross_weight)::text as weight
       from hawb h join booking b on b.id = h.booking_id where b.mawb_id = $1`,
      [mawb.id],
    ),
    await house.rows<{ pieces: number }>('select pieces from mawb where id = $1', [mawb.id]),
  ];
  const all = whole?.pieces ?? 0;
  const told = async (code: string) =>
    house.rows<{
      orderId: string;
      pieces: number;
      weight: string;
      flight: string | null;
      note: string | null;
    }>(
      `select subject_id::text as "orderId", pieces, trim_scale(weight)::text as weight, flight_or_vessel as flight, note_en as note
       from shipment_event where code = $2 and subject_id = any($1) order by occurred_at, event_id`,
      [orders.map(({ id }) => id), code],
    );
  const statuses = async () =>
    house.rows('select distinct status from orders where id = any($1)', [orders.map(({ id }) => id)]);
  const said = (line: string) =>
    desk.post('/opsapi/feeds/bring', { text: `FSU/12\n${mawbNo}PVGLAX/T${all}K200\n${line}` });

  assert.equal((await said(`RCS/20NOV0830/PVG/T${all}K200`)).data.state, 'APPLIED');
  const received = await told('RCS');
  for (const { orderId, ...share } of shares) {
    const event = received.find((one) => one.orderId === orderId);
    assert.deepEqual([event?.pieces, event?.weight, event?.note], [share.pieces, share.weight, null]);
  }
  const [part, rest] = [1, all - 1];
  assert.equal((await said(`DEP/CK247/20NOV/PVGLAX/P${part}K10/A1000`)).data.state, 'APPLIED');
  const entered = {
    key: newId(),
    numbers: [mawbNo],
    code: 'DEP',
    classifier: 'ACT',
    at: '2026-11-21T10:00',
    zone: null,
    place: 'PVG',
    flightOrVessel: 'CK249',
    weight: null,
    noteZh: null,
    noteEn: null,
    isPublic: true,
  };
  const more = (pieces: number) => desk.post('/opsapi/events/record', { ...entered, key: newId(), pieces });
  assert.equal((await more(rest - 1)).code, 200);
  assert.deepEqual(await statuses(), [{ status: 'ORDERED' }]);
  const parts = (await told('DEP')).filter(({ orderId }) => orderId === orders[0]?.id);
  assert.deepEqual(
    parts.map(({ pieces, weight, flight, note }) => [pieces, weight, flight, note]),
    [
      [part, '10', 'CK247', `Part of the goods: ${part} of ${all} pieces`],
      [rest - 1, null, 'CK249', `Part of the goods: ${rest - 1} of ${all} pieces`],
    ],
  );
  assert.equal((await more(1)).code, 200);
  assert.deepEqual(await statuses(), [{ status: 'DEPARTED' }]);
});

test('orders that leave for a flight which is not in the schedule lose arrival and cut-off, and keep what the desk noted', async () => {
  const noted = '2030-01-03T00:00:00.000Z';
  const { orders, mawb, flight } = await confirmed({ cut_off: noted });
  const facts = async (calls: Calls, path: string) =>
    Promise.all(
      orders.map(async ({ orderNumber }) => {
        const { order } = (await calls.get(`${path}?no=${orderNumber}`)).data;
        return [order.eta, order.cutOff];
      }),
    );
  const [before] = await facts(acme, '/omsapi/orders/detail');
  assert.ok(before?.[0] && before[1] && before[1] !== noted, 'the flight said both');
  const change = async (flightNo: string) => {
    const [row] = await house.rows<{ version: number }>('select version from mawb where id = $1', [mawb.id]);
    const asked = { flightNo, flightDate: flight.flightDate, offloaded: false, reason: 'another carrier' };
    const reply = await desk.post('/opsapi/mawb/flight', { id: mawb.id, version: row?.version, ...asked });
    assert.equal(reply.code, 200, reply.message);
  };
  await change('CX 9999');
  for (const [calls, path] of [
    [acme, '/omsapi/orders/detail'],
    [desk, '/opsapi/orders/detail'],
  ] as const)
    assert.deepEqual(await facts(calls, path), [
      [null, noted],
      [null, noted],
    ]);
  for (const { orderNumber } of orders) {
    const { data } = await stranger.get(`/omsapi/public/tracking?trackNo=${orderNumber}`);
    assert.equal(data.shipments[0].eta, null);
  }
  await change(flight.flightNo);
  assert.deepEqual(await facts(acme, '/omsapi/orders/detail'), [before, before], 'back on its flight');
});

test('of an order in parts one of which has landed, the other is not expected by a flight that flies no more', async () => {
  const { orders, booking, flight } = await confirmed({}, 60);
  const [order] = orders;
  assert.ok(order);
  const { content, booking: now } = (await desk.get(`/opsapi/booking/detail?no=${booking.bookingNo}`)).data;
  const row = content.houses.rows.find(({ orderNumber }: HouseRow) => orderNumber === order.orderNumber);
  const left = await desk.post('/opsapi/booking/split', {
    id: now.id,
    version: now.version,
    houses: [shareOf(row, 1)],
    reason: 'no room for all',
  });
  assert.equal(left.code, 200, left.message);
  const rest = (await desk.get(`/opsapi/booking/detail?no=${left.data.bookingNo}`)).data.booking;
  const later = await addFlight(house, { leavesIn: 200 });
  const asked = { ...confirming(rest), flightId: later.id, reason: 'the next one' };
  assert.equal((await desk.post('/opsapi/booking/confirm', asked)).code, 200);
  const eta = async () => (await acme.get(`/omsapi/orders/detail?no=${order.orderNumber}`)).data.order.eta;
  const landsOn = async (id: string) => {
    const seen = await flightSeen(id);
    return localTimeAt(seen.eta, seen.destinationZone).slice(0, 10);
  };
  assert.equal(await eta(), await landsOn(later.id), 'the last part brings the rest');
  await house.rows('update flight set ata = now() where id = $1', [flight.id]);
  assert.equal(await eta(), await landsOn(later.id));
  const off = await cancelled(later.id);
  assert.equal(off.code, 200, off.message);
  assert.equal(await eta(), await landsOn(flight.id));
});
