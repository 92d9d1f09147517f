import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighboursIn } from './trail.ts';

const rows = [
  { id: '1', sheetNo: 'EX1', orderNumber: 'SO1' },
  { id: '2', sheetNo: 'EX2', orderNumber: 'SO1' },
  { id: '3', sheetNo: 'EX3', orderNumber: null },
  { id: '4', sheetNo: 'EX4', orderNumber: 'SO2' },
];

test('a record has the neighbours of its row, by whatever number it was opened', () => {
  assert.deepEqual(neighboursIn(rows, 'EX2'), { key: 'sheetNo', previous: 'EX1', next: 'EX3' });
  assert.deepEqual(neighboursIn(rows, 'SO1'), { key: 'orderNumber', previous: undefined, next: 'SO2' });
  assert.deepEqual(neighboursIn(rows, '4'), { key: 'id', previous: '3', next: undefined });
});

test('a record that the list does not show has none', () => {
  assert.equal(neighboursIn(rows, 'EX9'), undefined);
  assert.equal(neighboursIn([], 'EX1'), undefined);
});
