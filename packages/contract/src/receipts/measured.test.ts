import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chargeableWeight } from '../freight/chargeable-weight.ts';
import { usualRules } from '../freight/weight-rule.ts';
import { differencesOf, figuresOf, packagesOf } from './measured.ts';

const mock = [
  { pieces: 18, length: '58', width: '42', height: '40', weight: '262.8' },
  { pieces: 26, length: '62', width: '40', height: '38', weight: '371' },
  { pieces: 9, length: '80', width: '60', height: '55', weight: '355' },
];

test('what stands on the scale is added up exactly', () => {
  assert.deepEqual(figuresOf(mock), { pieces: 53, grossWeight: '988.800', volume: '6.580160' });
});

test('one piece less is a difference, four percent of weight too, half a percent of volume is let pass', () => {
  const booked = { pieces: 54, grossWeight: '948', volume: '6.54' };
  assert.deepEqual(differencesOf(booked, figuresOf(mock), '3'), [
    { of: 'pieces', by: '−1', over: true },
    { of: 'grossWeight', by: '+4.3', over: true },
    { of: 'volume', by: '+0.6', over: false },
  ]);
});

test('exactly the tolerance is let pass, and what was not booked differs from nothing', () => {
  const came = { pieces: 1, grossWeight: '103', volume: '97' };
  const overs = (booked: string) =>
    differencesOf({ pieces: 1, grossWeight: booked, volume: booked }, came, '3').map(({ over }) => over);
  assert.deepEqual(overs('100'), [false, false, false]);
  assert.deepEqual(overs('0'), [false, false, false]);
  assert.deepEqual(overs('99.9'), [false, true, false]);
});

const air = usualRules.air.rule;

test('carton by carton each piece weighs its share of the line', () => {
  const seven = [{ pieces: 7, length: '41', width: '33', height: '27', weight: '35' }];
  const rule = { ...air, rounds: 'carton', volume: { kind: 'divisor', cubicCentimetres: '5000' } } as const;
  assert.equal(chargeableWeight(packagesOf(seven, rule), 'cm', rule).chargeable, '52.5');
});

test('a weight that no single piece has a decimal share of is charged as it is', () => {
  const third = [{ pieces: 3, length: '1', width: '1', height: '1', weight: '200' }];
  assert.equal(chargeableWeight(packagesOf(third, air), 'cm', air).chargeable, '200.0');
});

test('the chargeable weight is never less than what the scale says, nor than the volume asks', () => {
  const line = fc.record({
    pieces: fc.integer({ min: 1, max: 999 }),
    cents: fc.integer({ min: 1, max: 9_999_900 }),
    length: fc.integer({ min: 1, max: 2000 }),
  });
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 9 }), (drawn) => {
      const lines = drawn.map(({ pieces, cents, length }) => ({
        pieces,
        length: (length / 10).toFixed(1),
        width: '40',
        height: '30.5',
        weight: (cents / 100).toFixed(2),
      }));
      const { grossWeight, volume } = figuresOf(lines);
      const charged = Number(chargeableWeight(packagesOf(lines, air), 'cm', air).chargeable);
      assert.ok(
        charged >= Number(grossWeight) &&
          charged - Math.max(Number(grossWeight), Number(volume) * (1e6 / 6000)) < 0.5 + 1e-3,
      );
    }),
  );
});
