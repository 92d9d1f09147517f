import assert from 'node:assert/strict';
import { test } from 'node:test';
import { otherCurrency, partsOf, piecesOf, ratesOf } from './landed.ts';

const nothing = { delivery: '', deliveryCurrency: 'USD' };
const said = { currency: 'USD', rate: '0.1408', ratePair: 'CNY/USD', rateOf: '2026-11-27' };

test('nothing that nobody has said is taken for zero', () => {
  assert.deepEqual(
    partsOf(undefined, undefined, nothing).map(({ amount }) => amount),
    [null, null, null, null],
  );
  assert.equal(partsOf(undefined, undefined, { ...nothing, delivery: '0' }).at(-1)?.amount, '0');
});

test('a rate counts for its two currencies in its direction, and only with its day', () => {
  const parts = [{ kind: 'freight' as const, amount: '1', currency: 'CNY' }];
  assert.deepEqual(ratesOf(parts, said), { CNY: '0.1408' });
  for (const more of [
    { rateOf: '' },
    { rate: '0' },
    { rate: '' },
    { ratePair: 'USD/CNY' },
    { currency: 'CNY' },
  ])
    assert.deepEqual(ratesOf(parts, { ...said, ...more }), {});
  assert.equal(otherCurrency(parts, 'CNY'), undefined);
});

test('pieces are whole and more than none', () => {
  assert.deepEqual(
    ['600', '0', '', '1.5'].map((pieces) => piecesOf({ pieces })),
    ['600', null, null, null],
  );
});
