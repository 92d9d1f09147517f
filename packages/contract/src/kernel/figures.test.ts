import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exact, fixed } from './decimal.ts';
import {
  chargedText,
  decimalText,
  gramsText,
  limitText,
  moneyText,
  tenthText,
  volumeText,
  weightText,
  wholeText,
} from './figures.ts';

test('each quantity has one style: kilograms one place or the gram, cubic metres three, money two', () => {
  assert.equal(weightText('9731'), '9,731.0');
  assert.equal(weightText('1789.870'), '1,789.9');
  assert.equal(gramsText('12.474'), '12.474');
  assert.equal(gramsText('182.7'), '182.700');
  assert.equal(volumeText('5.393280'), '5.393');
  assert.equal(moneyText('1234567.891'), '1,234,567.89');
  assert.equal(chargedText('898.5', 'kg'), '898.5');
  assert.equal(chargedText('1.25', 'RT'), '1.250');
  assert.equal(tenthText('-12.5'), '\u221212.5');
  assert.equal(wholeText(1284), '1,284');
  assert.equal(wholeText('1284'), '1,284');
  assert.equal(limitText('45.000'), '45');
  assert.equal(limitText('100'), '100');
  assert.equal(limitText('0.50'), '0.5');
});

test('what is half typed reads as far as it is a number, and nothing is never below zero', () => {
  assert.equal(weightText('12.'), '12.0');
  assert.equal(weightText(''), '0.0');
  assert.equal(weightText('-'), '0.0');
  assert.equal(moneyText('-0.001'), '0.00');
});

test('a figure is rounded as the contract rounds, whatever it is', () => {
  const written = fc.tuple(
    fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    fc.integer({ min: 0, max: 6 }),
  );
  fc.assert(
    fc.property(written, fc.integer({ min: 0, max: 4 }), ([units, scale], places) => {
      const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
      const [above, behind] = [digits.slice(0, digits.length - scale), digits.slice(digits.length - scale)];
      const value = `${units < 0n ? '-' : ''}${above}${behind && `.${behind}`}`;
      const read = decimalText(value, places).replaceAll(',', '').replace('\u2212', '-');
      assert.equal(read, fixed(exact(value), places));
    }),
  );
});
