import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findingsOfSplit } from '@loadline/contract/trusts/trust.split';
import { blankTrustLine } from '@loadline/contract/trusts/trust-line';
import fc from 'fast-check';
import { allInFirst, leftOf, sharesOf } from './split.ts';

const line = (id: string, cartons: number, quantity: number) => ({
  ...blankTrustLine(id),
  cartons,
  quantity,
});

test('cartons that are all shared out take exactly all pieces along', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 5_000 }),
      (shares, more) => {
        const cartons = shares.reduce((sum, one) => sum + one, 0);
        const one = line('a', cartons, cartons + more);
        const made = sharesOf([one], { a: shares.map(String) }, shares.length);
        assert.deepEqual(findingsOfSplit([one], made), []);
      },
    ),
  );
});

test('at first everything goes with the first order, and the second is told to be empty', () => {
  const lines = [line('a', 10, 100), line('b', 5, 5)];
  const shared = allInFirst(lines, 2);
  const made = sharesOf(lines, shared, 2);
  assert.deepEqual(
    made.map(({ parts }) => parts.length),
    [2, 0],
  );
  assert.deepEqual(
    findingsOfSplit(lines, made).map(({ path }) => path),
    ['orders.1'],
  );
});

test('what no order has is counted, and what two have as well', () => {
  assert.equal(leftOf(line('a', 10, 100), { a: ['4', '3'] }), 3);
  assert.equal(leftOf(line('a', 10, 100), { a: ['8', '3'] }), -1);
});
