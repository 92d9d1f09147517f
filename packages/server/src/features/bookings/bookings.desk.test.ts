import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { bookingOn, confirming, handing, offerAir, stockNumbers, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await offerAir(house, house.orgB);
await stockNumbers(house, { code: 'CK', prefix: '112' });
const customer = await house.as(await house.person());
const other = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

async function heldOn(flightId: string): Promise<string[]> {
  const rows = await house.rows<{ kg: string }>(
    'select trim_scale(kg)::text as kg from slot_reservation where flight_id = $1 order by kg',
    [flightId],
  );
  return rows.map(({ kg }) => kg);
}

test('staff confirm with a number of the stock, and the customer sees the waybill and is told', async () => {
  const flight = await addFlight(house);
  const { booking } = (await submittedBy(customer, bookingOn(flight))).data;
  const reply = await desk.post('/opsapi/booking/confirm', confirming(booking));
  assert.equal(reply.code, 200, reply.message);
  assert.equal(reply.data.booking.status, '31');
  assert.match(reply.data.booking.mawbNo, /^112-\d{8}$/);
  assert.equal(reply.data.accepted.grossWeight, '412.000');
  const seen = await customer.get(`/omsapi/booking/detail?no=${booking.bookingNo}`);
  assert.equal(seen.data.booking.mawbNo, reply.data.booking.mawbNo);
  assert.equal(seen.data.booking.status, '31');
  const told = await house.rows<{ words: { decision: string } }>(
    `select words from notice where subject = 'booking' and subject_id = $1`,
    [booking.id],
  );
  assert.equal(told[0]?.words.decision, 'confirmed');
  const found = await customer.get(`/omsapi/booking?search=${reply.data.booking.mawbNo.replace('-', '')}`);
  assert.equal(found.data.rows[0]?.id, booking.id);
});

test('two bookings of two customers hang on one waybill; a typed number needs its check digit', async () => {
  const flight = await addFlight(house);
  const first = (await submittedBy(customer, bookingOn(flight))).data.booking;
  const wrong = await desk.post('/opsapi/booking/confirm', {
    ...confirming(first),
    mawbNo: '112-20000015',
  });
  assert.equal(wrong.status, 400, wrong.message);
  const right = await desk.post('/opsapi/booking/confirm', { ...confirming(first), mawbNo: '112-20000013' });
  assert.equal(right.code, 200, right.message);
  const second = (await submittedBy(other, bookingOn(flight))).data.booking;
  const [mawb] = await house.rows<{ id: string }>(`select id from mawb where mawb_no = '11220000013'`);
  const hung = await desk.post('/opsapi/booking/confirm', { ...confirming(second), mawbId: mawb?.id });
  assert.equal(hung.code, 200, hung.message);
  assert.equal(hung.data.booking.mawbNo, '112-20000013');
});

test('what is out of the ordinary has to be explained, and the explanation stays among staff', async () => {
  const flight = await addFlight(house);
  const content = bookingOn(flight);
  const must = { ...content, flight: { ...content.flight, position: '0' as const } };
  const { booking } = (await submittedBy(customer, must)).data;
  const queue = await desk.get(`/opsapi/booking?queue=mustGo&search=${booking.bookingNo}`);
  assert.equal(queue.data.rows.length, 1);
  const asked = await desk.post('/opsapi/booking/confirm', confirming(booking));
  assert.equal(asked.code, -1);
  assert.match(asked.message, /Must go/);
  const reason = '老客户，机长已同意';
  const reply = await desk.post('/opsapi/booking/confirm', { ...confirming(booking), reason });
  assert.equal(reply.code, 200, reply.message);
  assert.equal(reply.data.confirmReason, reason);
  for (const path of ['detail', 'history']) {
    const seen = await customer.get(`/omsapi/booking/${path}?no=${booking.bookingNo}`);
    assert.ok(!seen.bytes.includes(reason), path);
  }
  const history = await desk.get(`/opsapi/booking/history?no=${booking.bookingNo}`);
  assert.ok(history.bytes.includes(reason));
});

test('the history of a booking names its house waybills by their numbers, and by nothing that only programs know', async () => {
  const content = bookingOn(await addFlight(house));
  const { booking } = (await submittedBy(customer, content)).data;
  const { data } = await customer.get(`/omsapi/booking/history?no=${booking.bookingNo}`);
  const told = JSON.stringify(data.map(({ changes }: { changes: unknown }) => changes));
  const [first] = content.houses.rows;
  assert.ok(told.includes(`HAWB no. ${first?.hawbNo}`), told);
  assert.doesNotMatch(told, /[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('what staff accept takes its room, less or more, and never beyond the limit', async () => {
  const flight = await addFlight(house, { maxKg: '500' });
  const { booking } = (await submittedBy(customer, bookingOn(flight))).data;
  assert.deepEqual(await heldOn(flight.id), ['412']);
  const accepted = (grossWeight: string) => ({ pieces: 18, grossWeight, volume: '2.31' });
  const over = await desk.post('/opsapi/booking/confirm', {
    ...confirming(booking),
    accepted: accepted('501'),
    reason: '复称',
  });
  assert.equal(over.code, -1);
  assert.equal(over.message, 'Overweight, booking refused');
  const less = await desk.post('/opsapi/booking/confirm', {
    ...confirming(booking),
    accepted: accepted('390'),
    reason: '复称',
  });
  assert.equal(less.code, 200, less.message);
  assert.deepEqual(await heldOn(flight.id), ['390']);
});

test('a flight that nobody knows is No flight info; it may wait unverified until staff choose the right one', async () => {
  const flight = await addFlight(house);
  const content = bookingOn({ ...flight, flightNo: 'CK9999' });
  const refused = await submittedBy(customer, content);
  assert.equal(refused.code, -1);
  assert.equal(refused.message, 'No flight info');
  const { data } = await customer.get('/omsapi/booking?status=DRAFT');
  const draft = data.rows[0];
  const waiting = await customer.post('/omsapi/booking/submit', { ...handing(draft), unverified: true });
  assert.equal(waiting.code, 200, waiting.message);
  assert.equal(waiting.data.booking.unverified, true);
  assert.equal(waiting.data.booking.reservedKg, null);
  const { booking } = waiting.data;
  const listed = await desk.get(`/opsapi/booking?queue=unverified&search=${booking.bookingNo}`);
  assert.equal(listed.data.rows.length, 1);
  const lost = await desk.post('/opsapi/booking/confirm', { ...confirming(booking), reason: '已核实' });
  assert.equal(lost.message, 'No flight info');
  const asked = { ...confirming(booking), flightId: flight.id, reason: '已核实' };
  const reply = await desk.post('/opsapi/booking/confirm', asked);
  assert.equal(reply.code, 200, reply.message);
  assert.equal(reply.data.booking.reservedFlight, flight.flightNo);
  assert.equal(reply.data.booking.unverified, false);
  assert.deepEqual(await heldOn(flight.id), ['412']);
});

test('a number that is sold to another airport alone is refused by name, or waits unverified without room', async () => {
  const flight = await addFlight(house, { destination: 'ORD' });
  const refused = await submittedBy(customer, bookingOn({ ...flight, destination: 'LAX' }));
  assert.equal(refused.status, 400, refused.message);
  const { data } = await customer.get('/omsapi/booking?status=DRAFT');
  const waiting = await customer.post('/omsapi/booking/submit', {
    ...handing(data.rows[0]),
    unverified: true,
  });
  assert.equal(waiting.code, 200, waiting.message);
  assert.equal(waiting.data.booking.unverified, true);
  assert.deepEqual(await heldOn(flight.id), []);
});

test('who asks for a special price may wait without room, and staff confirm once there is some', async () => {
  const flight = await addFlight(house, { maxKg: '800' });
  assert.equal((await submittedBy(customer, bookingOn(flight))).code, 200);
  const content = bookingOn(flight);
  const asking = { ...content, flight: { ...content.flight, specialPrice: '申请加位 100 kg' } };
  const { data, code, message } = await submittedBy(customer, asking);
  assert.equal(code, 200, message);
  assert.equal(data.booking.reservedKg, null);
  assert.deepEqual(await heldOn(flight.id), ['412']);
  const confirmed = { ...confirming(data.booking), reason: '加位' };
  assert.equal((await desk.post('/opsapi/booking/confirm', confirmed)).code, -1);
  await house.rows('update slot set max_kg = 900 where flight_id = $1', [flight.id]);
  assert.equal((await desk.post('/opsapi/booking/confirm', confirmed)).code, 200);
  assert.deepEqual(await heldOn(flight.id), ['412', '412']);
});

test('sent back field by field it gives its room back, is corrected and handed in again', async () => {
  const flight = await addFlight(house);
  const content = bookingOn(flight);
  const { booking } = (await submittedBy(customer, content)).data;
  const [row] = content.houses.rows;
  const path = `houses.rows.${row?.id}.bookingGrossWeight`;
  const none = await desk.post('/opsapi/booking/return', {
    id: booking.id,
    version: booking.version,
    corrections: [],
  });
  assert.equal(none.status, 400);
  const back = await desk.post('/opsapi/booking/return', {
    id: booking.id,
    version: booking.version,
    corrections: [{ path, reason: '与装箱单不符' }],
  });
  assert.equal(back.code, 200, back.message);
  assert.deepEqual(await heldOn(flight.id), []);
  const seen = (await customer.get(`/omsapi/booking/detail?no=${booking.bookingNo}`)).data;
  assert.equal(seen.booking.status, '30');
  assert.deepEqual(seen.corrections, [{ path, reason: '与装箱单不符' }]);
  assert.equal((await customer.get('/omsapi/booking/overview')).data.acting >= 1, true);
  const { id, version } = seen.booking;
  const rows = [{ ...row, bookingGrossWeight: '420' }];
  const houses = { ...content.houses, rows };
  const saved = await customer.post('/omsapi/booking/save', { id, version, ...content, houses });
  const again = await customer.post('/omsapi/booking/submit', handing(saved.data.booking));
  assert.equal(again.code, 200, again.message);
  assert.deepEqual(again.data.corrections, []);
  assert.deepEqual(await heldOn(flight.id), ['420']);
});

test('taken back it gives its room back for good', async () => {
  const flight = await addFlight(house);
  const { booking } = (await submittedBy(customer, bookingOn(flight))).data;
  const { id, version } = booking;
  const gone = await customer.post('/omsapi/booking/withdraw', { id, version, reason: '货没备齐' });
  assert.equal(gone.code, 200, gone.message);
  assert.deepEqual([gone.data.booking.status, gone.data.ending], ['0', 'withdrawn']);
  assert.deepEqual(await heldOn(flight.id), []);
  const late = await desk.post('/opsapi/booking/confirm', confirming(gone.data.booking));
  assert.equal(late.code, -1);
  assert.match(late.message, /final/);
});

test('nothing is confirmed while the credit of its customer is held', async () => {
  const flight = await addFlight(house);
  const { booking } = (await submittedBy(other, bookingOn(flight))).data;
  await house.rows(`update customer set on_hold = true, hold_reason = '逾期' where org_id = $1`, [
    house.orgB,
  ]);
  const held = await desk.post('/opsapi/booking/confirm', confirming(booking));
  await house.rows('update customer set on_hold = false where org_id = $1', [house.orgB]);
  assert.equal(held.code, -1);
  assert.match(held.message, /credit/);
  assert.equal((await desk.post('/opsapi/booking/confirm', confirming(booking))).code, 200);
});
