import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phrases as searchEnglish } from '../locales/search.en.ts';
import { phrases as searchChinese } from '../locales/search.zh-cn.ts';
import { phrases as siteEnglish } from '../locales/site.en.ts';
import { phrases as siteChinese } from '../locales/site.zh-cn.ts';
import { wordsOf } from './words.ts';

const en = wordsOf('en', { ...siteEnglish, ...searchEnglish });
const zh = wordsOf('zh-cn', { ...siteChinese, ...searchChinese });

test('a phrase is said with its values in both languages', () => {
  assert.equal(en.t('nav.greeting', { name: 'Lin' }), 'Hello, Lin');
  assert.equal(zh.t('nav.greeting', { name: '林' }), '您好，林');
});

test('English tells one number from several, Chinese does not', () => {
  assert.equal(en.t('search.title', { count: 1 }), 'Result for 1 number');
  assert.equal(en.t('search.title', { count: 12 }), 'Results for 12 numbers');
  assert.equal(zh.t('search.title', { count: 1 }), '1 个单号的查询结果');
});

test('none has words of its own where they are written', () => {
  assert.equal(en.t('search.daysOut', { count: 0 }), 'left today');
  assert.equal(zh.t('search.daysOut', { count: 14 }), '已运输 14 天');
});

test('a value that looks like a place is not filled again', () => {
  assert.equal(en.t('nav.greeting', { name: '{name}' }), 'Hello, {name}');
});

test('phrases that arrive later are found', () => {
  const tree: Record<string, string | { more: string }> = {};
  const { t } = wordsOf('en', tree);
  assert.equal(t('office.more'), 'office.more');
  tree['office'] = { more: 'More' };
  assert.equal(t('office.more'), 'More');
});
