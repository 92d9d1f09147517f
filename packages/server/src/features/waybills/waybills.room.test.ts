import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import {
  confirming,
  offerAir,
  plainBookingOn,
  stockNumbers,
  submittedBy,
} from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layMawb } from './waybills.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await offerAir(house, house.orgB);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 40 });
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const [acme, beta] = [await house.as(ana), await house.as(bo)];
const desk = await house.as(await house.clerk());
const team = await house.as(await house.clerk({ customers: [house.orgA] }));

type Flight = Awaited<ReturnType<typeof addFlight>>;

async function heldOn(flightId: string): Promise<string[]> {
  const rows = await house.rows<{ kg: string }>(
    'select trim_scale(kg)::text as kg from slot_reservation where flight_id = $1 order by kg',
    [flightId],
  );
  return rows.map(({ kg }) => kg);
}

async function mawbOf(bookingId: string): Promise<{ id: string; version: number; no: string }> {
  const [row] = await house.rows<{ id: string; version: number; no: string }>(
    'select m.id, m.version, m.mawb_no as no from mawb m join booking b on b.mawb_id = m.id where b.id = $1',
    [bookingId],
  );
  assert.ok(row);
  return row;
}

async function booked(flight: Flight, kg = '400', calls = acme) {
  const { booking } = (await submittedBy(calls, plainBookingOn(flight, kg))).data;
  const reply = await desk.post('/opsapi/booking/confirm', confirming(booking));
  assert.equal(reply.code, 200, reply.message);
  return { bookingId: String(booking.id), ...(await mawbOf(booking.id)) };
}

function move(waybill: { id: string; version: number }, to: string, data: object) {
  return desk.post('/opsapi/mawb/move', { id: waybill.id, version: waybill.version, to, data });
}

test('a rejection that is taken back takes its room again, or is refused when that is gone', async () => {
  const flight = await addFlight(house, { maxKg: '500' });
  const waybill = await booked(flight);
  const gone = await move(waybill, '0', { reason: 'wrong one' });
  assert.equal(gone.code, 200, gone.message);
  assert.deepEqual(await heldOn(flight.id), []);
  const { version } = gone.data.waybill;
  const other = (await submittedBy(beta, plainBookingOn(flight, '300'))).data.booking;
  const back = () =>
    desk.post('/opsapi/mawb/back', { id: waybill.id, version, reason: 'pressed by mistake' });
  const refused = await back();
  assert.equal(refused.message, 'Overweight, booking refused');
  await beta.post('/omsapi/booking/withdraw', { id: other.id, version: other.version });
  assert.equal((await back()).code, 200);
  assert.deepEqual(await heldOn(flight.id), ['400']);
});

test('what its customer has taken back since does not come back with a waybill', async () => {
  const flight = await addFlight(house);
  const waybill = await booked(flight);
  const waits = await move(waybill, '29', { reason: 'no flight yet' });
  const { version } = (
    await house.rows<{ version: number }>('select version from booking where id = $1', [waybill.bookingId])
  )[0] ?? { version: 0 };
  const withdrawn = await acme.post('/omsapi/booking/withdraw', { id: waybill.bookingId, version });
  assert.equal(withdrawn.code, 200, withdrawn.message);
  const { id } = waybill;
  const back = await desk.post('/opsapi/mawb/back', {
    id,
    version: waits.data.waybill.version,
    reason: 'there is one',
  });
  assert.equal(back.code, 200, back.message);
  const [left] = await house.rows('select status, ending, mawb_id from booking where id = $1', [
    waybill.bookingId,
  ]);
  assert.deepEqual(left, { status: '0', ending: 'withdrawn', mawb_id: null });
});

test('a waybill that steps back to wait leaves no cargo hanging on it and no room held', async () => {
  const flight = await addFlight(house);
  const made = await desk.post('/opsapi/mawb/register', {
    mawbNo: null,
    prefix: '112',
    flightNo: null,
    flightDate: null,
    origin: 'PVG',
    destination: 'LAX',
    selfDelivery: false,
    remark: null,
    quantity: 1,
    grossWeight: '1',
    volume: '1',
  });
  assert.equal(made.code, 200, made.message);
  const { flightNo, flightDate } = flight;
  const figures = { pieces: 1, grossWeight: '1', volume: '1' };
  const on = await move(made.data.waybill, '31', { flightNo, flightDate, ...figures });
  assert.equal(on.code, 200, on.message);
  const { booking } = (await submittedBy(acme, plainBookingOn(flight, '400'))).data;
  const mawbId = made.data.waybill.id;
  const hung = await desk.post('/opsapi/booking/confirm', { ...confirming(booking), mawbId });
  assert.equal(hung.code, 200, hung.message);
  const back = await desk.post('/opsapi/mawb/back', {
    id: mawbId,
    version: (await mawbOf(booking.id)).version,
    reason: 'not booked after all',
  });
  assert.equal(back.code, 200, back.message);
  assert.equal(back.data.waybill.status, '29');
  assert.deepEqual(await heldOn(flight.id), []);
  const [left] = await house.rows(
    'select b.status, b.mawb_id, (select count(*)::int from mawb_share s where s.booking_id = b.id) as shares from booking b where b.id = $1',
    [booking.id],
  );
  assert.deepEqual(left, { status: '29', mawb_id: null, shares: 0 });
});

test('cargo that comes back from a flight nobody knows takes its room of the new one, within the limit', async () => {
  const [from, full, to] = [
    await addFlight(house),
    await addFlight(house, { maxKg: '100' }),
    await addFlight(house),
  ];
  const waybill = await booked(from);
  const fly = (version: number, flightNo: string, flightDate: string) =>
    desk.post('/opsapi/mawb/flight', {
      id: waybill.id,
      version,
      flightNo,
      flightDate,
      offloaded: false,
      reason: 'schedule',
    });
  const away = await fly(waybill.version, 'ZZ9999', '2027-01-05');
  assert.equal(away.code, 200, away.message);
  assert.deepEqual(await heldOn(from.id), []);
  const { version } = away.data.waybill;
  assert.equal((await fly(version, full.flightNo, full.flightDate)).message, 'Overweight, booking refused');
  assert.equal((await fly(version, to.flightNo, to.flightDate)).code, 200);
  assert.deepEqual(await heldOn(to.id), ['400']);
});

test('a typed number of a waybill that is there takes room where that flies; another team’s is in use', async () => {
  const [here, there] = [await addFlight(house), await addFlight(house)];
  const waybill = await booked(there, '200', beta);
  const mine = (await submittedBy(acme, plainBookingOn(here, '300'))).data.booking;
  const ask = { ...confirming(mine), mawbNo: waybill.no, reason: 'together' };
  const refused = await team.post('/opsapi/booking/confirm', ask);
  assert.equal(refused.code, -1, refused.message);
  const reply = await desk.post('/opsapi/booking/confirm', ask);
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual([await heldOn(here.id), await heldOn(there.id)], [[], ['200', '300']]);
});

test('of two who type one number at once one makes the waybill out, and the other is told', async () => {
  const asks = [];
  for (const kg of ['100', '101']) {
    // Of two flights: who books on one waits for its slot anyway.
    const flight = await addFlight(house);
    const { booking } = (await submittedBy(acme, plainBookingOn(flight, kg))).data;
    asks.push({ ...confirming(booking), mawbNo: '112-30000025' });
  }
  const replies = await Promise.all(asks.map((ask) => desk.post('/opsapi/booking/confirm', ask)));
  const said = String(replies.map(({ status, message }) => `${status} ${message}`));
  assert.ok(
    replies.every(({ status }) => [200, 409].includes(status)),
    said,
  );
  assert.ok(
    replies.some(({ code }) => code === 200),
    said,
  );
});

test('a step on a shared waybill tells its clerk no word that another team’s customer wrote', async () => {
  const { id } = await layMawb(house, {
    status: '32',
    cargo: [
      { orgId: house.orgA, ownerId: ana.userId, orders: [null] },
      { orgId: house.orgB, ownerId: bo.userId, orders: [null] },
    ],
  });
  await beta.post('/omsapi/mawb/message', { id, body: 'for our own team' });
  const reply = await team.post('/opsapi/mawb/move', { id, version: 1, to: '42', data: {} });
  assert.equal(reply.code, 200, reply.message);
  assert.ok(!reply.bytes.toString().includes('for our own team'));
});

test('of pieces that were picked up of a shared waybill no customer learns how many there are in all', async () => {
  const order = async (orgId: string, ownerId: string) =>
    (await addOrder(house, { org_id: orgId, created_by: ownerId, status: 'ORDERED' })).id;
  const { id, no } = await layMawb(house, {
    status: '34',
    cargo: [
      { orgId: house.orgA, ownerId: ana.userId, orders: [await order(house.orgA, ana.userId), null] },
      { orgId: house.orgB, ownerId: bo.userId, orders: [await order(house.orgB, bo.userId)] },
    ],
  });
  const data = (pieces: number) => ({ receiver: 'M. Reyes', at: '2026-11-20T08:00:00.000Z', pieces });
  const part = await move({ id, version: 1 }, '8', data(17));
  assert.equal(part.code, 200, part.message);
  const seen = await beta.get(`/omsapi/mawbDetail?no=${no}`);
  assert.equal(seen.data.base.pickedUpPieces, null);
  assert.equal(seen.data.exceptions.length, 1);
  assert.doesNotMatch(seen.data.exceptions[0].description.replace(no, ''), /17|30/);
  assert.equal((await move(part.data.waybill, '8', data(13))).data.base.pickedUpPieces, 30);
  assert.equal((await beta.get(`/omsapi/mawbDetail?no=${no}`)).data.base.pickedUpPieces, 10);
});

test('of several customers on a self-delivered waybill none weighs it for all', async () => {
  const { id } = await layMawb(house, {
    status: '41',
    selfDelivery: true,
    cargo: [
      { orgId: house.orgA, ownerId: ana.userId, orders: [null] },
      { orgId: house.orgB, ownerId: bo.userId, orders: [null] },
    ],
  });
  const reply = await acme.post('/omsapi/mawb/move', {
    id,
    version: 1,
    to: '45',
    data: { weighbridgeFile: id, pieces: 1, grossWeight: '1' },
  });
  assert.equal(reply.code, -1, `${reply.status} ${reply.message}`);
});

test('who sees only what they made sends nothing back that a colleague has on the same waybill', async () => {
  const own = await house.person({ authority: 'own' });
  const { id } = await layMawb(house, {
    status: '43',
    cargo: [
      { orgId: house.orgA, ownerId: ana.userId, orders: [null] },
      { orgId: house.orgA, ownerId: own.userId, orders: [null] },
    ],
  });
  const calls = await house.as(own);
  const ask = { id, version: 1, to: '42', data: { change: 'another consignee' } };
  const refused = await calls.post('/omsapi/mawb/move', ask);
  assert.equal(refused.code, -1, refused.message);
  assert.equal((await acme.post('/omsapi/mawb/move', ask)).code, 200);
});

test('a departure that is taken back, or corrected, has not happened to its flight either', async () => {
  for (const undo of ['back', 'move']) {
    const flight = await addFlight(house);
    const { id } = await layMawb(house, {
      status: '45',
      cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [null] }],
      columns: { flight_id: flight.id, approved: true },
    });
    const data = { at: '2026-11-20T08:00:00.000Z', override: true, reason: 'no note' };
    const gone = await move({ id, version: 1 }, '3', data);
    assert.equal(gone.code, 200, gone.message);
    const left = () =>
      house.rows<{ gone: boolean }>('select atd is not null as gone from flight where id = $1', [flight.id]);
    assert.deepEqual(await left(), [{ gone: true }]);
    const { version } = gone.data.waybill;
    const reason = 'another flight';
    const asked = undo === 'back' ? { reason } : { to: '45', data: { reason } };
    const reply = await desk.post(`/opsapi/mawb/${undo}`, { id, version, ...asked });
    assert.equal(reply.code, 200, reply.message);
    assert.deepEqual(await left(), [{ gone: false }], undo);
  }
});

test('a number that flies that day to another airport alone gives a waybill no flight, no room and no arrival', async () => {
  const [elsewhere, own] = [await addFlight(house, { destination: 'ORD' }), await addFlight(house)];
  const { flightNo, flightDate } = elsewhere;
  const flightOf = async (id: string) =>
    (await house.rows('select flight_id as flight, flight_no as no from mawb where id = $1', [id]))[0];
  const [origin, destination] = ['PVG', 'LAX'];
  const facts = { origin, destination, selfDelivery: false, remark: null };
  const asked = { mawbNo: null, prefix: '112', ...facts, quantity: 1, grossWeight: '1', volume: '1' };
  const register = (on: object) => desk.post('/opsapi/mawb/register', { ...asked, ...on });
  const known = (await register({ flightNo, flightDate })).data.waybill.id;
  assert.deepEqual(await flightOf(known), { flight: null, no: flightNo });
  const waits = (await register({ flightNo: null, flightDate: null })).data.waybill;
  const on = await move(waits, '31', { flightNo, flightDate, pieces: 1, grossWeight: '1', volume: '1' });
  assert.equal(on.code, 200, on.message);
  assert.deepEqual(await flightOf(waits.id), { flight: null, no: flightNo });
  const { id, version } = await booked(own);
  const changed = { id, version, flightNo, flightDate, offloaded: false, reason: 'schedule' };
  const away = await desk.post('/opsapi/mawb/flight', changed);
  assert.equal(away.code, 200, away.message);
  assert.deepEqual(await flightOf(id), { flight: null, no: flightNo });
  assert.deepEqual([await heldOn(own.id), await heldOn(elsewhere.id)], [[], []]);
});
