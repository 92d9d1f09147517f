import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersIn } from './numbers-in.ts';

test('a pasted column gives each number once, without empty lines', () => {
  assert.deepEqual(numbersIn('SO1\r\nSO2\r\n\r\n SO1 \nSO3'), ['SO1', 'SO2', 'SO3']);
});

test('numbers from a mail are parted by commas of either width, tabs and semicolons, not by spaces', () => {
  assert.deepEqual(numbersIn('A1，B2、C3;D4\tE5, PO 90417'), ['A1', 'B2', 'C3', 'D4', 'E5', 'PO 90417']);
});
