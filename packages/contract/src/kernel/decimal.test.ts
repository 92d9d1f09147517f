import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  downTo,
  exact,
  exceeds,
  fixed,
  isSame,
  minus,
  nearestWhole,
  over,
  plus,
  times,
  upTo,
} from './decimal.ts';

const amount = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.integer({ min: 0, max: 6 }))
  .map(([units, places]) => {
    const digits = String(units).padStart(places + 1, '0');
    return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  });

test('what floating point gets wrong is right here', () => {
  assert.equal(fixed(plus(exact('0.1'), exact('0.2')), 2), '0.30');
  assert.equal(fixed(exact('1.005'), 2), '1.01');
  assert.equal(fixed(minus(exact('9007199254740993.1'), exact('0.1')), 1), '9007199254740993.0');
});

test('a half goes away from zero, and nothing is never below zero', () => {
  assert.deepEqual(
    ['0.5', '-0.5', '1.49', '-0.001'].map((text) => fixed(exact(text), 0)),
    ['1', '-1', '1', '0'],
  );
  assert.equal(fixed(exact('-0.001'), 2), '0.00');
});

test('divided and multiplied back it is what it was, and no rounding is tipped by the way', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 9_999 }), (text, by) => {
      const divisor = exact(String(by));
      const back = times(over(exact(text), divisor), divisor);
      assert.equal(fixed(back, 6), fixed(exact(text), 6));
      const whole = nearestWhole(exact(text));
      const again = times(over(whole, divisor), divisor);
      assert.equal(fixed(upTo(again, exact('1')), 0), fixed(whole, 0));
      assert.equal(fixed(downTo(again, exact('1')), 0), fixed(whole, 0));
    }),
  );
});

test('a step that is reached is not left', () => {
  assert.equal(fixed(upTo(exact('1.5'), exact('0.5')), 1), '1.5');
  assert.equal(fixed(upTo(exact('1.501'), exact('0.5')), 1), '2.0');
  assert.equal(fixed(downTo(exact('1.999'), exact('0.5')), 1), '1.5');
});

test('decimals are compared by what they are worth; what is none is larger than nothing', () => {
  assert.ok(exceeds('10', '9.99'));
  assert.ok(!exceeds('1.50', '1.5'));
  assert.ok(exceeds('0.30000000000000001', '0.3'));
  assert.ok(isSame('12.50', '12.5') && !isSame('12.5', '12.51') && !isSame('', '0'));
  for (const text of ['', '120.', 'x', '1e3']) assert.ok(!exceeds(text, '0') && !exceeds('1', text), text);
});

test('what is no decimal is refused', () => {
  for (const text of ['', ' 1', '1.', '.5', '1e3', 'NaN', '+1']) assert.throws(() => exact(text), text);
});
