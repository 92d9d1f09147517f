import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeText } from './change-text.ts';

const reading = { language: 'en', yes: 'Yes', no: 'No' } as const;

test('a difference is told in words, not in codes', () => {
  assert.equal(changeText('isCustoms', 'true', reading), 'Yes');
  assert.equal(changeText('goods.2.special', 'battery,magnetic', reading), 'Contains battery, Magnetic');
  assert.equal(changeText('cartons.C1.weight', '12.5', reading), '12.500');
  assert.equal(changeText('parties.consignee.city', 'Ontario', reading), 'Ontario');
});

test('what was or becomes empty is a dash, and an unknown place keeps its words', () => {
  assert.equal(changeText('remark', null, reading), '—');
  assert.equal(changeText('somewhere.else', '3', reading), '3');
});
