import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phraseFaults, phrasesOf, textsIn } from './bilingual.ts';

function faultsOf(zh: object, en: object): string[] {
  return phrasesOf(zh, en, 'site').flatMap(phraseFaults);
}

test('a key that one language lacks is found, whichever it is', () => {
  const zh = { nav: { home: '首页', about: '关于我们' } };
  const en = { nav: { home: 'Home', login: 'Log in' } };
  assert.deepEqual(faultsOf(zh, en), [
    'site nav.login: no Chinese words',
    'site nav.about: no English words',
  ]);
});

test('both languages fill the same places, in any order', () => {
  assert.deepEqual(faultsOf({ a: '共 {total} 条，{page} 页' }, { a: 'Page {page} of {total}' }), []);
  assert.deepEqual(faultsOf({ a: '共 {total} 条' }, { a: '{count} rows' }), [
    'site a: places to fill differ ({total} | {count})',
  ]);
});

test('Chinese needs no singular', () => {
  assert.deepEqual(
    faultsOf({ rows_other: '{count} 行' }, { rows_one: '{count} row', rows_other: '{count} rows' }),
    [],
  );
});

test('words that were left untranslated or blank are found', () => {
  assert.deepEqual(faultsOf({ a: '保存' }, { a: '保存' }), ['site a: Chinese in the English words (保存)']);
  assert.deepEqual(faultsOf({ a: ' ' }, { a: 'Save' }), ['site a: no Chinese words']);
  assert.deepEqual(
    faultsOf({ a: '无则填无' }, { a: 'Write “无” for none' }),
    [],
    'English may quote Chinese',
  );
  assert.deepEqual(faultsOf({ a: '简体中文' }, { a: '简体中文' }), [], 'a language keeps its own name');
});

test('texts are found at any depth, once, also when one language is missing', () => {
  const label = { zh: '订单', en: 'Order' };
  const half = { en: 'Booking' };
  const tree = {
    order: { label, again: label, fields: [{ label: half }], states: new Map([['new', { zh: '', en: '' }]]) },
  };
  const texts = textsIn(tree, 'order.ts', new Set());
  assert.deepEqual(
    texts.map(({ where }) => where),
    ['order.ts.order.label', 'order.ts.order.fields.0.label', 'order.ts.order.states.new'],
  );
  assert.equal(texts.flatMap(phraseFaults).length, 2);
});

test('fields that are called zh and en, and tables by language, are no texts', () => {
  const fields = { zh: { kind: 'text' }, en: { kind: 'text' } };
  assert.deepEqual(textsIn({ fields, languages: { 'zh-cn': 'a', en: 'b' } }, 'host.ts', new Set()), []);
});
