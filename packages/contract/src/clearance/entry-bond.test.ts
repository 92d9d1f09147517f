import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bondNeeded, isBondEnough } from './entry-bond.ts';

test('a continuous bond is a tenth of the duties of a year, rounded up, and never less than 50,000', () => {
  const needed = {
    '0': '50000.00',
    '499999.99': '50000.00',
    '500000': '50000.00',
    '500000.01': '60000.00',
    '1234567.89': '130000.00',
    '10000000': '1000000.00',
    '10000000.01': '1100000.00',
    '12340000': '1300000.00',
  };
  for (const [duties, amount] of Object.entries(needed)) assert.equal(bondNeeded(duties), amount, duties);
});

test('what is needed is enough, a cent less is not, and more duties never need less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000_000_000 }),
      fc.integer({ min: 0, max: 1_000_000_000 }),
      (one, more) => {
        const duties = (one / 100).toFixed(2);
        const needed = bondNeeded(duties);
        assert.ok(isBondEnough(needed, duties));
        assert.ok(!isBondEnough((Number(needed) - 0.01).toFixed(2), duties));
        assert.ok(Number(bondNeeded(((one + more) / 100).toFixed(2))) >= Number(needed));
      },
    ),
  );
});
