import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { placeBeside } from './floating-place.ts';

const viewport = { width: 1440, height: 900 };
const anchorAt = (left: number, top: number) => ({ left, top, width: 100, height: 30 });

test('a panel opens below its button, 4 px away', () => {
  const place = placeBeside(anchorAt(200, 100), { width: 300, height: 200 }, viewport, 'below', 'start');
  assert.deepEqual([place.left, place.top], [200, 134]);
});

test('without room below it opens above', () => {
  const place = placeBeside(anchorAt(200, 800), { width: 300, height: 200 }, viewport, 'below', 'start');
  assert.equal(place.top, 596);
});

test('at the right edge it moves inwards', () => {
  const place = placeBeside(anchorAt(1380, 100), { width: 300, height: 200 }, viewport, 'below', 'start');
  assert.equal(place.left, 1132);
});

test('a panel never leaves the window, whatever its size', () => {
  const box = fc.record({ left: fc.integer({ min: 0, max: 1340 }), top: fc.integer({ min: 0, max: 870 }) });
  const size = fc.record({
    width: fc.integer({ min: 20, max: 1400 }),
    height: fc.integer({ min: 20, max: 3000 }),
  });
  fc.assert(
    fc.property(box, size, fc.constantFrom('start', 'center', 'end'), ({ left, top }, panel, align) => {
      const place = placeBeside(anchorAt(left, top), panel, viewport, 'below', align);
      const bottom = place.top + Math.min(panel.height, place.maxHeight);
      return place.left >= 8 && place.left + panel.width <= 1440 && place.top >= 0 && bottom <= 900;
    }),
  );
});
