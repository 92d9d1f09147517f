import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsIn, rowsLaidOver } from './rows.ts';

const keys = ['from', 'price'];
const empty = { from: '', price: '' };

test('a price list is pasted as the sheet has it: signs of money, thousands and units fall away', () => {
  const laid = rowsLaidOver(
    [{ from: '0', price: '' }],
    { keys, empty, at: 0, key: 'from' },
    '0\t¥46\n45kg\t39.5\n1,000\t32.80',
  );
  assert.deepEqual(laid, [
    { from: '0', price: '46' },
    { from: '45', price: '39.5' },
    { from: '1000', price: '32.80' },
  ]);
});

test('a column of prices goes under the column it is pasted into, words stay words', () => {
  const rows = [
    { from: '0', price: '1' },
    { from: '45', price: '2' },
  ];
  assert.deepEqual(rowsLaidOver(rows, { keys, empty, at: 1, key: 'price' }, '8\n7'), [
    { from: '0', price: '1' },
    { from: '45', price: '8' },
    { from: '', price: '7' },
  ]);
  assert.deepEqual(rowsLaidOver([], { keys, empty, at: 0, key: 'from' }, '燃油附加费\t4.2'), [
    { from: '燃油附加费', price: '4.2' },
  ]);
  assert.deepEqual(rowsIn([{ from: '0' }, 3, null]), [{ from: '0' }]);
});
