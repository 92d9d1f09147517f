import assert from 'node:assert/strict';
import { test } from 'node:test';
import { slotLoad } from './slot-load.ts';

test('a booking leaves of a slot what others do not hold; what it holds already is its own', () => {
  const fits = slotLoad({ max: '3200', taken: '2200', held: '734', mine: '734' });
  assert.deepEqual(
    { taken: fits.taken, most: fits.most, left: fits.left, over: fits.over },
    { taken: '1466.000', most: '1734.000', left: '1000.000', over: undefined },
  );
});

test('what is over is told to the gram, also of a slot that others have filled beyond its limit', () => {
  const over = slotLoad({ max: '3200', taken: '2000', held: null, mine: '1326' });
  assert.deepEqual([over.most, over.left, over.over], ['1200.000', '-126.000', '126.000']);
  const full = slotLoad({ max: '3200', taken: '3300.5', held: null, mine: '10' });
  assert.deepEqual([full.most, full.over], ['0.000', '10.000']);
});
