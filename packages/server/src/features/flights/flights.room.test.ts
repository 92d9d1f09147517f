import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Overweight } from '@loadline/contract/flights/slot-room';
import type { ProblemName } from '@loadline/contract/kernel/problem';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addAllotment, addFlight, addReservation, asCustomers, asStaff } from './flights.factory.ts';
import {
  findFlight,
  lockSlots,
  moveReservation,
  nextFlightsWithRoom,
  releaseSlot,
  reservationOf,
  reserveSlot,
  roomOf,
} from './flights.public.ts';
import { noteFlightTimes } from './flights.times.public.ts';

const house = await openTestHouse();
const [ana, bo] = [await asCustomers(house), await asCustomers(house, { orgId: house.orgB })];
const desk = await asStaff(house);

async function refusal(work: Promise<unknown>): Promise<Problem> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof Problem, String(error));
  return error;
}

async function refused(work: Promise<unknown>): Promise<ProblemName> {
  return (await refusal(work)).problem;
}

function book(flightId: string, kg: string, cbm: string, bookingId = newId(), as = ana, orgId = house.orgA) {
  return as((tx) => reserveSlot(tx, { orgId, bookingId, flightId, kg, cbm }));
}

async function takenOf(flightId: string): Promise<{ kg: string; cbm: string; bookings: number }> {
  const [sum] = await house.rows<{ kg: string; cbm: string; bookings: number }>(
    `select trim_scale(coalesce(sum(kg), 0))::text as kg, trim_scale(coalesce(sum(cbm), 0))::text as cbm, count(*)::int as bookings
     from slot_reservation where flight_id = $1`,
    [flightId],
  );
  assert.ok(sum);
  return sum;
}

async function deadlocks(): Promise<string | undefined> {
  const [row] = await house.rows<{ deadlocks: string }>(
    'select deadlocks::text from pg_stat_database where datname = current_database()',
  );
  return row?.deadlocks;
}

test('200 bookings at once on a slot that is 95 % full: never over the limit, and all who are refused learn what is left', async () => {
  const { id } = await addFlight(house, { maxKg: '10000', maxCbm: '60' });
  await addReservation(house, { flightId: id, orgId: house.orgB, kg: '9500', cbm: '50' });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 200 }, (_, at) =>
      at % 2 === 0 ? book(id, '45.5', '0.25') : book(id, '45.5', '0.25', newId(), bo, house.orgB),
    ),
  );
  const had = outcomes.filter(({ status }) => status === 'fulfilled');
  assert.equal(had.length, 10);
  assert.deepEqual(await takenOf(id), { kg: '9955', cbm: '52.5', bookings: 11 });
  for (const outcome of outcomes) {
    if (outcome.status === 'fulfilled') continue;
    const { reason } = outcome;
    assert.ok(reason instanceof Problem && reason.problem === 'overweight', String(reason));
    assert.equal(reason.in('en'), 'Overweight, booking refused');
    assert.deepEqual(reason.data, {
      remainingKg: '45',
      remainingCbm: '7.5',
      over: { kg: '0.5', cbm: '0' },
    } satisfies Overweight);
  }
  assert.equal(await deadlocks(), '0');
});

test('bookings that change flights in both directions at once wait for each other, never for themselves', async () => {
  const [one, two] = [await addFlight(house), await addFlight(house)];
  const held = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      addReservation(house, {
        flightId: at % 2 === 0 ? one.id : two.id,
        orgId: house.orgA,
        kg: '10',
        cbm: '0.1',
      }),
    ),
  );
  const turns = await Promise.allSettled(
    held.flatMap((bookingId, at) => {
      const toFlightId = at % 2 === 0 ? two.id : one.id;
      const holder = { orgId: house.orgA, bookingId };
      return [
        desk((tx) => moveReservation(tx, { ...holder, toFlightId })),
        ana((tx) => reserveSlot(tx, { ...holder, flightId: toFlightId, kg: '11', cbm: '0.1' })),
      ];
    }),
  );
  for (const turn of turns)
    if (turn.status === 'rejected') assert.ok(turn.reason instanceof Problem, String(turn.reason));
  const [first, second] = [await takenOf(one.id), await takenOf(two.id)];
  assert.equal(first.bookings + second.bookings, 12);
  assert.equal(await deadlocks(), '0');
});

test('a booking that asks again sets its amounts anew, and one that books elsewhere leaves where it was', async () => {
  const [one, two] = [await addFlight(house), await addFlight(house)];
  const bookingId = newId();
  const first = await book(one.id, '600', '4', bookingId);
  assert.deepEqual([first.takenKg, first.remainingKg], ['600', '400']);
  const more = await book(one.id, '950.5', '4', bookingId);
  assert.deepEqual([more.takenKg, more.remainingKg], ['950.5', '49.5']);
  await book(two.id, '700', '4', bookingId);
  assert.equal((await takenOf(one.id)).bookings, 0);
  assert.deepEqual(await ana((tx) => reservationOf(tx, { orgId: house.orgA, bookingId })), {
    flightId: two.id,
    kg: '700',
    cbm: '4',
  });
  await ana((tx) => releaseSlot(tx, { orgId: house.orgA, bookingId }));
  await ana((tx) => releaseSlot(tx, { orgId: house.orgA, bookingId }));
  assert.equal((await takenOf(two.id)).bookings, 0);
});

test('what was refused leaves the booking where it was', async () => {
  const [one, two] = [await addFlight(house), await addFlight(house, { maxKg: '100' })];
  const bookingId = newId();
  await book(one.id, '600', '4', bookingId);
  assert.equal(await refused(book(two.id, '600', '4', bookingId)), 'overweight');
  assert.equal((await takenOf(one.id)).kg, '600');
});

test('a slot that holds more than its limit takes nothing more, and a booking on it may still become smaller', async () => {
  const { id } = await addFlight(house, { maxKg: '1000' });
  const bookingId = await addReservation(house, { flightId: id, orgId: house.orgA, kg: '1200', cbm: '5' });
  const room = await desk((tx) => roomOf(tx, id));
  assert.deepEqual([room.takenKg, room.remainingKg, room.remainingCbm], ['1200', '0', '5']);
  const problem = await refusal(book(id, '1', '0.1'));
  assert.deepEqual(problem.data, {
    remainingKg: '0',
    remainingCbm: '5',
    over: { kg: '1', cbm: '0' },
  });
  assert.equal((await book(id, '1100', '5', bookingId)).takenKg, '1100');
  assert.equal(await refused(book(id, '1150', '5', bookingId)), 'overweight');
});

test('a flight that is unknown, cancelled, closed, without a slot or past its cut-off takes nothing, each for its reason', async () => {
  const flights = [
    [{ id: newId() }, 'noFlight'],
    [await addFlight(house, { maxKg: null }), 'noSlot'],
    [await addFlight(house, { state: 'CANCELLED' }), 'flightCancelled'],
    [await addFlight(house, { state: 'CLOSED' }), 'slotClosed'],
    [await addFlight(house, { slotState: 'CLOSED' }), 'slotClosed'],
    [await addFlight(house, { leavesIn: 1 }), 'cutOffPassed'],
  ] as const;
  for (const [{ id }, problem] of flights) assert.equal(await refused(book(id, '1', '0.1')), problem);
});

test('after the cut-off a booking keeps what it has and gets no more, but the desk can bring cargo that is at hand', async () => {
  const [late, other] = [await addFlight(house, { leavesIn: 1 }), await addFlight(house)];
  const holder = {
    orgId: house.orgA,
    bookingId: await addReservation(house, { flightId: late.id, orgId: house.orgA, kg: '100', cbm: '1' }),
  };
  assert.equal((await book(late.id, '90', '1', holder.bookingId)).takenKg, '90');
  assert.equal(await refused(book(late.id, '91', '1', holder.bookingId)), 'cutOffPassed');
  const there = await desk((tx) => moveReservation(tx, { ...holder, toFlightId: other.id }));
  assert.equal(there.takenKg, '90');
  await desk(async (tx) => {
    await lockSlots(tx, [late.id, other.id]);
    await moveReservation(tx, { ...holder, toFlightId: late.id });
  });
  assert.equal((await takenOf(late.id)).kg, '90');
  const nothing = { orgId: house.orgA, bookingId: newId(), toFlightId: other.id };
  assert.equal(await refused(desk((tx) => moveReservation(tx, nothing))), 'notFound');
});

test('an allotment is its customer’s and nobody else’s: they cannot take more, and the others cannot take it', async () => {
  const { id } = await addFlight(house, { maxKg: '1000', maxCbm: '10' });
  await addAllotment(house, id, house.orgA, '300', '4');
  const room = (as: typeof ana, orgId: string) => as((tx) => roomOf(tx, id, orgId));
  assert.deepEqual((await room(ana, house.orgA)).remainingKg, '300');
  assert.deepEqual((await room(bo, house.orgB)).remainingKg, '700');
  assert.equal(await refused(book(id, '301', '1')), 'overweight');
  assert.equal(await refused(book(id, '701', '1', newId(), bo, house.orgB)), 'overweight');
  await book(id, '700', '6', newId(), bo, house.orgB);
  assert.deepEqual((await room(ana, house.orgA)).remainingKg, '300');
  const all = await book(id, '300', '4');
  assert.deepEqual([all.maxKg, all.takenKg, all.remainingKg], ['300', '300', '0']);
});

test('nobody reserves, releases or looks into what is another customer’s', async () => {
  const { id } = await addFlight(house);
  const bookingId = await addReservation(house, { flightId: id, orgId: house.orgA, kg: '100', cbm: '1' });
  const foreign = { orgId: house.orgA, bookingId };
  const wanted = { ...foreign, flightId: id, kg: '1', cbm: '1' };
  await assert.rejects(
    bo((tx) => reserveSlot(tx, wanted)),
    { code: 'LL403' },
  );
  await assert.rejects(
    bo((tx) => releaseSlot(tx, foreign)),
    { code: 'LL403' },
  );
  assert.equal(await bo((tx) => reservationOf(tx, foreign)), undefined);
  await assert.rejects(
    bo((tx) => roomOf(tx, id, house.orgA)),
    { problem: 'noSlot' },
  );
  await assert.rejects(
    bo((tx) => roomOf(tx, id)),
    { problem: 'noSlot' },
  );
  assert.equal((await takenOf(id)).kg, '100');
});

test('a flight is found by the number as it is typed; what flew is noted once', async () => {
  const { id, flightNo, flightDate } = await addFlight(house);
  const typed = ` ${flightNo.slice(0, 2).toLowerCase()} ${flightNo.slice(2)}`;
  assert.equal((await ana((tx) => findFlight(tx, typed, flightDate)))?.id, id);
  assert.equal((await ana((tx) => findFlight(tx, typed, flightDate, 'PVG')))?.id, id);
  assert.equal(await ana((tx) => findFlight(tx, typed, flightDate, 'CAN')), undefined);
  assert.equal(await ana((tx) => findFlight(tx, 'XX999', flightDate)), undefined);
  const atd = new Date().toISOString();
  await desk((tx) => noteFlightTimes(tx, id, { atd }));
  await desk((tx) => noteFlightTimes(tx, id, { atd }));
  const flown = await ana((tx) => findFlight(tx, flightNo, flightDate));
  assert.deepEqual([flown?.atd, flown?.version], [atd, 2]);
  assert.equal(await refused(book(id, '1', '0.1')), 'flightDeparted');
});

test('the next flights with room are those of the lane that take the cargo, soonest first', async () => {
  const lane = { origin: 'CKG', destination: 'LGG' };
  const [later, sooner] = [
    await addFlight(house, { ...lane, leavesIn: 96 }),
    await addFlight(house, { ...lane, leavesIn: 48 }),
  ];
  const full = await addFlight(house, { ...lane, leavesIn: 72 });
  await addReservation(house, { flightId: full.id, orgId: house.orgB, kg: '950', cbm: '1' });
  await addFlight(house, { ...lane, leavesIn: 60, slotState: 'CLOSED' });
  await addFlight(house, { ...lane, leavesIn: 60, maxKg: null });
  const asked = { ...lane, after: new Date().toISOString(), kg: '80', cbm: '1', orgId: house.orgA };
  const found = await ana((tx: Tx) => nextFlightsWithRoom(tx, asked));
  assert.deepEqual(
    found.map(({ id }) => id),
    [sooner.id, later.id],
  );
  assert.equal(found[0]?.room?.remainingKg, '1000');
});
