import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { crockford, isOrderNumber, newOrderNumber, orderNumberOf } from './order-number.ts';

const random = fc
  .array(fc.constantFrom(...crockford), { minLength: 8, maxLength: 8 })
  .map((signs) => signs.join(''));
const number = fc
  .tuple(fc.date({ min: new Date('2020-01-01'), max: new Date('2049-12-31'), noInvalidDate: true }), random)
  .map(([day, signs]) => orderNumberOf(day.toISOString().slice(2, 10).replaceAll('-', ''), signs));

test('an order number is SO, the day, eight random characters and one that checks them', () => {
  assert.match(orderNumberOf('261120', '0A1B2C3D'), /^SO2611200A1B2C3D[0-9A-Z]$/);
  fc.assert(fc.property(number, (made) => isOrderNumber(made)));
});

test('one wrong character is always noticed', () => {
  fc.assert(
    fc.property(number, fc.integer({ min: 2, max: 16 }), fc.constantFrom(...crockford), (made, at, sign) => {
      fc.pre(made[at] !== sign);
      return !isOrderNumber(`${made.slice(0, at)}${sign}${made.slice(at + 1)}`);
    }),
  );
});

test('of two swapped neighbours more than 98 in 100 are noticed', () => {
  const made = fc.sample(number, { numRuns: 2_000, seed: 7 });
  const swapped = made.map((one, n) => {
    const at = 2 + (n % 13);
    return { one, other: `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}` };
  });
  const changed = swapped.filter(({ one, other }) => one !== other);
  assert.ok(changed.filter(({ other }) => isOrderNumber(other)).length < changed.length * 0.02);
});

test('a new number has no I, L, O or U; those that were given before stay valid', () => {
  const drawn = ['S3PD50AJ', 'S3PD50AK'];
  assert.equal(
    newOrderNumber('261122', () => drawn.shift() ?? ''),
    orderNumberOf('261122', 'S3PD50AK'),
  );
  for (const earlier of ['SO261122S3PD50AJI', 'SO26112294WQWHXHO']) assert.ok(isOrderNumber(earlier));
  fc.assert(
    fc.property(fc.array(random, { minLength: 60, maxLength: 60 }), (signs) => {
      const left = [...signs];
      return /^SO261122[0-9A-HJKMNP-TV-Z]{9}$/.test(newOrderNumber('261122', () => left.pop() ?? 'S3PD50AK'));
    }),
  );
});
