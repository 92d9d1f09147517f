import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceSums } from './invoice-tax.ts';

test('tax is added to what was billed, or is part of it, to the cent and a half away from zero', () => {
  const sums = (amounts: string[], taxPoint: string, taxWay: 'added' | 'included') => {
    const { net, tax, actual } = invoiceSums(amounts, { taxPoint, taxWay });
    return [net, tax, actual];
  };
  assert.deepEqual(sums(['122893.82'], '6', 'added'), ['122893.82', '7373.63', '130267.45']);
  assert.deepEqual(sums(['62893.82', '37099.90', '21764.00'], '6', 'included'), [
    '114865.77',
    '6891.95',
    '121757.72',
  ]);
  assert.deepEqual(sums(['0.25'], '6', 'added'), ['0.25', '0.02', '0.27']);
  assert.deepEqual(sums(['10.00', '0.08'], '0', 'added'), ['10.08', '0.00', '10.08']);
  assert.deepEqual(sums([], '6', 'included'), ['0.00', '0.00', '0.00']);
});
