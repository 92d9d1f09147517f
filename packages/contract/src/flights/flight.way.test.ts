import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { zoneOf } from '../codes/place.ts';
import { localTimeAt } from '../kernel/local-time.ts';
import { timesOf } from './flight.form.ts';
import { flightNumbers, legsOf, routing, transfersOf, viaText } from './flight.legs.ts';
import type { FlightForm } from './flight.ts';
import { stopFlaws, stopLabel } from './flight.way.ts';

const never = '9999-12-31T00:00:00.000Z';
const airports = ['SZX', 'HKG', 'ANC', 'LAX', 'PVG', 'FRA', 'ORD', 'ICN'] as const;
const numbers = ['CX5701', 'CX880', 'CK257', '5X77'] as const;

const direct: FlightForm = {
  flightNo: 'CX5701',
  flightDate: '2026-11-28',
  origin: 'SZX',
  destination: 'LAX',
  stops: null,
  aircraft: null,
  etd: '2026-11-28T14:20',
  eta: '2026-11-29T13:30',
  cutOff: '2026-11-28T06:00',
  atd: null,
  ata: null,
  verified: false,
  maxKg: null,
  maxCbm: null,
};
const atHongKong = {
  airport: 'HKG',
  eta: '2026-11-28T15:25',
  flightNo: 'CX880',
  flightDate: '2026-11-29',
  etd: '2026-11-29T16:35',
  ata: null,
  atd: null,
} as const;

/** Hours of flying and of waiting, an airport each, told by the clocks of those airports. */
const ways = fc
  .record({
    way: fc.shuffledSubarray([...airports], { minLength: 2, maxLength: 5 }),
    hours: fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 10, maxLength: 10 }),
    onward: fc.array(fc.constantFrom(...numbers), { minLength: 3, maxLength: 3 }),
  })
  .map(({ way, hours, onward }) => formOver(way, hours, onward));

function formOver(way: readonly string[], hours: readonly number[], onward: readonly string[]): FlightForm {
  let at = Date.parse('2026-03-28T10:00:00Z');
  const next = (step: number, airport: string) => {
    at += (hours[step] ?? 1) * 3_600_000;
    return localTimeAt(new Date(at).toISOString(), zoneOf(airport) ?? '');
  };
  const [origin = '', destination = ''] = [way[0], way.at(-1)];
  const etd = next(0, origin);
  const stops = way.slice(1, -1).map((airport, index) => {
    const eta = next(index * 2 + 1, airport);
    const left = next(index * 2 + 2, airport);
    return {
      airport,
      eta,
      flightNo: onward[index] ?? 'CK257',
      flightDate: null,
      etd: left,
      ata: null,
      atd: null,
    };
  });
  const eta = next(9, destination);
  return { ...direct, flightDate: etd.slice(0, 10), origin, destination, stops, etd, eta, cutOff: etd };
}

test('whatever the airports, clocks and directions, a way that goes forward is right, and its legs join', () => {
  fc.assert(
    fc.property(ways, (form) => {
      assert.deepEqual(stopFlaws(form, never), []);
      const legs = legsOf({ ...form, ...timesOf(form) });
      assert.equal(legs.length, (form.stops?.length ?? 0) + 1);
      assert.deepEqual(
        [legs[0]?.origin, legs[0]?.flightNo, legs.at(-1)?.destination],
        [form.origin, form.flightNo, form.destination],
      );
      for (const [at, leg] of legs.entries()) {
        assert.ok(leg.etd < leg.eta, `${leg.origin} ${leg.etd} ${leg.destination} ${leg.eta}`);
        const before = legs[at - 1];
        if (before) assert.deepEqual([before.destination, before.eta < leg.etd], [leg.origin, true]);
      }
    }),
  );
});

test('an airport that is on the way already, or a stop before what it follows, is said at the stop', () => {
  fc.assert(
    fc.property(ways, fc.nat(), (form, dice) => {
      const stops = form.stops ?? [];
      fc.pre(stops.length > 0);
      const at = dice % stops.length;
      const put = (change: object) => ({
        ...form,
        stops: stops.map((stop, index) => (index === at ? { ...stop, ...change } : stop)),
      });
      const keysOf = (written: FlightForm) =>
        stopFlaws(written, never).map((flaw) => `${flaw.at} ${flaw.key}`);
      assert.ok(keysOf(put({ airport: form.origin })).includes(`${at} airport`));
      assert.ok(keysOf(put({ airport: form.destination })).includes(`${at} airport`));
      assert.ok(keysOf(put({ eta: '2026-03-01T00:00' })).includes(`${at} eta`));
      assert.ok(keysOf(put({ etd: '2026-03-01T00:00' })).includes(`${at} etd`));
    }),
  );
});

test('a way is read as it is flown: where the cargo goes over to another flight, and where the flight only calls', () => {
  const via = { ...direct, stops: [atHongKong] };
  const { stops } = timesOf(via);
  assert.equal(routing(via), 'SZX → HKG → LAX');
  assert.equal(routing(direct), 'SZX → LAX');
  assert.deepEqual(viaText({ ...via, stops }), { zh: '经 HKG 转 CX 880 +1', en: 'via HKG, CX 880 +1' });
  assert.equal(viaText({ ...direct, stops: [] }), undefined);
  assert.equal(flightNumbers({ ...via, stops }), 'CX5701 / CX 880');
  const calls = timesOf({ ...direct, stops: [{ ...atHongKong, flightNo: 'CX5701' }] }).stops;
  assert.equal(viaText({ ...direct, stops: calls })?.en, 'via HKG');
  assert.deepEqual([transfersOf('CX5701', stops).length, transfersOf('CX5701', calls).length], [1, 0]);
  assert.equal(stopLabel({ at: 0, key: 'eta' }).en, 'Via 1 · ETA at transfer, local');
});
