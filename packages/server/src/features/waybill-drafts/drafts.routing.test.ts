import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { layWaybill } from './drafts.factory.ts';
import { flightsSaid } from './manifest.paper.ts';

const house = await openTestHouse();
const ana = await house.person();
const desk = await house.as(await house.clerk());

function stopAt(airport: string, flightNo: string, flightDate: string) {
  const at = `${flightDate}T08:00:00.000Z`;
  return { airport, zone: 'Asia/Hong_Kong', eta: at, ata: null, flightNo, flightDate, etd: at, atd: null };
}

let days = 0;

/** The form that a draft begins with, of a waybill on a flight with these stops. */
async function masterVia(...stops: ReturnType<typeof stopAt>[]) {
  const { id, no } = await layWaybill(house, [{ orgId: house.orgA, ownerId: ana.userId, houses: 1 }]);
  const flight = await addFlight(house, {
    flightNo: 'CZ433',
    origin: 'PVG',
    destination: 'ORD',
    leavesIn: 48 + 24 * days++,
    stops,
  });
  await house.rows('update mawb set flight_id = $2 where id = $1', [id, flight.id]);
  const { data } = await desk.get(`/opsapi/mawb/draft?no=${no}`);
  const { to1, by1, to2, by2, to3, by3, flight: first, flight2, flightDate2 } = data.proposed.master;
  return {
    routing: [to1, by1, to2, by2, to3, by3],
    flights: [first, flight2, flightDate2],
    form: data.proposed.master,
  };
}

test('the routing of an air waybill names where its cargo goes over, by whose flight, and the onward flight with its day', async () => {
  const { routing, flights, form } = await masterVia(
    stopAt('HKG', 'CX880', '2026-11-25'),
    stopAt('ANC', 'CX880', '2026-11-25'),
    stopAt('LAX', 'AA51', '2026-11-26'),
  );
  assert.deepEqual(routing, ['HKG', 'CZ', 'LAX', 'CX', 'ORD', 'AA']);
  assert.deepEqual(flights, ['CZ433', 'CX880', '2026-11-25']);
  assert.equal(flightsSaid(form), 'CZ433 / 2026-11-24, CX880 / 2026-11-25');
});

test('an airport at which the flight only calls is none of the routing', async () => {
  const { routing, flights, form } = await masterVia(stopAt('ANC', 'CZ433', '2026-11-24'));
  assert.deepEqual([routing.slice(0, 1), routing.slice(2)], [['ORD'], [null, null, null, null]]);
  assert.deepEqual(flights, ['CZ433', null, null]);
  assert.equal(flightsSaid(form), 'CZ433 / 2026-11-24');
});
