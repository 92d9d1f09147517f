import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { entriesToFold } from './fit-entries.ts';

const widths = [60, 60, 60, 60, 60];

test('a menu that fits folds nothing, and needs no room for "more"', () => {
  assert.deepEqual(entriesToFold({ widths, room: 300, moreWidth: 50, current: 0 }), []);
});

test('the last entries fold first', () => {
  assert.deepEqual(entriesToFold({ widths, room: 299, moreWidth: 50, current: 0 }), [4]);
  assert.deepEqual(entriesToFold({ widths, room: 200, moreWidth: 50, current: 0 }), [2, 3, 4]);
});

test('the entry of the current page always stays in the row', () => {
  assert.deepEqual(entriesToFold({ widths, room: 120, moreWidth: 50, current: 4 }), [0, 1, 2, 3]);
  const menus = fc.record({
    widths: fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 1, maxLength: 15 }),
    room: fc.integer({ min: 0, max: 2000 }),
    moreWidth: fc.integer({ min: 40, max: 90 }),
    current: fc.integer({ min: -1, max: 14 }),
  });
  fc.assert(fc.property(menus, (menu) => !entriesToFold(menu).includes(menu.current)));
});

test('what stays fits beside "more", unless only the current entry is left', () => {
  const menus = fc.record({
    widths: fc.array(fc.integer({ min: 20, max: 200 }), { minLength: 2, maxLength: 15 }),
    room: fc.integer({ min: 300, max: 1500 }),
  });
  fc.assert(
    fc.property(menus, (menu) => {
      const folded = entriesToFold({ ...menu, moreWidth: 80, current: 0 });
      const left = menu.widths.filter((_, index) => !folded.includes(index));
      const needed = left.reduce((sum, width) => sum + width, folded.length > 0 ? 80 : 0);
      return needed <= menu.room || left.length === 1;
    }),
  );
});
