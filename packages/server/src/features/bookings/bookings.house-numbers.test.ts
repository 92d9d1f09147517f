import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import {
  bookingOn,
  confirming,
  offerAir,
  soundHouse,
  stockNumbers,
  submittedBy,
} from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await offerAir(house, house.orgB);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 60 });
const customer = await house.as(await house.person());
const other = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());
const flight = await addFlight(house, { maxKg: '90000', maxCbm: '900' });

type Calls = typeof customer;

/** A booking of house waybills with these numbers, handed in and confirmed; its detail as the customer reads it. */
async function confirmed(calls: Calls, numbers: readonly (string | null)[]) {
  const rows = numbers.map((hawbNo) =>
    soundHouse({ hawbNo, bookingGrossWeight: '10', bookingVolume: '0.01' }),
  );
  const handedIn = await submittedBy(calls, bookingOn(flight, rows));
  assert.equal(handedIn.code, 200, handedIn.message);
  const reply = await desk.post('/opsapi/booking/confirm', confirming(handedIn.data.booking));
  assert.equal(reply.code, 200, reply.message);
  return (await calls.get(`/omsapi/booking/detail?no=${handedIn.data.booking.bookingNo}`)).data;
}

function numbersOf(detail: { content: { houses: { rows: { hawbNo: string }[] } } }): string[] {
  return detail.content.houses.rows.map(({ hawbNo }) => hawbNo);
}

/** The number that comes next, as the sales company's screen shows it. */
async function seriesOf(next?: string): Promise<string | null> {
  const { data } = await desk.get('/opsapi/dictionaries?kind=salesCompany');
  const entry = data.find(({ code }: { code: string }) => code === 'HQ');
  if (next === undefined) return entry.nextHouseNo;
  const saved = await desk.post('/opsapi/dictionaries/save', { ...entry, nextHouseNo: next });
  assert.equal(saved.code, 200, saved.message);
  return next;
}

test('house waybills without a number get the next ones of the sales company, and the customer reads them everywhere', async () => {
  const first = await confirmed(customer, [null, 'OWN-77', null]);
  assert.deepEqual(numbersOf(first), ['HQ000001', 'OWN-77', 'HQ000002']);
  assert.equal(await seriesOf(), 'HQ000003');
  const { data: history } = await desk.get(`/opsapi/booking/history?no=${first.booking.bookingNo}`);
  assert.ok(JSON.stringify(history[0].changes).includes('HQ000002'), JSON.stringify(history[0]));
  const { data: found } = await desk.get('/opsapi/booking?search=HQ000002');
  assert.deepEqual(
    found.rows.map((row: { bookingNo: string }) => row.bookingNo),
    [first.booking.bookingNo],
  );
});

test('a series goes on from what staff set, and passes over what has ever stood on a house waybill', async () => {
  await confirmed(customer, ['SZ-010', 'SZ 011']);
  await seriesOf('SZ010');
  assert.deepEqual(numbersOf(await confirmed(other, [null])), ['SZ012']);
  for (const wrong of ['SZ', 'sz001', 'SZ01']) {
    const { data } = await desk.get('/opsapi/dictionaries?kind=salesCompany');
    const refused = await desk.post('/opsapi/dictionaries/save', { ...data[0], nextHouseNo: wrong });
    assert.deepEqual([refused.code, refused.data[0].path], [400, 'nextHouseNo'], wrong);
  }
});

test('eight confirmed at the same moment get numbers of their own', async () => {
  const details = await Promise.all(
    Array.from({ length: 8 }, (_, at) => confirmed(at % 2 === 0 ? customer : other, [null, null])),
  );
  assert.equal(new Set(details.flatMap(numbersOf)).size, 16);
});

test('a number that stands on another customer’s open booking is refused at its field, and is free when that has ended', async () => {
  const own = await confirmed(other, ['TRH-0001']);
  const row = soundHouse({ hawbNo: 'trh 0001' });
  const refused = await submittedBy(customer, bookingOn(flight, [row]));
  assert.deepEqual(
    [refused.code, refused.data.map(({ path }: { path: string }) => path)],
    [400, [`houses.rows.${row.id}.hawbNo`]],
  );
  assert.ok(!refused.bytes.includes(own.booking.bookingNo));
  const { id, version, bookingNo } = (
    await submittedBy(other, bookingOn(flight, [soundHouse({ hawbNo: 'TRH-0002' })]))
  ).data.booking;
  assert.equal(
    (await other.post('/omsapi/booking/withdraw', { id, version, reason: 'not ready' })).code,
    200,
    bookingNo,
  );
  assert.equal(
    (await submittedBy(customer, bookingOn(flight, [soundHouse({ hawbNo: 'TRH-0002' })]))).code,
    200,
  );
});

test('of two who hand in the same number at the same moment one is refused', async () => {
  const replies = await Promise.all(
    [customer, other].map((calls) =>
      submittedBy(calls, bookingOn(flight, [soundHouse({ hawbNo: 'SAME-1' })])),
    ),
  );
  assert.deepEqual(
    replies.map(({ code }) => code).toSorted((low, high) => low - high),
    [200, 400],
  );
});

test('the review of a waybill names a number that stands on another one, too', async () => {
  const [here, there] = [await confirmed(customer, ['TWICE-1']), await confirmed(other, ['TWICE-2'])];
  const pointOf = async (no: string) => {
    const { data } = await desk.get(`/opsapi/mawb/detail?no=${no}`);
    return data.review.find(({ point }: { point: string }) => point === 'houseNumbers');
  };
  assert.equal((await pointOf(here.booking.mawbNo)).passed, true);
  await house.rows(`update hawb set hawb_no = 'TWICE-1' where hawb_no = 'TWICE-2'`);
  const point = await pointOf(there.booking.mawbNo);
  assert.equal(point.passed, false);
  assert.ok(JSON.stringify(point).includes('TWICE-1'));
});
