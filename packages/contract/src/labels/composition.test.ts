import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sumsToWhole } from './composition.ts';

test('a composition is whole where every part of it adds up to 100 %, whatever signs it is typed with', () => {
  for (const whole of [
    '100% cotton',
    '95% cotton, 5% elastane',
    '78% 棉，20% 锦纶，2% 氨纶',
    '33.3% wool, 66.7% acrylic',
    'Shell: 100% nylon; lining: 60% polyester, 40% cotton',
    '９５％ 棉、５％ 氨纶',
  ])
    assert.equal(sumsToWhole(whole), true, whole);
  for (const part of [
    'cotton',
    '',
    '95% cotton',
    '95% cotton, 6% elastane',
    'Shell: 100% nylon; lining: 60% polyester',
  ])
    assert.equal(sumsToWhole(part), false, part);
});
