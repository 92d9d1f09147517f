import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fittedWidths, isNumberLike } from './column-width.ts';
import type { Fit } from './table-column.ts';

function wish(fit: Fit | undefined, width: number, whole: number, words = whole, head = 0) {
  return { fit, width, need: { whole, words, head } };
}

test('A figure takes what its widest cell needs, a name what is left down to its wish', () => {
  const wishes = [wish('value', 64, 110), wish('name', 120, 300), wish('drawn', 160, 90)];
  assert.deepEqual(fittedWidths(wishes, 1000), [110, 300, 160]);
  assert.deepEqual(fittedWidths(wishes, 490), [110, 220, 160]);
  assert.deepEqual(fittedWidths(wishes, 200), [110, 120, 160]);
});

test('A name is never narrower than the head above it', () => {
  assert.deepEqual(fittedWidths([wish('name', 80, 300, 300, 120)], 100), [120]);
});

test('A name that may break gives way to a line for each word, and no further', () => {
  assert.deepEqual(fittedWidths([wish('name', 80, 300, 96), wish('value', 64, 70)], 100), [96, 70]);
});

test('Whatever the room, no figure is narrower than its cells, and what fits is not scrolled', () => {
  const wishes = fc.array(
    fc.record({
      fit: fc.constantFrom<Fit>('value', 'name', 'drawn'),
      width: fc.integer({ min: 48, max: 300 }),
      need: fc.integer({ min: 20, max: 480 }).map((whole) => ({ whole, words: whole, head: 20 })),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(wishes, fc.integer({ min: 200, max: 3000 }), (all, room) => {
      const widths = fittedWidths(all, room);
      const least = fittedWidths(all, 0);
      for (const [at, { fit, need }] of all.entries())
        assert.ok(fit === 'name' || (widths[at] ?? 0) >= need.whole);
      const sum = (some: readonly number[]) => some.reduce((one, other) => one + other, 0);
      assert.ok(sum(widths) <= Math.max(room, sum(least)));
    }),
  );
});

test('A number, a date or a waybill is like a number; a vessel and a sentence with a figure are not', () => {
  for (const text of [
    '10,509.570',
    '112-44172100',
    'SO261124HZ76TEBSA',
    'CK 257 11-28',
    'PO-90110-C',
    '1,408 kg',
  ])
    assert.ok(isNumberLike(text), text);
  for (const text of ['Tern Express 031E', '中美空运专线', 'Normal', '约好 3 天后提货', ''])
    assert.ok(!isNumberLike(text), text);
});
