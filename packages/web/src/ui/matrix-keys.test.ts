import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matrixStep } from './matrix-keys.ts';

const size = { rows: 3, columns: 4 };
const middle = { row: 1, column: 2 };

test('arrows move one cell and stop at the edges', () => {
  assert.deepEqual(matrixStep({ key: 'ArrowUp', far: 'row' }, middle, size), { row: 0, column: 2 });
  assert.deepEqual(matrixStep({ key: 'ArrowUp', far: 'row' }, { row: 0, column: 2 }, size), {
    row: 0,
    column: 2,
  });
  assert.deepEqual(matrixStep({ key: 'ArrowDown', far: 'row' }, { row: 2, column: 0 }, size), {
    row: 2,
    column: 0,
  });
  assert.deepEqual(matrixStep({ key: 'ArrowRight', far: 'row' }, { row: 0, column: 3 }, size), {
    row: 0,
    column: 3,
  });
  assert.deepEqual(matrixStep({ key: 'ArrowLeft', far: 'row' }, middle, size), { row: 1, column: 1 });
});

test('Home and End reach the ends of the row, with Ctrl those of the whole', () => {
  assert.deepEqual(matrixStep({ key: 'Home', far: 'row' }, middle, size), { row: 1, column: 0 });
  assert.deepEqual(matrixStep({ key: 'End', far: 'row' }, middle, size), { row: 1, column: 3 });
  assert.deepEqual(matrixStep({ key: 'Home', far: 'whole' }, middle, size), { row: 0, column: 0 });
  assert.deepEqual(matrixStep({ key: 'End', far: 'whole' }, middle, size), { row: 2, column: 3 });
  assert.equal(matrixStep({ key: 'a', far: 'row' }, middle, size), undefined);
});
