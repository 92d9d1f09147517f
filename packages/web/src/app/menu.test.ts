import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menuFor } from './menu.ts';
import { entryAt } from './menu-place.ts';

const menu = menuFor(
  ['booking:view', 'order:view', 'trust:view', 'mawb:view', 'mawb-opt:view', 'mine:view'],
  () => true,
);
const entries: readonly (readonly [string, string])[] = [
  ['/booking', 'booking'],
  ['/createOrder', 'booking'],
  ['/book', 'booking'],
  ['/orderDetail', 'order'],
  ['/sheetDetail', 'order'],
  ['/trustCreate', 'trust'],
  ['/mawb', 'mawb'],
  ['/mawbDetail', 'mawbOpt'],
];

for (const [path, code] of entries) {
  test(`whoever is at ${path} sees the menu stand at ${code}`, () => {
    assert.equal(entryAt(menu, path)?.code, code);
  });
}

test('a page that belongs to none of the menu leaves it without a current entry', () => {
  assert.equal(entryAt(menu, '/notices'), undefined);
});
