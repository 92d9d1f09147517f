import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pinyinInitials } from '@loadline/contract/kernel/pinyin';
import { findable, isFound } from './option-words.ts';

const pudong = findable(
  { value: 'PVG', label: '上海浦东机场', also: 'Shanghai Pudong airport' },
  pinyinInitials,
);

test('an option is found by its code, its name in both languages and the first letters in pinyin', () => {
  for (const search of ['PVG', 'pvg', '浦东', 'shpd', 'ＳＨＰＤ', 'Pudong', 'airport shanghai', ''])
    assert.ok(isFound(pudong, search), search);
  for (const search of ['CAN', '白云', 'szba', 'Pudong Beijing']) assert.ok(!isFound(pudong, search), search);
});

test('nobody searches by an id of the program', () => {
  const customer = { value: '0198b6f0-54b0-7c3a-9d5e-52d4a1b2c3d4', label: '启航跨境' };
  assert.ok(!isFound(findable(customer, pinyinInitials), '0198'));
  assert.ok(isFound(findable(customer, pinyinInitials), 'qhkj'));
});
