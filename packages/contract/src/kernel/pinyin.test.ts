import assert from 'node:assert/strict';
import { test } from 'node:test';
import { places } from '../codes/place.ts';
import { codesOf, wordOf } from './code.ts';
import { pinyinInitials } from './pinyin.ts';

test('a Chinese name is found by the first letters of its syllables', () => {
  for (const [name, typed] of [
    ['上海浦东', 'SHPD'],
    ['深圳宝安机场', 'SZBAJC'],
    ['广州白云', 'GZBY'],
    ['重庆江北', 'CQJB'],
    ['厦门高崎', 'XMGQ'],
    ['长沙', 'CS'],
    ['美国', 'MG'],
    ['人民币', 'RMB'],
    ['中欧空运专线', 'ZOKYZX'],
  ] as const)
    assert.equal(pinyinInitials(name), typed);
});

test('what is not Chinese stays as it is', () => {
  assert.equal(pinyinInitials('FBA 仓 ONT8'), 'FBA C ONT8');
});

test('every place has a letter for each of its signs', () => {
  for (const code of codesOf(places)) {
    const { zh } = wordOf(places, code);
    assert.equal(pinyinInitials(zh).length, zh.length, zh);
    assert.doesNotMatch(pinyinInitials(zh), /\p{Script=Han}/u);
  }
});
