import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { bookingOn, offerAir, stockNumbers, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await offerAir(house, house.orgB);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 10 });
const acme = await house.as(await house.person());
const beta = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());

type Flight = Awaited<ReturnType<typeof addFlight>>;

async function waiting(flight: Flight, change: object = {}, customer = acme) {
  const content = bookingOn(flight);
  const reply = await submittedBy(customer, { ...content, flight: { ...content.flight, ...change } });
  assert.equal(reply.code, 200, reply.message);
  const { id, version } = reply.data.booking;
  return { id, version };
}

interface Row {
  readonly done: boolean;
  readonly message: string | null;
  readonly mawbNo: string | null;
}

async function consolidated(bookings: readonly object[], mawbNo?: string): Promise<Row[]> {
  const reply = await desk.post('/opsapi/booking/consolidate', { bookings, ...(mawbNo && { mawbNo }) });
  assert.equal(reply.code, 200, reply.message);
  return reply.data;
}

async function standing(bookings: readonly { readonly id: string }[]) {
  const ids = bookings.map(({ id }) => id);
  return house.rows<{ status: string }>(
    `select b.status, (select count(*)::int from slot_reservation r where r.booking_id = b.id) as held, b.mawb_no is not null as "onWaybill"
     from booking b where b.id = any($1) group by 1, 2, 3`,
    [ids],
  );
}

test('bookings of two customers on one flight go onto one waybill with all their houses and their room', async () => {
  const flight = await addFlight(house, { maxKg: '10000' });
  const chosen = [await waiting(flight), await waiting(flight, {}, beta), await waiting(flight)];
  const rows = await consolidated(chosen);
  assert.deepEqual([...new Set(rows.map(({ done }) => done))], [true], JSON.stringify(rows));
  const [no, ...others] = [...new Set(rows.map(({ mawbNo }) => mawbNo))];
  assert.deepEqual(others, []);
  const { data } = await desk.get(`/opsapi/mawb/detail?no=${no}`);
  assert.equal(data.houses.length, 3);
  assert.equal(data.threads.length, 2);
  const pieces = data.houses.reduce(
    (sum: number, { booked }: { booked: { pieces: number } }) => sum + booked.pieces,
    0,
  );
  assert.equal(data.waybill.quantity, pieces);
  assert.deepEqual(await standing(chosen), [{ status: '31', held: 1, onWaybill: true }]);
});

test('where one is refused each is told why, no number of the stock is taken and nothing of any is done', async () => {
  const [flight, other] = [await addFlight(house, { maxKg: '10000' }), await addFlight(house)];
  const chosen = [
    await waiting(flight),
    await waiting(other),
    await waiting(flight, { position: '0' }),
    await waiting(flight, { mawbNo: '112-30000025' }),
  ];
  const free = () => house.rows(`select count(*)::int as n from mawb_stock where state = 'free'`);
  const before = await free();
  const rows = await consolidated(chosen);
  assert.deepEqual(
    rows.map(({ done, mawbNo, message }) => [done, mawbNo, message !== null]),
    [
      [false, null, false],
      [false, null, true],
      [false, null, true],
      [false, null, true],
    ],
  );
  assert.match(rows[3]?.message ?? '', /112-30000025/);
  assert.deepEqual(await free(), before);
  for (const one of chosen) assert.equal((await standing([one]))[0]?.status, '29');
  const [stale] = chosen;
  const [again] = await consolidated([{ ...stale, version: 99 }, chosen[2] ?? {}]);
  assert.equal(again?.done, false);
});

test('a number that is typed is the master of all of them, and a wrong one is refused of each', async () => {
  const flight = await addFlight(house, { maxKg: '10000' });
  const chosen = [await waiting(flight), await waiting(flight)];
  const wrong = await consolidated(chosen, '112-30000026');
  assert.deepEqual(
    wrong.map(({ done, message }) => [done, message !== null]),
    [
      [false, true],
      [false, true],
    ],
  );
  const rows = await consolidated(chosen, '112-30000014');
  assert.deepEqual(
    rows.map(({ mawbNo }) => mawbNo),
    ['112-30000014', '112-30000014'],
  );
});

test('who may not confirm bookings may not consolidate them', async () => {
  const flight = await addFlight(house);
  const reader = await house.as(await house.clerk({ permissions: ['op:booking:view'] }));
  const reply = await reader.post('/opsapi/booking/consolidate', { bookings: [await waiting(flight)] });
  assert.equal(reply.status, 403);
});
