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

test('a waybill stands under the entry that its link was followed from, else under the board', () => {
  const under = (via?: string) => entryAt(menu, '/mawbDetail', via === undefined ? {} : { via })?.code;
  assert.deepEqual(['mawb', 'booking', 'order', 'mawbOpt', 'nowhere'].map(under), [
    'mawb',
    'booking',
    'order',
    'mawbOpt',
    'mawbOpt',
  ]);
  assert.equal(under(), 'mawbOpt');
  assert.equal(entryAt(menu, '/orderDetail', { via: 'mawb' })?.code, 'order');
});
