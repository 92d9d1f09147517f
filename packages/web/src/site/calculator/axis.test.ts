import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisFor } from './axis.ts';
import { figure, placesFor } from './figures.ts';

test('an axis ends at a round number that is not far beyond its value', () => {
  const ends = [0, 0.021, 0.55, 5.393, 12, 899, 1_000, 1_796].map(axisFor);
  assert.deepEqual(ends, [1, 0.04, 0.6, 6, 20, 1_000, 1_000, 2_000]);
});

test('figures have their thousands apart, decimals stay together', () => {
  assert.deepEqual(
    [figure('5393280'), figure('1234.5678'), figure('898.88', 1)],
    ['5,393,280', '1,234.5678', '898.9'],
  );
});

test('a weight shows as many places as it takes to see what it was rounded up for', () => {
  const rule = {
    volume: { kind: 'density', kilograms: '333' },
    steps: [{ above: '0', step: '0.5' }],
    minimum: '0',
    rounds: 'shipment',
    unit: 'kg',
  } as const;
  const weights = [
    ['554.200', '898.880', '899.0'],
    ['1.000', '12.001', '12.5'],
    ['40.000', '12.001', '40.0'],
  ] as const;
  assert.deepEqual(
    weights.map(([gross, volumeWeight, chargeable]) =>
      placesFor(volumeWeight, { gross, volumeWeight, chargeable }, rule),
    ),
    [1, 3, 1],
  );
});
