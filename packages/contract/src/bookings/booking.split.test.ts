import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exact, fixed, plus, zero } from '../kernel/decimal.ts';
import { rowId, soundBooking, soundHouse } from './booking.factory.ts';
import { findingsOfBooking } from './booking.rules.ts';
import { findingsOfSplit, shareOf, splitContent } from './booking.split.ts';
import { figuresOf } from './booking.totals.ts';
import type { BookingContent } from './booking-content.ts';
import type { HouseRow } from './booking-rows.ts';

let made = 500;
const newId = () => rowId((made += 1));
const of = (...rows: ReturnType<typeof soundHouse>[]): BookingContent => soundBooking('2026-11-23', rows);
const pathsOf = (found: readonly { path: string }[]) => found.map(({ path }) => path);

test('what stays and what leaves are together what was booked, whichever pieces leave', () => {
  const house = fc.record({
    pieces: fc.integer({ min: 1, max: 400 }),
    grams: fc.integer({ min: 1000, max: 9_000_000 }),
    litres: fc.integer({ min: 1000, max: 90_000 }),
    leaves: fc.integer({ min: 0, max: 400 }),
  });
  fc.assert(
    fc.property(fc.array(house, { minLength: 1, maxLength: 6 }), (drawn) => {
      const rows = drawn.map(({ pieces, grams, litres }, at) =>
        soundHouse(at + 1, {
          bookingPkgsNum: pieces,
          bookingGrossWeight: (grams / 1000).toFixed(3),
          bookingVolume: (litres / 1000).toFixed(3),
          orderNumber: `SO${at}`,
        }),
      );
      const content = of(...rows);
      const asked = rows.flatMap((row, at) => {
        const pieces = Math.min(drawn[at]?.leaves ?? 0, row.bookingPkgsNum ?? 0);
        return pieces > 0 ? [shareOf(row, pieces)] : [];
      });
      if (findingsOfSplit(content, asked).length > 0) return;
      const { stays, leaves } = splitContent(content, asked, newId);
      const [one, other, all] = [figuresOf(stays), figuresOf(leaves), figuresOf(content)];
      assert.equal((one.quantity ?? 0) + (other.quantity ?? 0), all.quantity);
      for (const key of ['grossWeight', 'volume'] as const) {
        const sum = [one[key], other[key]].map((text) => exact(text ?? '0')).reduce(plus, zero);
        assert.equal(fixed(sum, 3), fixed(exact(all[key] ?? '0'), 3));
      }
      const known = [...stays.houses.rows, ...leaves.houses.rows];
      assert.equal(new Set(known.map(({ id }) => id)).size, known.length);
      for (const row of known) {
        const twice = known.filter(({ orderNumber }) => orderNumber === row.orderNumber).length > 1;
        assert.equal(
          row.orderPieces !== null,
          twice,
          'an order is in parts where two house waybills carry it',
        );
      }
      const now = { today: '2026-11-20', now: '2026-11-20T00:00:00Z' };
      assert.deepEqual(
        pathsOf(findingsOfBooking(stays, now).errors).filter((path) => path.startsWith('houses')),
        [],
      );
    }),
  );
});

test('a booking is not split into nothing, nor out of what it has not', () => {
  const [first, second] = [soundHouse(1), soundHouse(2)];
  const content = of(first, second);
  assert.deepEqual(pathsOf(findingsOfSplit(content, [])), ['houses']);
  assert.deepEqual(pathsOf(findingsOfSplit(content, [shareOf(first, 18), shareOf(second, 18)])), ['houses']);
  assert.deepEqual(findingsOfSplit(content, [shareOf(first, 18)]), []);
  const more = { ...shareOf(first, 18), pieces: 19 };
  assert.deepEqual(pathsOf(findingsOfSplit(content, [more])), [`houses.${first.id}.pieces`]);
  const heavy = { ...shareOf(first, 6), grossWeight: '412', volume: '2.31' };
  assert.deepEqual(pathsOf(findingsOfSplit(content, [heavy])), [
    `houses.${first.id}.grossWeight`,
    `houses.${first.id}.volume`,
  ]);
  const elsewhere = shareOf(soundHouse(9), 3);
  assert.deepEqual(pathsOf(findingsOfSplit(content, [elsewhere])), [`houses.${elsewhere.id}.pieces`]);
});

test('what leaves has no flight and no numbers yet, and goes to the same people', () => {
  const row = soundHouse(1, { orderNumber: 'SO1' });
  const { stays, leaves } = splitContent(of(row, soundHouse(2)), [shareOf(row, 6)], newId);
  const { reservedFlight, flightDate, mawbNo, origin, destination } = leaves.flight;
  assert.deepEqual([reservedFlight, flightDate, mawbNo], [null, null, null]);
  assert.deepEqual([origin, destination], [stays.flight.origin, stays.flight.destination]);
  assert.deepEqual(leaves.parties, stays.parties);
  const [part] = leaves.houses.rows;
  assert.deepEqual(
    [part?.hawbNo, part?.bookingPkgsNum, part?.orderNumber, part?.orderPieces],
    [null, 6, 'SO1', 18],
  );
  const [rest, other] = stays.houses.rows;
  assert.deepEqual([rest?.hawbNo, rest?.bookingPkgsNum, rest?.orderPieces], [row.hawbNo, 12, 18]);
  assert.equal(other?.orderPieces, null);
});

test('an order that leaves the house waybill of others leaves its number to them; all of a house waybill take it along', () => {
  const [one, two, three] = [1, 2, 3].map((at) => soundHouse(at, { hawbNo: at < 3 ? 'HB-1' : 'HB-3' }));
  assert.ok(one && two && three);
  const leaving = (...rows: HouseRow[]) =>
    splitContent(
      of(one, two, three),
      rows.map((row) => shareOf(row, 18)),
      newId,
    );
  const numbersOf = ({ houses }: BookingContent) => houses.rows.map(({ hawbNo }) => hawbNo);
  const alone = leaving(two);
  assert.deepEqual([numbersOf(alone.stays), numbersOf(alone.leaves)], [['HB-1', 'HB-3'], [null]]);
  const brought = { ...of(soundHouse(1, { hawbNo: 'OWN-1' }), soundHouse(2, { hawbNo: null })) };
  const wished = { ...brought, houses: { ...brought.houses, together: true } };
  const [first] = brought.houses.rows;
  assert.ok(first);
  const split = splitContent(wished, [shareOf(first, 18)], newId);
  assert.deepEqual([numbersOf(split.stays), numbersOf(split.leaves)], [['OWN-1'], [null]]);
  const both = leaving(one, two);
  assert.deepEqual([numbersOf(both.stays), numbersOf(both.leaves)], [['HB-3'], ['HB-1', 'HB-1']]);
});

test('a house waybill that leaves whole takes what it was booked with, whatever weight is typed beside its pieces', () => {
  const [first, second] = [soundHouse(1), soundHouse(2)];
  const content = of(first, second);
  const typed = { ...content, cargo: { ...content.cargo, grossWeight: '824', dimensions: [] } };
  const odd = { ...shareOf(first, 18), grossWeight: '400' };
  const { stays, leaves } = splitContent(typed, [odd], newId);
  assert.deepEqual([figuresOf(stays).grossWeight, figuresOf(leaves).grossWeight], ['412', '412']);
});
