import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesBetween } from './changes.ts';

const before = {
  flight: { product: 'AIR' },
  rows: [
    { id: 'a', no: 'H1', kg: '1.0' },
    { id: 'b', no: 'H2', kg: null },
  ],
  codes: ['x', 'y'],
};

test('a field, a row that moved, one that came and one that went, and a list without ids', () => {
  const after = {
    flight: { product: 'SEA' },
    rows: [
      { id: 'c', no: 'H3' },
      { kg: '2', no: 'H1', id: 'a' },
    ],
    codes: ['y', 'x'],
  };
  assert.deepEqual(changesBetween(before, after), [
    { path: 'flight.product', from: 'AIR', to: 'SEA' },
    { path: 'rows.c', from: null, to: { id: 'c', no: 'H3' } },
    { path: 'rows.a.kg', from: '1.0', to: '2' },
    { path: 'rows.b', from: { id: 'b', no: 'H2', kg: null }, to: null },
    { path: 'codes', from: ['x', 'y'], to: ['y', 'x'] },
  ]);
  assert.deepEqual(changesBetween(before, structuredClone(before)), []);
});

test('what came is told value by value where it is asked for, by a sameness of its own', () => {
  const isSame = (one: unknown, other: unknown) => Number(one ?? 0) === Number(other ?? 0);
  assert.deepEqual(changesBetween({}, { carton: { kg: '2.50', count: 0 } }, { isSame, tells: 'values' }), [
    { path: 'carton.kg', from: null, to: '2.50' },
  ]);
  assert.deepEqual(changesBetween({ kg: '2.5' }, { kg: '2.500' }, { isSame }), []);
});
