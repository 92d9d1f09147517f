import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differenceOf, sumOf } from './decimal.ts';

test('sums are exact where floating point is not', () => {
  assert.equal(sumOf(['0.1', '0.2', null, '0.300']), '0.600');
  assert.equal(sumOf(['9007199254740993.1', '1']), '9007199254740994.1');
  assert.equal(sumOf([86, 412, null]), '498');
  assert.equal(sumOf([]), '0');
});

test('a difference is told in tenths of a percent, and not at all beside nothing', () => {
  assert.equal(differenceOf('103.3', '100'), '3.3');
  assert.equal(differenceOf('96.66', '100'), '-3.3');
  assert.equal(differenceOf('100', '100.000'), '0.0');
  assert.equal(differenceOf('5', '0'), undefined);
});
