import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chinaTime } from '../../kernel/clock.ts';
import { newId } from '../../kernel/database.ts';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { layFlightsJob } from './flights.schedules.commands.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());

const save = (schedule: object) => desk.post('/opsapi/flights/schedules/save', schedule);
const make = (id: string, from: string, to: string) =>
  desk.post('/opsapi/flights/schedules/make', { id, from, to });

/** Three times a week over the midnight of the origin, landing before it left by the clocks of the destination. */
function aSchedule(change: object = {}) {
  return {
    id: newId(),
    flightNo: 'CA1055',
    origin: 'PVG',
    destination: 'LAX',
    weekdays: ['1', '3', '7'],
    departs: '01:30',
    arrives: '22:10',
    arrivesAfterDays: -1,
    cutOffHours: 10,
    validFrom: '2026-12-01',
    validTo: '2026-12-31',
    aircraft: 'B777F',
    maxKg: '20000',
    maxCbm: '120',
    ...change,
  };
}

test('the flights of a time are made from a schedule on its days while it is valid, each with its slot, and only once', async () => {
  const schedule = aSchedule();
  assert.equal((await save(schedule)).code, 200);
  const first = await make(schedule.id, '2026-11-23', '2026-12-08');
  assert.deepEqual(first.data, { made: 3, existing: 0 });
  const { data } = await desk.get('/opsapi/flights?search=CA1055');
  assert.deepEqual(
    data.rows.map((row: Record<string, unknown>) => row['flightDate']),
    ['2026-12-02', '2026-12-06', '2026-12-07'],
  );
  const [flight] = data.rows;
  assert.deepEqual(
    [flight.etd, flight.eta, flight.cutOff, flight.room.maxKg, flight.aircraft],
    ['2026-12-01T17:30:00.000Z', '2026-12-02T06:10:00.000Z', '2026-12-01T07:30:00.000Z', '20000', 'B777F'],
  );
  assert.deepEqual((await make(schedule.id, '2026-12-07', '2026-12-09')).data, { made: 1, existing: 1 });
  const history = await desk.get(`/opsapi/flights/history?id=${flight.id}`);
  assert.equal(history.data.rows[0].changes[0].to, 'CA 1055');
});

test('a schedule is changed by who read it last; flights made before stay as they are', async () => {
  const schedule = aSchedule({ flightNo: 'CA1056' });
  await save(schedule);
  await make(schedule.id, '2026-12-02', '2026-12-02');
  assert.equal((await save({ ...schedule, version: 1, departs: '02:00' })).data.version, 2);
  assert.equal((await save({ ...schedule, version: 1, departs: '03:00' })).status, 409);
  const [flight] = (await desk.get('/opsapi/flights?search=CA1056')).data.rows;
  assert.equal(flight.etd, '2026-12-01T17:30:00.000Z');
  const { data } = await desk.get('/opsapi/flights/schedules?search=ca1056');
  assert.deepEqual([data.rows.length, data.rows[0].departs, data.rows[0].maxKg], [1, '02:00', '20000']);
});

test('what cannot be of a schedule is said at its fields', async () => {
  const wrong: readonly (readonly [object, RegExp])[] = [
    [{ weekdays: [] }, /at least one day/],
    [{ departs: '24:00' }, /hours and minutes/],
    [{ validTo: '2026-11-30' }, /not before the first day/],
    [{ destination: 'PVG' }, /not the origin itself/],
    [{ maxKg: null }, /both limits, or none/],
  ];
  for (const [change, says] of wrong) assert.match((await save(aSchedule(change))).message, says);
  const schedule = aSchedule({ flightNo: 'CA1057' });
  await save(schedule);
  for (const to of ['2026-11-30', '2027-06-01'])
    assert.match((await make(schedule.id, '2026-12-01', to)).message, /1 to 92 days/);
});

test('every night the coming weeks are laid out, each day once: what was cancelled or taken away stays so', async () => {
  const day = (after: number) => chinaTime(new Date(Date.now() + after * 86_400_000)).slice(0, 10);
  const night = (after: number) =>
    layFlightsJob({ ...house.house, clock: { now: () => new Date(Date.now() + after * 86_400_000) } }).work(
      viewerOfJob('night', 'nobody'),
      {},
    );
  const weekdays = ['1', '2', '3', '4', '5', '6', '7'];
  const schedule = aSchedule({ flightNo: 'CA1066', weekdays, validFrom: day(-3), validTo: day(60) });
  assert.equal((await save(schedule)).code, 200);
  const flown = async () =>
    house.rows<{ day: string; state: string }>(
      `select flight_date::text as day, state from flight where flight_no = 'CA1066' order by flight_date`,
    );
  await night(0);
  const first = await flown();
  assert.deepEqual([first.length, first[0]?.day, first.at(-1)?.day], [29, day(0), day(28)]);
  await house.rows(`update flight set state = 'CANCELLED' where flight_no = 'CA1066' and flight_date = $1`, [
    day(5),
  ]);
  await house.rows(
    `delete from slot where flight_id in (select id from flight where flight_no = 'CA1066' and flight_date = $1)`,
    [day(6)],
  );
  await house.rows(`delete from flight where flight_no = 'CA1066' and flight_date = $1`, [day(6)]);
  await night(0);
  await night(1);
  const after = await flown();
  assert.deepEqual([after.length, after.at(-1)?.day], [29, day(29)]);
  assert.deepEqual(
    after.filter((one) => one.day === day(5) || one.day === day(6)),
    [{ day: day(5), state: 'CANCELLED' }],
  );
  const { data } = await desk.get('/opsapi/flights/schedules?search=ca1066');
  assert.equal(data.rows[0].laidUntil, day(29));
});
