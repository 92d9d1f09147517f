import assert from 'node:assert/strict';
import { test } from 'node:test';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import { openTestHouse } from '../../testing/house.ts';
import { bookingOn, confirming, offerAir, stockNumbers, submittedBy } from '../bookings/bookings.factory.ts';
import { addFlight } from './flights.factory.ts';

const house = await openTestHouse();
await Promise.all([offerAir(house, house.orgA), offerAir(house, house.orgB)]);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 60 });
const desk = await house.as(await house.clerk());
// Whose team serves the first customer alone.
const narrow = await house.as(await house.clerk({ customers: [house.orgA] }));
const person = await house.person();
const own = await house.as(await house.person({ authority: 'own' }));
const [ana, bo] = [await house.as(person), await house.as(await house.person({ orgId: house.orgB }))];
const reason = 'typhoon at the origin';

const wide = { maxKg: '9000', maxCbm: '90' };

type Flight = Awaited<ReturnType<typeof addFlight>>;

async function book(calls: typeof ana, flight: Flight) {
  const { data, message } = await submittedBy(calls, bookingOn(flight));
  assert.ok(data?.booking, message);
  return data.booking;
}

async function confirm(booking: Parameters<typeof confirming>[0]) {
  const { data, message } = await desk.post('/opsapi/booking/confirm', confirming(booking));
  assert.ok(data?.booking?.mawbNo, message);
  return data.booking;
}

async function detail(flight: Flight) {
  return (await desk.get(`/opsapi/flights/detail?id=${flight.id}`)).data;
}

async function move(flight: Flight, to: string, by = desk) {
  const { version } = (await detail(flight)).flight;
  const { data, message } = await by.post('/opsapi/flights/move', { id: flight.id, version, to, reason });
  assert.ok(data, message);
  return data;
}

interface Notice {
  readonly event: string;
  readonly title: string;
  readonly text: string;
}

async function told(calls: typeof ana, flight: Flight): Promise<Notice[]> {
  const shown = `${flight.flightNo.slice(0, 2)} ${flight.flightNo.slice(2)} ${flight.flightDate}`;
  const { data } = await calls.get('/adminapi/notices?size=100');
  return data.rows.filter(({ event, text }: Notice) => event === 'slotChanged' && text.includes(shown));
}

async function inQueue(no: string) {
  const { data } = await desk.get('/opsapi/booking?queue=flightCancelled&size=100');
  return data.rows.some(({ bookingNo }: { bookingNo: string }) => bookingNo === no);
}

test('who cancels a flight sees all that is on it, and each customer is told once, with the flights that have room for them', async () => {
  const [flight, later] = [await addFlight(house, wide), await addFlight(house, { ...wide, leavesIn: 72 })];
  const [one, two, other] = [await book(ana, flight), await book(ana, flight), await book(bo, flight)];
  await confirm(two);
  const { load } = await detail(flight);
  const all = [one, two, other].reduce((sum, { grossWeight }) => sum + Number(grossWeight), 0);
  assert.deepEqual({ ...load, kg: Number(load.kg) }, { bookings: 3, waybills: 1, customers: 2, kg: all });
  // The team of the clerk who cancels does not serve the second customer, who is told all the same.
  const after = await move(flight, 'CANCELLED', narrow);
  assert.ok(after.reservations.some(({ customer }: { customer: string | null }) => customer === null));
  const [mine, theirs] = [await told(ana, flight), await told(bo, flight)];
  assert.deepEqual([mine.length, theirs.length], [1, 1]);
  assert.match(mine[0]?.title ?? '', /Slot or flight changed · Flight cancelled/);
  const next = `${later.flightNo.slice(0, 2)} ${later.flightNo.slice(2)} ${later.flightDate}`;
  for (const says of [reason, 'bookings: 2', `flights with room: ${next}`])
    assert.ok(mine[0]?.text.includes(says), `${says} in ${mine[0]?.text}`);
  assert.ok(!theirs[0]?.text.includes('bookings: '), theirs[0]?.text);
  assert.deepEqual(await told(own, flight), []);
});

test('its bookings wait at the desk until they fly elsewhere, and hold no room meanwhile; its waybills go nowhere', async () => {
  const [flight, later] = [await addFlight(house, wide), await addFlight(house, { ...wide, leavesIn: 96 })];
  const [waits, booked] = [await book(ana, flight), await confirm(await book(ana, flight))];
  await move(flight, 'CANCELLED');
  assert.deepEqual([await inQueue(waits.bookingNo), await inQueue(booked.bookingNo)], [true, true]);
  const { data } = await ana.get(`/omsapi/booking/detail?no=${waits.bookingNo}`);
  assert.deepEqual([data.booking.flightCancelled, data.booking.reservedKg], [true, null]);
  const { data: overview } = await desk.get('/opsapi/booking/overview');
  assert.ok(overview.flightCancelled >= 2);
  const { queues } = (await desk.get('/opsapi/work')).data;
  const lost = queues.find(({ queue }: { queue: string }) => queue === 'bookingsLost');
  assert.equal(lost.waiting, overview.flightCancelled);
  const refused = await desk.post('/opsapi/booking/confirm', confirming(data.booking));
  assert.match(refused.message, /cancelled/);
  const no = booked.mawbNo;
  const waybill = async () => (await desk.get(`/opsapi/mawb/detail?no=${no}`)).data;
  const seen = await waybill();
  assert.equal(seen.waybill.flightCancelled, true);
  const point = seen.review.find((one: { point: string }) => one.point === 'flightFlies');
  assert.deepEqual([point.passed, point.isError], [false, true]);
  const listed = (await desk.get('/opsapi/mawb?abnormal=true&size=100')).data.rows;
  assert.ok(listed.some(({ mawbNo }: { mawbNo: string }) => mawbNo === no));
  assert.equal((await ana.get(`/omsapi/mawb?search=${no}`)).data.rows[0].flightCancelled, true);
  const { id, version } = seen.waybill;
  const changed = await desk.post('/opsapi/mawb/flight', {
    id,
    version,
    flightNo: later.flightNo,
    flightDate: later.flightDate,
    offloaded: false,
    reason,
  });
  assert.equal(changed.code, 200, changed.message);
  assert.equal((await waybill()).waybill.flightCancelled, false);
  assert.equal(await inQueue(booked.bookingNo), false);
  const elsewhere = { ...confirming(data.booking), flightId: later.id, reason };
  const confirmed = await desk.post('/opsapi/booking/confirm', elsewhere);
  assert.equal(confirmed.code, 200, confirmed.message);
  assert.equal(await inQueue(waits.bookingNo), false);
  assert.deepEqual((await detail(flight)).load, { bookings: 0, waybills: 0, customers: 0, kg: '0' });
});

test('a flight that flies after all flies with those still on it, who hold their room again and are told once', async () => {
  const flight = await addFlight(house, wide);
  const { bookingNo, reservedKg } = await book(ana, flight);
  await move(flight, 'CANCELLED');
  await move(flight, 'OPEN');
  const { booking } = (await ana.get(`/omsapi/booking/detail?no=${bookingNo}`)).data;
  assert.deepEqual([booking.flightCancelled, booking.reservedKg], [false, reservedKg]);
  assert.equal(await inQueue(bookingNo), false);
  const titles = (await told(ana, flight)).map(({ title }) => title);
  assert.deepEqual(titles, [
    'Slot or flight changed · Flight flies after all',
    'Slot or flight changed · Flight cancelled',
  ]);
  await move(flight, 'CLOSED');
  assert.equal((await told(ana, flight)).length, 2);
});

test('when the departure or the cut-off is moved, each customer with cargo on the flight is told once', async () => {
  const flight = await addFlight(house, wide);
  await Promise.all([book(ana, flight), book(ana, flight)]);
  const { flight: seen } = await detail(flight);
  const local = (instant: string, hours: number, zone = seen.originZone) =>
    localTimeAt(new Date(Date.parse(instant) + hours * 3_600_000).toISOString(), zone);
  const form = {
    id: flight.id,
    version: seen.version,
    flightNo: seen.flightNo,
    flightDate: seen.flightDate,
    origin: seen.origin,
    destination: seen.destination,
    aircraft: null,
    verified: true,
    etd: local(seen.etd, 3),
    eta: local(seen.eta, 3, seen.destinationZone),
    cutOff: local(seen.cutOff, 2),
    maxKg: seen.room.maxKg,
    maxCbm: seen.room.maxCbm,
  };
  const saved = await desk.post('/opsapi/flights/save', form);
  assert.equal(saved.code, 200, saved.message);
  const [notice, ...more] = await told(ana, flight);
  assert.equal(more.length, 0);
  assert.equal(notice?.title, 'Slot or flight changed · Times changed');
  const at = (typed: string) => typed.replace('T', ' ');
  for (const says of [at(form.etd), `was ${at(local(seen.etd, 0))}`, `cut-off ${at(form.cutOff)}`])
    assert.ok(notice.text.includes(says), `${says} in ${notice.text}`);
  // What customers do not go by is nobody's news.
  const again = await desk.post('/opsapi/flights/save', {
    ...form,
    version: saved.data.flight.version,
    aircraft: 'B748F',
  });
  assert.equal(again.code, 200, again.message);
  assert.equal((await told(ana, flight)).length, 1);
});

test('who stands by takes no room from others and is never turned away for want of it; they fly when there is some', async () => {
  const flight = await addFlight(house, { maxKg: '1000', maxCbm: '10' });
  const content = bookingOn(flight);
  const kg = (await book(ana, flight)).reservedKg;
  await house.rows('update slot set max_kg = $2 where flight_id = $1', [flight.id, kg]);
  const full = await submittedBy(bo, content);
  assert.equal(full.message, 'Overweight, booking refused');
  const standing = { ...content, flight: { ...content.flight, position: '1' as const } };
  const { data, message } = await submittedBy(bo, standing);
  assert.equal(message, '');
  assert.deepEqual([data.booking.status, data.booking.reservedKg], ['29', null]);
  assert.equal((await detail(flight)).flight.room.takenKg, String(Number(kg)));
  const queue = async (name: string) =>
    (await desk.get(`/opsapi/booking?queue=${name}&size=100`)).data.rows.map(
      ({ bookingNo }: { bookingNo: string }) => bookingNo,
    );
  assert.ok((await queue('standBy')).includes(data.booking.bookingNo));
  assert.ok(!(await queue('withoutSlot')).includes(data.booking.bookingNo));
  const over = await desk.post('/opsapi/booking/confirm', confirming(data.booking));
  assert.equal(over.message, 'Overweight, booking refused');
  await house.rows('update slot set max_kg = max_kg * 2 where flight_id = $1', [flight.id]);
  const confirmed = await desk.post('/opsapi/booking/confirm', confirming(data.booking));
  assert.equal(confirmed.code, 200, confirmed.message);
  assert.equal((await detail(flight)).flight.room.remainingKg, '0');
});

test('who stands by is told like all others that a flight takes nothing any more', async () => {
  for (const closed of [{ leavesIn: 1 }, { state: 'CANCELLED' }, { slotState: 'CLOSED' }]) {
    const content = bookingOn(await addFlight(house, closed));
    const { code } = await submittedBy(ana, { ...content, flight: { ...content.flight, position: '1' } });
    assert.equal(code, -1);
  }
});
