import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleaned, foldedWide } from './import.clean.ts';

test('what nobody sees in a cell is not part of its text, and blanks of any width are blanks', () => {
  for (const sign of ['\u200b', '\u200e', '\u2060', '\ufeff', '\u00ad', '\u202e'])
    assert.equal(cleaned(`${sign}WB${sign}-1${sign}`), 'WB-1', JSON.stringify(sign));
  for (const blank of ['\u00a0', '\u3000', '\u2007', '\u202f'])
    assert.equal(cleaned(`${blank}WB${blank}1${blank}`), 'WB 1', JSON.stringify(blank));
  assert.equal(cleaned('\u200b\u3000\ufeff'), '');
});

test('a full-width code is the code; what stands in a Chinese sentence stays as it was written', () => {
  assert.equal(cleaned('ＷＢ－１'), 'WB-1');
  assert.equal(cleaned('ｐｏ＃２／３＿４．５＋６'), 'po#2/3_4.5+6');
  assert.equal(cleaned('（ＷＢ，１）'), '（WB，1）', 'brackets and commas belong to sentences');
  for (const address of ['和平路１号', 'Ａ座 3 楼']) assert.equal(cleaned(address), address);
  assert.equal(cleaned('批次ＰＯ１'), '批次ＰＯ１');
});

test('in a column of codes a full-width one is folded beside Chinese, too', () => {
  assert.equal(foldedWide('批次ＰＯ－１'), '批次PO-1');
  assert.equal(foldedWide('批次，１'), '批次，1');
});
