import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { bookingOn, confirming, offerAir, stockNumbers, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await offerAir(house, house.orgB);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 40 });
const customer = await house.as(await house.person());
const other = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

type Flight = Awaited<ReturnType<typeof addFlight>>;

/** A waybill in 31 on a flight, with another customer's booking on it. */
async function waybillOn(flight: Flight): Promise<{ readonly id: string; readonly no: string }> {
  const { booking } = (await submittedBy(other, bookingOn(flight))).data;
  const { data } = await desk.post('/opsapi/booking/confirm', confirming(booking));
  const [row] = await house.rows<{ id: string }>('select mawb_id as id from booking where id = $1', [
    booking.id,
  ]);
  assert.ok(row);
  return { id: row.id, no: data.booking.mawbNo };
}

test('a booking is put on the waybill of another flight and route only when somebody says why, and both flights stand in its history', async () => {
  const [here, there] = [await addFlight(house), await addFlight(house, { destination: 'ORD' })];
  const waybill = await waybillOn(there);
  const { booking } = (await submittedBy(customer, bookingOn(here))).data;
  for (const where of [{ mawbId: waybill.id }, { mawbNo: waybill.no }]) {
    const refused = await desk.post('/opsapi/booking/confirm', { ...confirming(booking), ...where });
    assert.deepEqual([refused.code, refused.data], [-1, { reasons: ['otherFlight', 'otherRoute'] }]);
    for (const named of [here, there])
      assert.ok(refused.message.includes(shownFlightNo(named.flightNo)), refused.message);
    assert.match(refused.message, /PVG–LAX → PVG–ORD/);
  }
  const reason = 'agreed with the customer by phone';
  const asked = { ...confirming(booking), mawbId: waybill.id, reason };
  const reply = await desk.post('/opsapi/booking/confirm', asked);
  assert.equal(reply.code, 200, reply.message);
  assert.deepEqual([reply.data.booking.mawbNo, reply.data.confirmReason], [waybill.no, reason]);
  const { data: history } = await desk.get(`/opsapi/booking/history?no=${booking.bookingNo}`);
  const changes: { from: string | null; to: string | null }[] = history[0].changes;
  const between = [here, there].map(({ flightNo }) => shownFlightNo(flightNo));
  assert.ok(
    changes.some(({ from, to }) => from === between[0] && to === between[1]),
    JSON.stringify(changes),
  );
  assert.ok(changes.some(({ to }) => to === reason));
});

test('nothing is put on a waybill whose flight nobody knows: there is no room to take', async () => {
  const flight = await addFlight(house);
  const waybill = await waybillOn(flight);
  await house.rows(`update mawb set flight_id = null, flight_no = 'ZZ9999' where id = $1`, [waybill.id]);
  const { booking } = (await submittedBy(customer, bookingOn(flight))).data;
  const asked = { ...confirming(booking), mawbId: waybill.id, reason: 'together' };
  assert.equal((await desk.post('/opsapi/booking/confirm', asked)).message, 'No flight info');
});
