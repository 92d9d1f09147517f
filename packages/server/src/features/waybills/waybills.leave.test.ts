import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { orderStatuses } from '@loadline/contract/codes/stage';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { groundStatuses } from '@loadline/contract/codes/waybill-status';
import { codesOf } from '@loadline/contract/kernel/code';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { orderLifecycle } from '@loadline/contract/orders/order.lifecycle';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import {
  bookingOn,
  confirming,
  draftOf,
  handing,
  offerAir,
  putInto,
  soundHouse,
  stockNumbers,
  submittedBy,
} from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 60 });
const acme = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const orderDesk = await house.as(
  await house.clerk({ permissions: ['op:order:view', 'op:order:edit', 'op:booking:view'] }),
);
const reason = '客户不要了';

type Flight = Awaited<ReturnType<typeof addFlight>>;

/** A booking with a house waybill for each of so many orders, handed in. */
async function handedIn(count = 2) {
  const flight = await addFlight(house);
  const orders = [];
  for (let at = 0; at < count; at += 1) orders.push(await addOrder(house));
  const rows = orders.map(({ orderNumber }) => soundHouse({ orderNumber }));
  const reply = await submittedBy(acme, bookingOn(flight, rows));
  assert.equal(reply.code, 200, reply.message);
  const [first] = orders;
  assert.ok(first);
  return { flight, order: first, orders, booking: reply.data.booking };
}

async function confirmed(count = 2) {
  const waiting = await handedIn(count);
  const reply = await desk.post('/opsapi/booking/confirm', confirming(waiting.booking));
  assert.equal(reply.code, 200, reply.message);
  const [mawb] = await house.rows<{ id: string; no: string; version: number }>(
    'select m.id, m.mawb_no as no, m.version from mawb m join booking b on b.mawb_id = m.id where b.id = $1',
    [waiting.booking.id],
  );
  assert.ok(mawb);
  return { ...waiting, mawb };
}

const ask = (no: string) => acme.post('/omsapi/orders/cancel', { no, reason });

async function accept(no: string, calls: Calls = desk) {
  const { data } = await ask(no);
  assert.equal(data.cancelled, false);
  return calls.post('/opsapi/orders/requests/decide', {
    requestId: data.request.requestId,
    version: 1,
    accepted: true,
    answer: null,
  });
}

async function statusOf(id: string): Promise<string> {
  const [row] = await house.rows<{ status: string }>('select status from orders where id = $1', [id]);
  assert.ok(row);
  return row.status;
}

async function heldOn({ id }: Flight): Promise<{ kg: string; cbm: string }[]> {
  return house.rows(
    'select trim_scale(kg)::text as kg, trim_scale(cbm)::text as cbm from slot_reservation where flight_id = $1',
    [id],
  );
}

/** What bookings of one house waybill and of two hold. */
const alone = await heldOn((await handedIn(1)).flight);
const both = await heldOn((await handedIn(2)).flight);

async function housesOf(bookingId: string) {
  return house.rows<{ order_id: string | null }>(
    'select order_id from hawb where booking_id = $1 order by position',
    [bookingId],
  );
}

async function referencesOf(orderId: string): Promise<string[]> {
  const rows = await house.rows<{ kind: string }>(
    `select kind from shipment_reference where order_id = $1 and source = 'booking' order by kind`,
    [orderId],
  );
  return rows.map(({ kind }) => kind);
}

test('in every state of an order and of its booking a customer cancels at once, asks, or is refused, as the contract says', async () => {
  const flight = await addFlight(house, { maxKg: '900000', maxCbm: '9000' });
  for (const status of codesOf(orderStatuses))
    for (const state of [null, ...codesOf(bookingStates)]) {
      const order = await addOrder(house);
      const content = bookingOn(flight, [soundHouse({ orderNumber: order.orderNumber })]);
      if (state === 'DRAFT') await draftOf(acme, content);
      else if (state !== null) {
        const { booking } = (await submittedBy(acme, content)).data;
        if (state === '0')
          await acme.post('/omsapi/booking/withdraw', { id: booking.id, version: booking.version });
        else await putInto(house, booking.id, state, flight.id);
      }
      await house.rows('update orders set status = $2 where id = $1', [order.id, status]);
      const holds = state === '29' || state === '30' || state === '31';
      const reply = await ask(order.orderNumber);
      const told = `${status} ${state}: ${reply.message}`;
      if (!canMove(orderLifecycle, status, 'CANCELLED')) assert.equal(reply.code, -1, told);
      else assert.equal(reply.data.cancelled, status === 'ORDERED' && !holds, told);
      const now = reply.data?.cancelled ? 'CANCELLED' : status;
      assert.equal(await statusOf(order.id), now, told);
    }
});

test('the customer learns beforehand which booking holds the order, so that cancelling is a request', async () => {
  const { order, booking } = await handedIn();
  const { data } = await acme.get(`/omsapi/orders/detail?no=${order.orderNumber}`);
  assert.equal(data.bookingNo, booking.bookingNo);
  await acme.post('/omsapi/booking/withdraw', { id: booking.id, version: booking.version });
  const after = await acme.get(`/omsapi/orders/detail?no=${order.orderNumber}`);
  assert.equal(after.data.bookingNo, null);
  assert.equal((await ask(order.orderNumber)).data.cancelled, true);
});

test('accepted while its booking waits, the house goes, the booking is less by it and so is what it holds; the history says why', async () => {
  const { flight, order, orders, booking } = await handedIn();
  assert.deepEqual(await heldOn(flight), both);
  const reply = await accept(order.orderNumber, orderDesk);
  assert.equal(reply.code, 200, reply.message);
  assert.equal(await statusOf(order.id), 'CANCELLED');
  assert.deepEqual(await heldOn(flight), alone);
  const { data } = await acme.get(`/omsapi/booking/detail?no=${booking.bookingNo}`);
  assert.deepEqual(
    data.content.houses.rows.map((row: { orderNumber: string }) => row.orderNumber),
    [orders[1]?.orderNumber],
  );
  assert.deepEqual(
    [data.booking.status, data.booking.quantity, data.booking.grossWeight],
    ['29', 18, '412.000'],
  );
  const { data: history } = await acme.get(`/omsapi/booking/history?no=${booking.bookingNo}`);
  assert.match(JSON.stringify(history[0].changes), new RegExp(`${reason}.*${order.orderNumber}`));
  const confirmedRest = await desk.post('/opsapi/booking/confirm', confirming(data.booking));
  assert.equal(confirmedRest.code, 200, confirmedRest.message);
});

test('a booking that has nothing left ends, its room is free and its people hear why', async () => {
  const { flight, order, booking } = await handedIn(1);
  assert.equal((await accept(order.orderNumber, orderDesk)).code, 200);
  assert.deepEqual(await heldOn(flight), []);
  const { data } = await acme.get(`/omsapi/booking/detail?no=${booking.bookingNo}`);
  assert.deepEqual([data.booking.status, data.ending, data.reason], ['0', 'rejected', reason]);
  const [notice] = await house.rows<{ words: { decision: string; reasonZh: string } }>(
    `select words from notice where event = 'bookingDecided' and subject_id = $1`,
    [booking.id],
  );
  assert.deepEqual([notice?.words.decision, notice?.words.reasonZh], ['refused', reason]);
});

test('accepted on a waybill whose documents are not out, house, share, totals, room and numbers go; after that nobody cancels, and is told what to do first', async () => {
  const past: readonly WaybillStatus[] = ['43', '44', '41', '45'];
  for (const status of groundStatuses.filter((one) => one !== '29')) {
    const { flight, order, orders, mawb, booking } = await confirmed();
    await house.rows('update mawb set status = $2 where id = $1', [mawb.id, status]);
    assert.deepEqual(await referencesOf(order.id), ['hawb', 'mawb']);
    const reply = await accept(order.orderNumber);
    if (past.includes(status)) {
      assert.equal(reply.code, -1, status);
      assert.match(reply.message, new RegExp(`${order.orderNumber}.*${mawb.no.slice(3)}`), status);
      assert.deepEqual([await statusOf(order.id), (await housesOf(booking.id)).length], ['ORDERED', 2]);
      continue;
    }
    assert.equal(reply.code, 200, `${status} ${reply.message}`);
    assert.deepEqual(await housesOf(booking.id), [{ order_id: orders[1]?.id }]);
    assert.deepEqual([await referencesOf(order.id), await heldOn(flight)], [[], alone], status);
    const [totals] = await house.rows(
      `select m.pieces, trim_scale(m.gross_weight)::text as kg, s.pieces as share, trim_scale(s.gross_weight)::text as "shareKg", b.accepted_pieces as accepted
       from mawb m join mawb_share s on s.mawb_id = m.id join booking b on b.id = s.booking_id where m.id = $1`,
      [mawb.id],
    );
    assert.deepEqual(totals, { pieces: 18, kg: '412', share: 18, shareKg: '412', accepted: 18 }, status);
    const [entry] = await house.rows<{ kind: string; reason: string }>(
      'select kind, reason from mawb_event where mawb_id = $1 order by seq desc limit 1',
      [mawb.id],
    );
    assert.deepEqual([entry?.kind, entry?.reason], ['cargoChanged', reason]);
  }
});

test('the last house of a waybill leaves it empty, with its number, and its booking ends', async () => {
  const { flight, order, mawb, booking } = await confirmed(1);
  const reply = await accept(order.orderNumber);
  assert.equal(reply.code, 200, reply.message);
  const [left] = await house.rows(
    `select m.status, m.pieces, b.status as booking, b.mawb_id as "on", (select count(*)::int from mawb_share s where s.mawb_id = m.id) as shares
     from mawb m, booking b where m.id = $1 and b.id = $2`,
    [mawb.id, booking.id],
  );
  assert.deepEqual(left, { status: '31', pieces: 0, booking: '0', on: null, shares: 0 });
  assert.deepEqual([await heldOn(flight), await referencesOf(order.id)], [[], []]);
});

test('who may not move waybills does not take cargo off one, and is told who can', async () => {
  const { order, mawb } = await confirmed();
  const reply = await accept(order.orderNumber, orderDesk);
  assert.deepEqual([reply.code, await statusOf(order.id)], [-1, 'ORDERED']);
  assert.match(reply.message, new RegExp(`${order.orderNumber}.*move waybills`));
  assert.ok(mawb.id);
});

test('staff who cancel themselves take it off just the same', async () => {
  const { flight, order, booking } = await confirmed();
  const reply = await desk.post('/opsapi/orders/cancel', { id: order.id, version: 1, reason });
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual([(await housesOf(booking.id)).length, await heldOn(flight)], [1, alone]);
});

test('on a cancelled flight an order still leaves its booking, and what the booking takes along is less', async () => {
  const { flight, order } = await confirmed();
  await house.rows(`update flight set state = 'CANCELLED' where id = $1`, [flight.id]);
  const reply = await accept(order.orderNumber);
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual(await heldOn(flight), alone);
});

test('what was cancelled while its waybill was rejected does not fly again with it', async () => {
  const { order, mawb, booking } = await confirmed(1);
  const rejected = await desk.post('/opsapi/mawb/move', {
    id: mawb.id,
    version: mawb.version,
    to: '0',
    data: { reason },
  });
  assert.equal(rejected.code, 200, rejected.message);
  assert.equal((await ask(order.orderNumber)).data.cancelled, true);
  const back = await desk.post('/opsapi/mawb/back', {
    id: mawb.id,
    version: rejected.data.waybill.version,
    reason,
  });
  assert.equal(back.code, 200, back.message);
  assert.deepEqual(await housesOf(booking.id), [{ order_id: null }]);
  assert.deepEqual(await referencesOf(order.id), []);
});

test('a booking that lost a house while its waybill was off its flight is not put back as it was', async () => {
  const { order, mawb, booking } = await confirmed();
  const waits = await desk.post('/opsapi/mawb/move', {
    id: mawb.id,
    version: mawb.version,
    to: '29',
    data: { reason },
  });
  assert.equal(waits.code, 200, waits.message);
  assert.equal((await accept(order.orderNumber)).code, 200);
  const back = await desk.post('/opsapi/mawb/back', {
    id: mawb.id,
    version: waits.data.waybill.version,
    reason,
  });
  assert.equal(back.code, 200, back.message);
  const [left] = await house.rows(
    'select b.status, b.mawb_id as "on", m.pieces from booking b, mawb m where b.id = $1 and m.id = $2',
    [booking.id, mawb.id],
  );
  assert.deepEqual(left, { status: '29', on: null, pieces: 0 });
});

test('of a hand-in and a cancellation at the same moment none leaves a cancelled order in a booking', async () => {
  for (let round = 0; round < 12; round += 1) {
    const order = await addOrder(house);
    const rows = [soundHouse({ orderNumber: order.orderNumber })];
    const { booking } = await draftOf(acme, bookingOn(await addFlight(house), rows));
    await Promise.all([acme.post('/omsapi/booking/submit', handing(booking)), ask(order.orderNumber)]);
    const held = (await housesOf(booking.id)).some(({ order_id }) => order_id === order.id);
    assert.notDeepEqual([await statusOf(order.id), held], ['CANCELLED', true]);
  }
});
