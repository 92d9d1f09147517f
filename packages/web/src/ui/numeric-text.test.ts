import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numericText, settledNumber } from './numeric-text.ts';

test('a numeric input keeps only digits, a single dot and a leading minus', () => {
  assert.equal(numericText('12a.3.4'), '12.34');
  assert.equal(numericText('-1-2'), '-12');
  assert.equal(numericText('1,234.50 kg'), '1234.50');
  assert.equal(numericText('abc'), '');
  fc.assert(fc.property(fc.string(), (typed) => /^-?\d*(\.\d*)?$/.test(numericText(typed))));
});

test('full-width digits, the Chinese full stop and the typographic minus count as what was meant', () => {
  assert.equal(numericText('１２。５'), '12.5');
  assert.equal(numericText('−３．０'), '-3.0');
});

test('leaving a numeric input clamps the value to its limits', () => {
  assert.equal(settledNumber('120', { max: 100 }), '100');
  assert.equal(settledNumber('-5', { min: 0 }), '0');
  assert.equal(settledNumber('0.5', { min: 0.75, max: 2 }), '0.75');
  assert.equal(settledNumber('7', { min: 0, max: 10 }), '7');
});

test('leaving a numeric input fixes its decimals, half away from zero', () => {
  assert.equal(settledNumber('1.005', { decimals: 2 }), '1.01');
  assert.equal(settledNumber('-1.005', { decimals: 2 }), '-1.01');
  assert.equal(settledNumber('.5', { decimals: 2 }), '0.50');
  assert.equal(settledNumber('12.', { decimals: 0 }), '12');
  assert.equal(settledNumber('007.10', {}), '7.10');
});

test('leaving a numeric input without a digit empties it', () => {
  for (const typed of ['', '-', '.', '-.', 'kg'])
    assert.equal(settledNumber(typed, { min: 1, decimals: 2 }), '');
});

test('no amount is too long to stay exact', () => {
  assert.equal(settledNumber('123456789012345678.125', { decimals: 2 }), '123456789012345678.13');
  const amounts = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.integer({ min: 0, max: 99 }));
  fc.assert(
    fc.property(amounts, ([whole, cents]) => {
      const amount = `${whole}.${String(cents).padStart(2, '0')}`;
      return settledNumber(amount, { decimals: 2 }) === amount;
    }),
  );
});
