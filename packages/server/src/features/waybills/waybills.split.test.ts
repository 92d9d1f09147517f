import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { confirming } from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { openChain } from './waybills.chain.factory.ts';
import type { CarrierSays } from './waybills.public.ts';
import { waybillEvent } from './waybills.public.ts';

const house = await openTestHouse();
const { ana, acme, desk, handedIn, confirmed, flightSeen } = await openChain(house);
const eighteen = { quantity: 18, gross_weight: '412', volume: '2.31' };
const reason = '航司减舱';

/** The booking as its desk sees it. */
const seen = async (no: string) => (await desk.get(`/opsapi/booking/detail?no=${no}`)).data;

/** Six of the eighteen pieces of its first house waybill leave a booking. */
async function sixLeave(no: string, change: Record<string, unknown> = {}) {
  const { booking, houses } = await seen(no);
  const [first] = houses;
  return desk.post('/opsapi/booking/split', {
    id: booking.id,
    version: booking.version,
    reason,
    houses: [{ id: first.id, pieces: 6, grossWeight: '137', volume: '0.77' }],
    ...change,
  });
}

async function waybillOf(bookingNo: string) {
  const [row] = await house.rows<{ id: string; version: number; pieces: number; kg: string; status: string }>(
    `select m.id, m.version, m.pieces, trim_scale(m.gross_weight)::text as kg, m.status from mawb m join booking b on b.mawb_id = m.id where b.booking_no = $1`,
    [bookingNo],
  );
  assert.ok(row);
  return row;
}

/** A booking of two orders whose first has been split: twelve pieces fly, six on a later flight. */
async function splitAndConfirmed() {
  const flown = await confirmed(eighteen);
  const split = await sixLeave(flown.booking.bookingNo);
  assert.equal(split.code, 200, split.message);
  const later = await addFlight(house, { leavesIn: 96 });
  const { booking } = await seen(split.data.bookingNo);
  const reply = await desk.post('/opsapi/booking/confirm', {
    ...confirming(booking),
    flightId: later.id,
    reason: 'the next flight',
  });
  assert.equal(reply.code, 200, reply.message);
  const [order] = flown.orders;
  assert.ok(order);
  return { ...flown, order, later, restNo: split.data.bookingNo };
}

async function says(bookingNo: string, code: string, at: string, change: Partial<CarrierSays> = {}) {
  const said: CarrierSays = {
    mawbId: (await waybillOf(bookingNo)).id,
    code,
    classifier: 'ACT',
    occurredAt: at,
    zone: 'Asia/Shanghai',
    place: 'PVG',
    position: 'origin',
    source: 'fsu',
    key: `${bookingNo} ${code} ${at}`,
    ...change,
  };
  return house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) => waybillEvent(tx, said));
}

const orderSeen = async (no: string) => (await acme.get(`/omsapi/orders/detail?no=${no}`)).data;

test('what leaves a booking waits under a number of its own; booking, waybill and room are less by it', async () => {
  const { booking, orders, flight } = await confirmed(eighteen);
  const before = await waybillOf(booking.bookingNo);
  const held = () =>
    house.rows<{ kg: string }>(
      'select trim_scale(kg)::text as kg from slot_reservation where booking_id = $1',
      [booking.id],
    );
  const [room] = await held();
  const split = await sixLeave(booking.bookingNo);
  assert.equal(split.code, 200, split.message);
  const [whole, rest] = [await seen(booking.bookingNo), await seen(split.data.bookingNo)];
  assert.deepEqual([whole.booking.quantity, rest.booking.quantity], [30, 6]);
  assert.deepEqual([whole.booking.grossWeight, rest.booking.grossWeight], ['687.000', '137.000']);
  assert.deepEqual(
    [rest.booking.status, rest.booking.mawbNo, rest.booking.reservedFlight],
    ['29', null, null],
  );
  assert.deepEqual([whole.accepted.pieces, whole.accepted.grossWeight], [30, '687.000']);
  const after = await waybillOf(booking.bookingNo);
  assert.deepEqual([after.pieces, after.kg], [before.pieces - 6, '687']);
  const [less] = await held();
  assert.ok(Number(less?.kg) < Number(room?.kg));
  for (const one of [whole, rest])
    assert.equal(one.houses[0].orderNumber, orders[0]?.orderNumber, 'both carry the order');
  assert.deepEqual(
    [whole, rest].map(({ houses }) => houses.map((one: { orderPieces: number | null }) => one.orderPieces)),
    [[18, null], [18]],
  );
  const told = await house.rows<{ words: { decision: string; reasonZh: string } }>(
    `select words from notice where user_id = $1 and event = 'bookingDecided' and subject_id = $2 and words ->> 'decision' = 'split'`,
    [ana.userId, booking.id],
  );
  assert.match(told[0]?.words.reasonZh ?? '', new RegExp(`${split.data.bookingNo}.*${reason}`));
  assert.ok(await flightSeen(flight.id));
});

test('what was measured of a whole says nothing of its parts, and a whole that leaves takes what it has', async () => {
  const { booking } = await confirmed(eighteen);
  const { id } = await waybillOf(booking.bookingNo);
  await house.rows(
    `update hawb set wms_pkgs_num = 18, wms_gross_weight = 412, wms_volume = 2.31, wms_told_at = now() where booking_id = $1`,
    [booking.id],
  );
  await house.rows('update booking set wms_billing_weight = 824 where id = $1', [booking.id]);
  await house.rows(`update mawb set status = '32' where id = $1`, [id]);
  assert.equal((await sixLeave(booking.bookingNo)).code, 200);
  const billed = () =>
    house.rows('select wms_billing_weight::text as kg from booking where id = $1', [booking.id]);
  const { houses } = await seen(booking.bookingNo);
  assert.deepEqual(
    houses.map((one: { wmsPkgsNum: number | null }) => one.wmsPkgsNum),
    [null, 18],
  );
  assert.deepEqual(await billed(), [{ kg: null }]);
  const second = houses[1].id;
  const whole = { houses: [{ id: second, pieces: 18, grossWeight: '400', volume: '2' }] };
  assert.equal((await sixLeave(booking.bookingNo, whole)).code, 200);
  const { booking: now, accepted } = await seen(booking.bookingNo);
  assert.deepEqual([now.quantity, now.grossWeight, accepted.grossWeight], [12, '275.000', '275.000']);
});

test('what the airline leaves behind after weighing flies under another waybill, and its order follows both', async () => {
  const { booking, orders, flight } = await confirmed(eighteen);
  const [order] = orders;
  assert.ok(order);
  const { id } = await waybillOf(booking.bookingNo);
  const put = (status: string) => house.rows('update mawb set status = $2 where id = $1', [id, status]);
  await house.rows(
    `update mawb set approved = true, final_pieces = pieces, final_gross_weight = gross_weight + 4, weighbridge_file = gen_random_uuid() where id = $1`,
    [id],
  );
  for (const shut of ['43', '44', '3', '4']) {
    await put(shut);
    assert.equal((await sixLeave(booking.bookingNo)).code, -1, shut);
  }
  await put('45');
  const before = await waybillOf(booking.bookingNo);
  const split = await sixLeave(booking.bookingNo, { reason: '航司拉货' });
  assert.equal(split.code, 200, split.message);
  const [weighed] = await house.rows(
    `select m.pieces, m.final_pieces as final, trim_scale(m.final_gross_weight - m.gross_weight)::text as more, m.approved from mawb m where m.id = $1`,
    [id],
  );
  const left = before.pieces - 6;
  assert.deepEqual(weighed, { pieces: left, final: left, more: '4', approved: true });

  const later = await addFlight(house, { leavesIn: 96 });
  const { booking: rest } = await seen(split.data.bookingNo);
  const reply = await desk.post('/opsapi/booking/confirm', {
    ...confirming(rest),
    flightId: later.id,
    reason: 'left behind',
  });
  assert.equal(reply.code, 200, reply.message);
  const mawbs = await house.rows<{ number: string }>(
    `select number from shipment_reference where order_id = $1 and kind = 'mawb' and source = 'booking'`,
    [order.id],
  );
  assert.equal(mawbs.length, 2);
  const [soon, last] = [await flightSeen(flight.id), await flightSeen(later.id)];
  const { order: shown } = await orderSeen(order.orderNumber);
  assert.equal(shown.cutOff, soon.cutOff);
  assert.equal(shown.eta, localTimeAt(last.eta, last.destinationZone).slice(0, 10));

  await says(booking.bookingNo, 'DEP', new Date(Date.now() - 7_200_000).toISOString());
  assert.notEqual((await orderSeen(order.orderNumber)).order.status, 'DEPARTED');
  await house.rows(`update mawb set status = '45' where id = $1`, [(await waybillOf(rest.bookingNo)).id]);
  await says(rest.bookingNo, 'DEP', new Date(Date.now() - 3_600_000).toISOString());
  assert.equal((await orderSeen(order.orderNumber)).order.status, 'DEPARTED');
});

test('a booking that only waits is split as well', async () => {
  const { booking } = await handedIn(eighteen);
  const split = await sixLeave(booking.bookingNo);
  assert.equal(split.code, 200, split.message);
  const { booking: rest } = await seen(split.data.bookingNo);
  assert.deepEqual([rest.status, rest.quantity], ['29', 6]);
  const again = await sixLeave(booking.bookingNo);
  assert.equal(again.code, 200, 'what was split before is split again');
});

test('a booking says to which statuses its waybill came and when, of what nobody recorded nothing', async () => {
  const { booking } = await confirmed();
  const left = new Date(Date.now() - 3_600_000).toISOString();
  await says(booking.bookingNo, 'DEP', left);
  const reached: readonly { status: string; at: string }[] = (await seen(booking.bookingNo)).reached;
  assert.deepEqual(
    reached.map(({ status }) => status).toSorted((one, other) => one.localeCompare(other)),
    ['3', '31'],
  );
  assert.equal(reached.find(({ status }) => status === '3')?.at, left);
  const own = (await acme.get(`/omsapi/booking/detail?no=${booking.bookingNo}`)).data;
  assert.deepEqual(own.reached, reached);
});

test('an order in two parts is expected when the last lands, closes with the first, and is found by both numbers', async () => {
  const { order, flight, later, booking, restNo } = await splitAndConfirmed();
  const [first, last] = [await flightSeen(flight.id), await flightSeen(later.id)];
  const { order: shown } = await orderSeen(order.orderNumber);
  assert.equal(shown.cutOff, first.cutOff);
  assert.equal(shown.eta, localTimeAt(last.eta, last.destinationZone).slice(0, 10));
  for (const no of [booking.bookingNo, restNo]) {
    const { booking: one, houses } = await seen(no);
    for (const number of [one.mawbNo, houses[0].hawbNo]) {
      assert.ok(number);
      const { data } = await acme.get(`/omsapi/orders?search=${number}`);
      assert.ok(data.rows.some((row: { orderNumber: string }) => row.orderNumber === order.orderNumber));
    }
  }
});

test('an order has departed when its last pieces have, and not any more when one of the departures is taken back', async () => {
  const { order, booking, restNo } = await splitAndConfirmed();
  const status = async () => (await orderSeen(order.orderNumber)).order.status;
  assert.equal(await says(booking.bookingNo, 'DEP', '2026-11-20T10:00:00Z'), 'moved');
  assert.equal(await status(), 'ORDERED');
  const { events } = await orderSeen(order.orderNumber);
  const departure = events.find((one: { code: string }) => one.code === 'DEP');
  assert.deepEqual([departure.pieces, departure.stage], [12, null]);
  const ahead = async (no: string) =>
    (await acme.get(`/omsapi/public/tracking?trackNo=${no}`)).data.shipments[0].ahead;
  assert.deepEqual(await ahead(order.orderNumber), {
    stage: 'DEPARTED',
    areParcels: false,
    pieces: 12,
    of: 18,
  });
  const { mawbNo } = (await seen(restNo)).booking;
  assert.deepEqual(
    await ahead(mawbNo),
    { stage: 'DEPARTED', areParcels: false, pieces: null, of: null },
    'by a number that can be guessed',
  );
  assert.equal(await says(restNo, 'DEP', '2026-11-22T10:00:00Z'), 'moved');
  assert.equal(await ahead(order.orderNumber), null);
  const { order: flown, events: told } = await orderSeen(order.orderNumber);
  assert.equal(flown.status, 'DEPARTED');
  assert.deepEqual(
    told
      .filter((one: { code: string }) => one.code === 'DEP')
      .map((one: { pieces: number; stage: string }) => [one.pieces, one.stage]),
    [
      [12, null],
      [6, 'DEPARTED'],
    ],
  );
  const notices = await house.rows(
    `select 1 from notice where user_id = $1 and event = 'departed' and subject_id = $2`,
    [ana.userId, order.id],
  );
  assert.equal(notices.length, 1);
  const { id, version } = await waybillOf(booking.bookingNo);
  const back = await desk.post('/opsapi/mawb/back', { id, version, reason: 'not on board' });
  assert.equal(back.code, 200, back.message);
  assert.equal(await status(), 'ORDERED');
  assert.equal(await says(booking.bookingNo, 'DEP', '2026-11-23T10:00:00Z'), 'moved');
  assert.equal(await status(), 'DEPARTED');
});

test('parts of an order are together no more than it has', async () => {
  const { booking } = await handedIn(eighteen);
  const { data } = await sixLeave(booking.bookingNo);
  const { booking: rest } = await seen(data.bookingNo);
  const returned = await desk.post('/opsapi/booking/return', {
    id: rest.id,
    version: rest.version,
    corrections: [],
    reason: 'which flight?',
  });
  assert.equal(returned.code, 200, returned.message);
  const flight = await addFlight(house, { leavesIn: 120 });
  const own = (await acme.get(`/omsapi/booking/detail?no=${data.bookingNo}`)).data;
  const [row] = own.content.houses.rows;
  const asked = (pieces: number) => ({
    id: own.booking.id,
    ...own.content,
    flight: { ...own.content.flight, reservedFlight: flight.flightNo, flightDate: flight.flightDate },
    houses: { ...own.content.houses, rows: [{ ...row, bookingPkgsNum: pieces }] },
    pickup: { ...own.content.pickup, deadline: new Date(Date.now() + 3_600_000).toISOString() },
  });
  const handIn = async (pieces: number) => {
    const { version } = (await acme.get(`/omsapi/booking/detail?no=${data.bookingNo}`)).data.booking;
    const saved = await acme.post('/omsapi/booking/save', { ...asked(pieces), version });
    assert.equal(saved.code, 200, saved.message);
    return acme.post('/omsapi/booking/submit', {
      id: own.booking.id,
      version: version + 1,
      unverified: false,
    });
  };
  const more = await handIn(7);
  assert.equal(more.data[0].path, `houses.rows.${row.id}.orderNumber`);
  assert.match(more.data[0].says.zh ?? more.data[0].says, /共 18 件，其他分单已有 12 件，此处最多 6 件/);
  const fits = await handIn(6);
  assert.equal(fits.code, 200, fits.message);
});

test('an order that is cancelled leaves both of its bookings', async () => {
  const { order, booking, restNo } = await splitAndConfirmed();
  const { data } = await acme.post('/omsapi/orders/cancel', { no: order.orderNumber, reason: '客户不要了' });
  const reply = await desk.post('/opsapi/orders/requests/decide', {
    requestId: data.request.requestId,
    version: 1,
    accepted: true,
    answer: null,
  });
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual(await house.rows('select 1 from hawb where order_id = $1', [order.id]), []);
  assert.equal((await seen(booking.bookingNo)).booking.quantity, 18);
  assert.equal((await seen(restNo)).booking.status, '0');
});

test('what is not there, would leave nothing, or is made out already is not split', async () => {
  const { booking } = await confirmed(eighteen);
  const { houses } = await seen(booking.bookingNo);
  const all = houses.map(({ id }: { id: string }) => ({
    id,
    pieces: 18,
    grossWeight: '412',
    volume: '2.31',
  }));
  assert.equal((await sixLeave(booking.bookingNo, { houses: all })).data[0].path, 'houses');
  const more = [{ ...all[0], pieces: 19 }];
  assert.equal(
    (await sixLeave(booking.bookingNo, { houses: more })).data[0].path,
    `houses.${all[0].id}.pieces`,
  );
  assert.equal((await sixLeave(booking.bookingNo, { version: 1 })).status, 409);
  const bookingDesk = await house.as(
    await house.clerk({ permissions: ['op:booking:view', 'op:booking:confirm'] }),
  );
  const { booking: now } = await seen(booking.bookingNo);
  const one = {
    id: now.id,
    version: now.version,
    reason,
    houses: [{ ...all[0], pieces: 6, grossWeight: '137', volume: '0.77' }],
  };
  assert.equal((await bookingDesk.post('/opsapi/booking/split', one)).status, 403);
  await house.rows(`update mawb set status = '43' where id = $1`, [(await waybillOf(booking.bookingNo)).id]);
  const out = await sixLeave(booking.bookingNo);
  assert.equal(out.code, -1);
  assert.match(out.message, /can no longer be put on it or taken off/);
});

test('of a shipment that goes over in parts nobody is told a transfer before its last pieces have gone', async () => {
  const { order, booking, restNo } = await splitAndConfirmed();
  const transfers = async () => {
    const { data } = await acme.get(`/omsapi/public/tracking?trackNo=${order.orderNumber}`);
    const [{ transfers: told, ahead }] = data.shipments;
    return [told.map(({ code, place }: Record<string, string>) => `${code} ${place}`), ahead];
  };
  const transit = { place: 'HKG', position: 'transit' } as const;
  await says(booking.bookingNo, 'DEP', '2026-11-20T20:00:00Z', transit);
  assert.deepEqual(await transfers(), [[], null]);
  await says(restNo, 'DEP', '2026-11-22T20:00:00Z', {
    ...transit,
    pieces: 2,
    isPart: true,
    ofPieces: 6,
    key: 'some',
  });
  assert.deepEqual(await transfers(), [[], null]);
  await says(restNo, 'DEP', '2026-11-22T22:00:00Z', {
    ...transit,
    pieces: 4,
    isPart: true,
    ofPieces: 6,
    key: 'the rest',
  });
  assert.deepEqual(await transfers(), [['DEP HKG'], null]);
});

test('an order that leaves its booking is charged anew, by the day on which it departs now', async () => {
  const { orders, booking } = await handedIn();
  const leaves = orders[1];
  // 0.6 m³ come to 100 kg by 6000; what its flight's card charged was more.
  await house.rows(
    `insert into carton_group (org_id, order_id, carton_no, carton_count, weight, length, width, height) values ($1, $2, 'C1', 10, 5, 50, 40, 30)`,
    [house.orgA, leaves?.id],
  );
  await house.rows('update orders set charging_weight = 120 where id = $1', [leaves?.id]);
  const now = await seen(booking.bookingNo);
  const {
    id,
    bookingPkgsNum: pieces,
    bookingGrossWeight: grossWeight,
    bookingVolume: volume,
  } = now.houses[1];
  const split = await desk.post('/opsapi/booking/split', {
    id: booking.id,
    version: now.booking.version,
    reason,
    houses: [{ id, pieces, grossWeight, volume }],
  });
  assert.equal(split.code, 200, split.message);
  const { order } = (await acme.get(`/omsapi/orders/detail?no=${leaves?.orderNumber}`)).data;
  assert.equal(Number(order.chargingWeight), 100);
});
