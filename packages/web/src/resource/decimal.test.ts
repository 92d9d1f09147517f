import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalText, differenceOf, sumOf, weightText, wholeText } from './decimal.ts';

test('a weight shows its thousands and exactly the places of its column', () => {
  assert.equal(decimalText('9731', 1), '9,731.0');
  assert.equal(decimalText('1234567.891', 2), '1,234,567.89');
  assert.equal(decimalText('0', 3), '0.000');
  assert.equal(decimalText('-12.5', 1), '\u221212.5');
  assert.equal(decimalText('0.9995', 3), '1.000');
  assert.equal(wholeText(1284), '1,284');
});

test('kilograms are read to the gram that was given, without noughts that say nothing', () => {
  assert.equal(weightText('1789.870'), '1,789.87');
  assert.equal(weightText('182.700'), '182.7');
  assert.equal(weightText('1090.000'), '1,090.0');
  assert.equal(weightText('12.474'), '12.474');
});

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
