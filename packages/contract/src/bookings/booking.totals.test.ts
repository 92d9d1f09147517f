import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { productWeightRule } from '../freight/product-weight.ts';
import { usualRules } from '../freight/weight-rule.ts';
import { exact, fixed, over, plus, zero } from '../kernel/decimal.ts';
import { chargeableOf } from '../receipts/measured.ts';
import { rowId, soundBooking, soundDimension, soundHouse } from './booking.factory.ts';
import { fits, overBy, reductionsFor, withReduction } from './booking.room.ts';
import { bookingTotals } from './booking.totals.ts';
import type { BookingContent } from './booking-content.ts';

const air = productWeightRule('1', null);

/** A direct booking of equal packages: gross weight of all, one package's sides. */
function packages(
  gross: string,
  [length, width, height]: readonly [string, string, string],
  count: number,
  unit: 'cm' | 'inch' = 'cm',
): BookingContent {
  const sound = soundBooking('2026-11-23', []);
  return {
    ...sound,
    flight: { ...sound.flight, waybillKind: 'direct' },
    cargo: {
      ...sound.cargo,
      unit,
      grossWeight: gross,
      dimensions: [soundDimension(1, { count, length, width, height })],
    },
  };
}

// domain.md §2, the vectors of air cargo.
const vectors = [
  ['V1', '14', ['30', '45', '65'], 1, 'cm', '14.625', '15.0'],
  ['V2', '45', ['60', '40', '20'], 8, 'cm', '64.000', '64.0'],
  ['V3', '80', ['50', '50', '50'], 1, 'cm', '20.833', '80.0'],
  ['V4', '150', ['140', '100', '90'], 1, 'cm', '210.000', '210.0'],
  ['V4 heavy', '260', ['140', '100', '90'], 1, 'cm', '210.000', '260.0'],
  ['V6', '100.1', ['40', '40', '40'], 2, 'cm', '21.333', '100.5'],
  ['V7', '12', ['60', '40', '30'], 1, 'cm', '12.000', '12.0'],
  ['V8', '0.001', ['16', '20', '24'], 1, 'inch', '20.975', '21.0'],
] as const;

for (const [name, gross, sides, count, unit, volumeWeight, billing] of vectors)
  test(`${name}: a booking weighs what domain.md §2 says`, () => {
    const totals = bookingTotals(packages(gross, sides, count, unit), air);
    assert.equal(totals.volumeWeight, volumeWeight);
    assert.equal(totals.billingWeight, billing);
    assert.equal(totals.quantity, count);
  });

test('carton by carton 7 cartons of 41 × 33 × 27 cm come to 45.5 kg, over the shipment to 43.0', () => {
  const content = packages('40', ['41', '33', '27'], 7);
  assert.equal(bookingTotals(content, air).billingWeight, '43.0');
  const carton = { ...usualRules.air.rule, rounds: 'carton' } as const;
  assert.equal(bookingTotals(content, carton).billingWeight, '45.5');
});

test('what is typed counts, then the dimensions, then the house waybills; the volume is the dimensions’ first', () => {
  const content = soundBooking('2026-11-23', [soundHouse(1), soundHouse(2, { bookingGrossWeight: '88' })]);
  const housed = bookingTotals(content, air);
  assert.deepEqual(
    [housed.quantity, housed.grossWeight, housed.volume, housed.billingWeight],
    [36, '500.000', '4.620', '770.0'],
  );
  const measured = {
    ...content,
    cargo: { ...content.cargo, dimensions: [soundDimension(9, { count: 40 })] },
  };
  assert.deepEqual(
    [bookingTotals(measured, air).quantity, bookingTotals(measured, air).volume],
    [40, '1.920'],
  );
  const typed = { ...measured, cargo: { ...measured.cargo, quantity: 41, volume: '9' } };
  assert.deepEqual([bookingTotals(typed, air).quantity, bookingTotals(typed, air).volume], [41, '1.920']);
});

test('an empty booking comes to nothing, also by a rule with a minimum', () => {
  const content = soundBooking('2026-11-23', []);
  assert.equal(bookingTotals(content, { ...air, minimum: '45' }).billingWeight, '0');
});

test('the example of the mock: 126 kg too much, row 3 alone can come down to 189.5', () => {
  const content = soundBooking('2026-11-23', [
    soundHouse(1, { bookingGrossWeight: '412', bookingVolume: '2.310' }),
    soundHouse(2, { bookingGrossWeight: '598.5', bookingVolume: '3.046' }),
    soundHouse(3, { bookingGrossWeight: '315.5', bookingVolume: '1.187' }),
  ]);
  const room = { remainingKg: '1200', remainingCbm: '20' };
  assert.deepEqual(overBy(bookingTotals(content, air), room), { overKg: '126.000', overCbm: '0.000' });
  const third = reductionsFor(content, air, room).find(({ place }) => place === 3);
  assert.deepEqual(third, { rowId: rowId(3), place: 3, grossWeight: '189.5', volume: null });
});

test('where the volume decides, it is the volume that has to come down', () => {
  const content = soundBooking('2026-11-23', [
    soundHouse(1, { bookingGrossWeight: '100', bookingVolume: '4' }),
    soundHouse(2, { bookingGrossWeight: '50', bookingVolume: '2' }),
  ]);
  const [way] = reductionsFor(content, air, { remainingKg: '900.3', remainingCbm: '20' });
  assert.deepEqual(way, { rowId: rowId(1), place: 1, grossWeight: null, volume: '3.399' });
});

const house = fc.record({
  kg: fc.integer({ min: 1, max: 900_000 }),
  cbm: fc.integer({ min: 1, max: 6_000 }),
});

test('whatever is booked: every way out that is offered fits, and nothing is lost in the sums', () => {
  fc.assert(
    fc.property(
      fc.array(house, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.integer({ min: 0, max: 30_000 }),
      (houses, kg, cbm) => {
        const grams = (value: number) => fixed(over(exact(String(value)), exact('1000')), 3);
        const rows = houses.map((one, at) =>
          soundHouse(at + 1, { bookingGrossWeight: grams(one.kg), bookingVolume: grams(one.cbm) }),
        );
        const content = soundBooking('2026-11-23', rows);
        const totals = bookingTotals(content, air);
        const sum = rows.map((row) => exact(row.bookingGrossWeight ?? '0')).reduce(plus, zero);
        assert.equal(totals.grossWeight, fixed(sum, 3));
        assert.ok(Number(totals.slotKg) >= Number(totals.grossWeight));
        const room = { remainingKg: grams(kg), remainingCbm: grams(cbm) };
        for (const way of reductionsFor(content, air, room)) {
          const less = withReduction(content, way);
          assert.ok(fits(bookingTotals(less, air), room), JSON.stringify(way));
        }
      },
    ),
  );
});

test('carton by carton a booking weighs as its receipt will, however many share the gross weight', () => {
  const rule = { ...air, rounds: 'carton' as const };
  const content = packages('2000.001', ['10', '10', '10'], 4000);
  const received = [{ pieces: 4000, length: '10', width: '10', height: '10', weight: '2000.001' }];
  const { billingWeight } = bookingTotals({ ...content, cargo: { ...content.cargo, quantity: 4000 } }, rule);
  assert.deepEqual([billingWeight, chargeableOf(received, rule)], ['4000.0', '4000.0']);
});
