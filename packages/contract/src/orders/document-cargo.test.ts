import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cargoAsked } from './document-cargo.ts';

test('a document that is wanted by the cargo says of which cargo, in both languages', () => {
  assert.deepEqual(cargoAsked('CI'), { zh: '每票', en: 'every order' });
  assert.deepEqual(cargoAsked('1'), { zh: '需报关', en: 'customs declaration' });
  assert.deepEqual(cargoAsked('POA'), { zh: '美国，自主清关', en: 'United States, self clearance' });
  assert.deepEqual(cargoAsked('APPRAISAL'), {
    zh: '空运，带电/液体/粉末/危险品',
    en: 'Air, Contains battery / Liquid / Powder / Dangerous goods',
  });
});
