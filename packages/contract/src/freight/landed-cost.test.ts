import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exact, fixed, plus, zero } from '../kernel/decimal.ts';
import { landedCost } from './landed-cost.ts';

const parts = [
  { kind: 'freight', amount: '6768.00', currency: 'CNY' },
  { kind: 'duty', amount: '3650.00', currency: 'USD' },
  { kind: 'fees', amount: '47.14', currency: 'USD' },
  { kind: 'delivery', amount: '120.00', currency: 'USD' },
] as const;

test('parts in two currencies have no sum until somebody says the rate, which is named', () => {
  const open = landedCost(parts, 'USD', {}, '600');
  assert.deepEqual([open.unrated, open.total, open.perPiece], [['CNY'], null, null]);
  const said = landedCost(parts, 'USD', { CNY: '0.1408' }, '600');
  assert.deepEqual(
    said.parts.map(({ converted }) => converted),
    ['952.93', '3650.00', '47.14', '120.00'],
  );
  assert.deepEqual([said.unrated, said.total, said.perPiece], [[], '4770.07', '7.9501']);
});

test('a part that nobody can say leaves the sum open, and is never taken for zero', () => {
  const of = landedCost([parts[1], { kind: 'fees', amount: null, currency: 'USD' }], 'USD', {}, '10');
  assert.deepEqual([of.total, of.perPiece], [null, null]);
  assert.equal(landedCost([], 'USD', {}, '10').total, null);
});

test('no pieces have no price', () => {
  for (const pieces of [null, '0']) assert.equal(landedCost([parts[1]], 'USD', {}, pieces).perPiece, null);
});

const cents = fc
  .integer({ min: 0, max: 10_000_000 })
  .map((amount) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`);
const part = fc.record({
  kind: fc.constantFrom('freight', 'duty', 'fees', 'delivery'),
  amount: cents,
  currency: fc.constantFrom('USD', 'CNY'),
});

test('the total is the sum of what is shown, whatever the order, and two costs come to what both come to', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1 }), fc.array(part, { minLength: 1 }), (some, others) => {
      const of = (all: typeof some) => landedCost(all, 'USD', { CNY: '0.1408' }, '7');
      const whole = of([...some, ...others]);
      const shown = whole.parts.reduce((sum, { converted }) => plus(sum, exact(converted ?? '0')), zero);
      assert.equal(whole.total, fixed(shown, 2));
      assert.equal(whole.total, of([...others, ...some].toReversed()).total);
      assert.equal(whole.total, fixed(plus(exact(of(some).total ?? '0'), exact(of(others).total ?? '0')), 2));
    }),
  );
});
