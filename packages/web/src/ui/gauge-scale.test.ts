import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gaugeScale } from './gauge-scale.ts';

test('the load line stands at eight ninths of the bar while the load is within it', () => {
  assert.deepEqual(gaugeScale({ limit: 3200, taken: 1600, mine: 800 }, 108), {
    width: 108,
    limit: 96,
    taken: 48,
    mineWithin: 24,
    over: 0,
    total: 72,
  });
});

test('what lies past the load line is drawn past it', () => {
  const scale = gaugeScale({ limit: 3200, taken: 2200, mine: 1311 }, 108);
  assert.equal(scale.limit, 96);
  assert.ok(scale.over > 0 && Math.abs(scale.total - scale.limit - scale.over) < 0.11);
});

test('an excess larger than the bar shrinks everything alike', () => {
  const scale = gaugeScale({ limit: 1000, taken: 1000, mine: 3000 }, 100);
  assert.deepEqual([scale.limit, scale.taken, scale.over, scale.total], [25, 25, 75, 100]);
});

test('every load is drawn inside the bar, and its parts add up', () => {
  const kg = fc.integer({ min: 0, max: 100_000 });
  fc.assert(
    fc.property(kg, kg, kg, (limit, taken, mine) => {
      const scale = gaugeScale({ limit, taken, mine }, 108);
      const sum = scale.taken + scale.mineWithin + scale.over;
      return scale.total <= 108 && scale.limit <= 108 && Math.abs(sum - scale.total) < 0.2;
    }),
  );
});
