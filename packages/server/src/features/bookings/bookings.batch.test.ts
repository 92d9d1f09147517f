import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { addressOf } from '../notices/notices.factory.ts';
import { bookingOn, offerAir, stockNumbers, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());

type Flight = Awaited<ReturnType<typeof addFlight>>;

async function waiting(flight: Flight, change: object = {}) {
  const content = bookingOn(flight);
  const reply = await submittedBy(customer, { ...content, flight: { ...content.flight, ...change } });
  assert.equal(reply.code, 200, reply.message);
  const { id, version, bookingNo } = reply.data.booking;
  return { which: { id, version }, bookingNo };
}

function decide(decision: string, bookings: readonly object[], more: object = {}) {
  return desk.post('/opsapi/booking/decide', { decision, bookings, ...more });
}

interface Row {
  readonly id: string;
  readonly bookingNo: string | null;
  readonly done: boolean;
  readonly message: string | null;
  readonly mawbNo: string | null;
  readonly room: { readonly remainingKg: string } | null;
}

async function stateOf(id: string) {
  const [row] = await house.rows<{ status: string; mawb: string | null; held: string | null }>(
    `select b.status, b.mawb_no as mawb, (select trim_scale(r.kg)::text from slot_reservation r where r.booking_id = b.id) as held
     from booking b where b.id = $1`,
    [id],
  );
  return row;
}

test('several bookings are confirmed in one call, and each is answered for itself: the odd one, the changed one and the unknown one keep nobody back', async () => {
  await stockNumbers(house, { code: 'CK', prefix: '112' });
  const flight = await addFlight(house, { maxKg: '10000' });
  const [first, must, changed, last] = [
    await waiting(flight),
    await waiting(flight, { position: '0' }),
    await waiting(flight),
    await waiting(flight, { mawbNo: '112-20000024' }),
  ];
  const unknown = { id: newId(), version: 1 };
  const asked = [first.which, must.which, { ...changed.which, version: 99 }, unknown, last.which];
  const reply = await decide('confirm', asked);
  assert.equal(reply.code, 200, reply.message);
  const rows: Row[] = reply.data;
  assert.deepEqual(
    rows.map(({ id, done }) => [id, done]),
    asked.map(({ id }, at) => [id, at === 0 || at === 4]),
  );
  assert.deepEqual([rows[0]?.bookingNo, rows[4]?.mawbNo], [first.bookingNo, '112-20000024']);
  assert.match(rows[0]?.mawbNo ?? '', /^112-\d{8}$/);
  assert.match(rows[1]?.message ?? '', /Must go/);
  assert.ok(rows.every(({ done, message }) => done === (message === null)));
  for (const { which } of [must, changed]) assert.equal((await stateOf(which.id))?.status, '29');
  const told = await house.rows(`select from notice where subject = 'booking' and subject_id = any($1)`, [
    asked.map(({ id }) => id),
  ]);
  assert.equal(told.length, 1, 'only who was confirmed is told, once for both');
});

test('when the stock runs out on the way, those before have their numbers and those after wait as they waited', async () => {
  await stockNumbers(house, { code: 'ZX', prefix: '998', count: 2 });
  const flight = await addFlight(house, { flightNo: 'ZX881', maxKg: '10000' });
  const all = [await waiting(flight), await waiting(flight), await waiting(flight)];
  const rows: Row[] = (
    await decide(
      'confirm',
      all.map(({ which }) => which),
    )
  ).data;
  assert.deepEqual(
    rows.map(({ done }) => done),
    [true, true, false],
  );
  const left = await stateOf(all[2]?.which.id ?? '');
  assert.deepEqual([left?.status, left?.mawb, left?.held], ['29', null, '412']);
  const [stock] = await house.rows<{ free: number; waybills: number }>(
    `select (select count(*)::int from mawb_stock where mawb_no like '998%' and state = 'free') as free,
       (select count(*)::int from mawb where mawb_no like '998%') as waybills`,
  );
  assert.deepEqual(stock, { free: 0, waybills: 2 });
});

test('what has become too heavy for its slot is refused with what is left', async () => {
  const flight = await addFlight(house, { maxKg: '1000' });
  const [one, two] = [await waiting(flight), await waiting(flight)];
  // The second one lost its room since, and the aircraft became smaller.
  await house.rows('delete from slot_reservation where booking_id = $1', [two.which.id]);
  await house.rows('update slot set max_kg = 500 where flight_id = $1', [flight.id]);
  const rows: Row[] = (await decide('confirm', [one.which, two.which])).data;
  assert.deepEqual(
    rows.map(({ done, room }) => [done, room?.remainingKg]),
    [
      [true, undefined],
      [false, '88'],
    ],
  );
});

test('several are returned or refused for one reason, which is needed; the same call again finds them decided', async () => {
  const flight = await addFlight(house);
  const [one, two] = [await waiting(flight), await waiting(flight)];
  assert.equal((await decide('return', [one.which])).data[0].path, 'reason');
  const back: Row[] = (await decide('return', [one.which], { reason: '请补品名' })).data;
  assert.deepEqual([back[0]?.done, (await stateOf(one.which.id))?.status], [true, '30']);
  const gone: Row[] = (await decide('reject', [one.which, two.which], { reason: '包机' })).data;
  assert.deepEqual(
    gone.map(({ done }) => done),
    [false, true],
  );
  assert.deepEqual(await stateOf(two.which.id), { status: '0', mawb: null, held: null });
  const again: Row[] = (await decide('reject', [two.which], { reason: '包机' })).data;
  assert.equal(again[0]?.done, false);
});

test('who may not decide bookings is refused as a whole', async () => {
  const viewer = await house.as(await house.clerk({ permissions: ['op:booking:view'] }));
  const { which } = await waiting(await addFlight(house));
  const asked = { decision: 'reject', bookings: [which], reason: 'x' };
  assert.equal((await viewer.post('/opsapi/booking/decide', asked)).status, 403);
  assert.equal((await customer.post('/opsapi/booking/decide', asked)).status, 403);
  assert.equal((await stateOf(which.id))?.status, '29');
});

test('one that somebody else is holding is answered as busy, and the others are decided all the same', async () => {
  const flight = await addFlight(house, { maxKg: '10000' });
  const [first, held, last] = [await waiting(flight), await waiting(flight), await waiting(flight)];
  await house.rows('begin');
  await house.rows('select 1 from booking where id = $1 for update', [held.which.id]);
  const reply = await decide('return', [first.which, held.which, last.which], { reason: 'which cargo?' });
  await house.rows('rollback');
  assert.equal(reply.code, 200, reply.message);
  const rows: Row[] = reply.data;
  assert.deepEqual(
    rows.map(({ done }) => done),
    [true, false, true],
  );
  assert.equal((await stateOf(held.which.id))?.status, '29');
});

/** What lies in the outbox for the addresses of one person. */
const outboxOf = ({ email, mobile }: { readonly email: string; readonly mobile: string }) =>
  house.rows<{ channel: string; bookings: string | null }>(
    `select channel, params ->> 'bookings' as bookings from message where recipient in ($1, $2) and template = 'bookingDecided' order by channel`,
    [email, mobile],
  );

for (const [decision, path] of [
  ['confirm', 'decide'],
  ['reject', 'decide'],
  ['consolidate', 'consolidate'],
] as const)
  test(`three bookings of one customer in one press (${decision}) are one notice, one SMS and one mail to each person`, async () => {
    const reader = await house.person();
    const addresses = await addressOf(house, reader);
    const flight = await addFlight(house, { maxKg: '10000' });
    const all = [await waiting(flight), await waiting(flight), await waiting(flight)];
    const bookings = all.map(({ which }) => which);
    const body =
      path === 'decide'
        ? { decision, bookings, reason: decision === 'reject' ? '包机' : null }
        : { bookings, mawbNo: null };
    const reply = await desk.post(`/opsapi/booking/${path}`, body);
    assert.ok(
      reply.data.every(({ done }: Row) => done),
      JSON.stringify(reply),
    );
    const notices = await house.rows<{ bookings: string | null }>(
      `select words ->> 'bookings' as bookings from notice where user_id = $1 and event = 'bookingDecided'`,
      [reader.userId],
    );
    assert.deepEqual(notices, [{ bookings: '3' }]);
    assert.deepEqual(await outboxOf(addresses), [
      { channel: 'mail', bookings: '3' },
      { channel: 'sms', bookings: '3' },
    ]);
  });
