import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../../kernel/words.ts';
import { phrases as english } from '../../locales/my.en.ts';
import { phrases as chinese } from '../../locales/my.zh-cn.ts';
import { taxWord } from './tax-check.ts';

const { t } = wordsOf('en', english);

test('a right tax number is called right, and never more than its form proves', () => {
  assert.deepEqual(taxWord('dutyNumber', '91350100M000100Y43', t), {
    family: 'done',
    text: '18 characters, check digit right',
  });
  assert.match(taxWord('vatNo', 'DE136695976', t)?.text ?? '', /not looked up in the register/);
  assert.equal(taxWord('eoriNo', 'GB980780684000', t)?.family, 'done');
  assert.equal(taxWord('iossNo', 'IM2760000012', t)?.family, 'done');
  assert.equal(taxWord('ein', '91-1144442', t)?.family, 'done');
});

test('a slip of the pen is a doubt, not a refusal: older numbers break the rule too', () => {
  for (const [key, typed] of [
    ['dutyNumber', '91310115MA1H8R7C6D'],
    ['vatNo', 'DE136695977'],
    ['ein', '07-1144442'],
  ] as const)
    assert.equal(taxWord(key, typed, t)?.family, 'act', typed);
});

test('a number of the wrong shape is told with the length it has now', () => {
  const { t: says } = wordsOf('zh-cn', chinese);
  assert.deepEqual(taxWord('ein', '47-012345', says), {
    family: 'stop',
    text: '应为 9 位数字，如 91-1144442，现在是 8 位',
  });
  assert.equal(taxWord('vatNo', '136695976', says)?.family, 'stop');
});

test('an empty number and a field that is no number get no word', () => {
  assert.equal(taxWord('vatNo', '  ', t), undefined);
  assert.equal(taxWord('bank', 'ICBC', t), undefined);
});
