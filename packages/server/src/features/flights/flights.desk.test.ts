import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addAllotment, addFlight, addReservation } from './flights.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const [ana, bo] = [
  await house.as(await house.person()),
  await house.as(await house.person({ orgId: house.orgB })),
];

const save = (flight: object) => desk.post('/opsapi/flights/save', flight);
let made = 500;

function aFlight(change: object = {}) {
  made += 1;
  return {
    id: newId(),
    flightNo: `MU${made}`,
    flightDate: '2099-03-08',
    origin: 'PVG',
    destination: 'LAX',
    aircraft: 'B777F',
    etd: '2099-03-08T23:50',
    eta: '2099-03-08T19:40',
    cutOff: '2099-03-08T16:00',
    verified: true,
    maxKg: '18000',
    maxCbm: '110.5',
    ...change,
  };
}

interface Shown {
  readonly id: string;
}

test('a flight is written by the clocks of its airports, kept as instants, and its date is that of the origin', async () => {
  const flight = aFlight();
  const { code, data, message } = await save(flight);
  assert.equal(code, 200, message);
  assert.deepEqual(
    [data.flight.etd, data.flight.originZone, data.flight.destinationZone, data.flight.room.maxCbm],
    ['2099-03-08T15:50:00.000Z', 'Asia/Shanghai', 'America/Los_Angeles', '110.5'],
  );
  // That morning clocks in Los Angeles went forward: 19:40 is seven hours behind UTC.
  assert.equal(data.flight.eta, '2099-03-09T02:40:00.000Z');
  const late = await save({ ...flight, version: 1, etd: '2099-03-09T02:10', eta: '2099-03-08T22:00' });
  assert.deepEqual([late.data.flight.flightDate, late.data.flight.version], ['2099-03-08', 2]);
});

test('what cannot be of a flight is said at its fields', async () => {
  const wrong: readonly (readonly [object, RegExp])[] = [
    [{ destination: 'PVG' }, /Destination: not the origin itself/],
    [{ destination: 'ZZZ' }, /Destination: a known code such as YNT/],
    [{ origin: 'ZZZ' }, /Origin: a known code such as YNT/],
    [{ flightNo: 'M' }, /Flight no\.: airline code and digits/],
    [{ eta: '2099-03-08T08:49' }, /after the departure/],
    [{ cutOff: '2099-03-09T00:00' }, /not after the departure/],
    [{ etd: '2099-03-12T10:00', eta: '2099-03-13T10:00' }, /at most three days late/],
    [{ atd: '2099-03-08T23:50' }, /not ahead of now/],
    [{ maxCbm: null }, /both limits, or none/],
    [{ maxKg: '0' }, /Weight limit/],
  ];
  for (const [change, says] of wrong) {
    const { status, message } = await save(aFlight(change));
    assert.equal(status, 400);
    assert.match(message, says);
  }
});

test('one number has one flight a day at an origin, and two clerks do not overwrite each other', async () => {
  const flight = aFlight();
  await save(flight);
  const again = await save({ ...flight, id: newId() });
  assert.deepEqual(
    [again.code, again.message],
    [-1, `Flight ${shownFlightNo(flight.flightNo)} of this day exists already. Edit that one`],
  );
  assert.equal((await save({ ...flight, id: newId(), origin: 'CAN' })).code, 200);
  assert.equal((await save({ ...flight, version: 1, aircraft: 'B748F' })).code, 200);
  const stale = await save({ ...flight, version: 1, aircraft: 'A330' });
  assert.deepEqual([stale.status, stale.data.current.flight.aircraft], [409, 'B748F']);
});

test('a flight is closed, cancelled and opened again with a reason each, and what does not lead anywhere is refused', async () => {
  const { id } = await addFlight(house);
  const move = (to: string, version: number) =>
    desk.post('/opsapi/flights/move', { id, version, to, reason: 'typhoon at the origin' });
  assert.equal((await move('CLOSED', 1)).data.flight.availability, 'CLOSED');
  assert.equal((await move('CANCELLED', 2)).data.flight.availability, 'CANCELLED');
  const refused = await move('CLOSED', 3);
  assert.deepEqual(
    [refused.code, refused.message],
    [-1, '“Cancelled” cannot become “Closed”. From here it can become: Open'],
  );
  assert.equal((await move('OPEN', 3)).data.flight.availability, 'OPEN');
  await house.rows('update flight set atd = now() where id = $1', [id]);
  assert.match((await move('CANCELLED', 4)).message, /has departed/);
  const { data } = await desk.get(`/opsapi/flights/history?id=${id}`);
  assert.equal(data.rows.length, 3);
  assert.deepEqual(
    data.rows[0].changes.map(({ label, from, to }: Record<string, string>) => [label, from, to]).toSorted(),
    [
      ['Flight status', 'Cancelled', 'Open'],
      ['Reason', null, 'typhoon at the origin'],
    ],
  );
});

test('a slot is taken off sale and put on again, and cannot be taken away while somebody holds room of it', async () => {
  const flight = aFlight();
  await save(flight);
  const { id } = flight;
  const closed = await desk.post('/opsapi/flights/slot/move', {
    id,
    version: 1,
    to: 'CLOSED',
    reason: 'sold out',
  });
  assert.deepEqual([closed.data.flight.slotState, closed.data.flight.availability], ['CLOSED', 'CLOSED']);
  await addReservation(house, { flightId: id, orgId: house.orgA, kg: '100', cbm: '1' });
  const kept = await save({ ...flight, version: 2, maxKg: null, maxCbm: null });
  assert.match(kept.message, /has bookings or allotments/);
  const smaller = await save({ ...flight, version: 2, maxKg: '50' });
  assert.deepEqual([smaller.data.flight.room.takenKg, smaller.data.flight.room.remainingKg], ['100', '0']);
});

test('allotments fit into their slot together, stand at their customers, and a slot is not made smaller than they are', async () => {
  const flight = aFlight({ maxKg: '1000', maxCbm: '10' });
  await save(flight);
  const { id } = flight;
  const allot = (version: number, ...allotments: object[]) =>
    desk.post('/opsapi/flights/slot/allotments', { id, version, allotments });
  const two = [
    { orgId: house.orgA, kg: '600', cbm: '5' },
    { orgId: house.orgB, kg: '400.5', cbm: '5' },
  ];
  assert.match((await allot(1, ...two)).message, /together at most 1000 kg/);
  assert.match((await allot(1, two[0] ?? {}, two[0] ?? {})).message, /one line per customer/);
  assert.equal((await allot(1, { orgId: newId(), kg: '1', cbm: '1' })).status, 404);
  const { data } = await allot(1, two[0] ?? {});
  assert.deepEqual(
    [data.allotments.length, data.allotments[0].customerEn, data.flight.allottedKg, data.flight.version],
    [1, 'Company ACME', '600', 2],
  );
  assert.match(
    (await save({ ...flight, version: 2, maxKg: '599' })).message,
    /600 kg and 5 CBM are allotted/,
  );
});

test('a clerk sees what other teams’ customers hold and are allotted, but not who they are, and leaves it as it is', async () => {
  const { id } = await addFlight(house);
  await addAllotment(house, id, house.orgB, '300', '3');
  await addReservation(house, { flightId: id, orgId: house.orgB, kg: '100', cbm: '1' });
  const narrow = await house.as(await house.clerk({ customers: [house.orgA] }));
  const allotments = [{ orgId: house.orgA, kg: '700', cbm: '7' }];
  const { data } = await narrow.post('/opsapi/flights/slot/allotments', { id, version: 1, allotments });
  assert.deepEqual(
    data.allotments.map((one: { orgId: string | null; kg: string }) => [one.orgId, one.kg]),
    [
      [house.orgA, '700'],
      [null, '300'],
    ],
  );
  assert.deepEqual([data.reservations[0].kg, data.reservations[0].customer], ['100', null]);
  const refused = await narrow.post('/opsapi/flights/slot/allotments', {
    id,
    version: 2,
    allotments: [{ orgId: house.orgA, kg: '701', cbm: '7' }],
  });
  assert.match(refused.message, /together at most 1000 kg/);
});

test('customers see the flights of their days with their own room, and nothing of the whole slot', async () => {
  const { id, flightDate } = await addFlight(house, { origin: 'TSN', maxKg: '1000' });
  const bare = await addFlight(house, { origin: 'TSN', maxKg: null, leavesIn: 49 });
  await addAllotment(house, id, house.orgB, '300', '3');
  await addReservation(house, { flightId: id, orgId: house.orgB, kg: '120', cbm: '1' });
  const asked = `/omsapi/flights?origin=TSN&from=${flightDate}&to=${bare.flightDate}`;
  const [ours, theirs] = [(await ana.get(asked)).data, (await bo.get(asked)).data];
  assert.deepEqual(
    ours.map((one: Shown) => one.id),
    [id, bare.id],
  );
  assert.deepEqual([ours[0].room.maxKg, ours[0].room.takenKg, ours[0].room.remainingKg], ['700', '0', '700']);
  assert.deepEqual([theirs[0].room.maxKg, theirs[0].room.remainingKg], ['300', '180']);
  assert.deepEqual([ours[1].room, ours[1].availability], [null, 'NO_SLOT']);
  assert.ok(!('bookings' in ours[0]) && !('allottedKg' in ours[0]));
  const staff = await desk.get(`/opsapi/flights/choices?origin=TSN&from=${flightDate}&orgId=${house.orgB}`);
  assert.equal(staff.data[0].room.remainingKg, '180');
  const long = await ana.get('/omsapi/flights?origin=TSN&from=2026-01-01&to=2026-03-01');
  assert.deepEqual(
    [long.status, (await ana.get('/omsapi/flights?origin=ZZZ&from=2026-01-01')).status],
    [400, 400],
  );
});

test('the desk finds flights by number, day, lane and room, and counts what it finds', async () => {
  const { id, flightNo, flightDate } = await addFlight(house, { origin: 'XIY', destination: 'LGG' });
  await addReservation(house, { flightId: id, orgId: house.orgA, kg: '1000', cbm: '1' });
  const query = new URLSearchParams({
    search: flightNo.slice(1),
    from: flightDate,
    to: flightDate,
    origin: 'XIY',
    destination: 'LGG',
    availability: 'FULL',
  }).toString();
  const { data } = await desk.get(`/opsapi/flights?${query}`);
  assert.deepEqual(
    data.rows.map((row: { id: string; bookings: number }) => [row.id, row.bookings]),
    [[id, 1]],
  );
  assert.equal((await desk.get(`/opsapi/flights/count?${query}`)).data.total, 1);
});
