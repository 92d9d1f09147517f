import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Expected, type ExpectedSort, headingsOf } from './expected-sort.ts';

function arrival(orderNumber: string, dueAt: string, [customerZh, customerEn]: string[], late = false) {
  const figures = { pieces: 1, grossWeight: '1.000', volume: '0.100' };
  return { orderNumber, dueAt, late, customerZh, customerEn, warehouse: 'CNSZX', ...figures } as Expected;
}

const moon = ['月光示例', 'Moonlight Example'];
const abc = ['阿波罗示例', 'Zenith Example'];
/** As the server gives them: by cut-off. */
const rows = [
  arrival('SO3', '2026-11-25T02:00:00Z', moon, true),
  arrival('SO1', '2026-11-27T02:00:00Z', abc),
  arrival('SO2', '2026-11-28T02:00:00Z', moon),
];

function numbersBy(sort: ExpectedSort, language: 'zh-cn' | 'en') {
  const headings = headingsOf(rows, sort, { language, late: 'Late' });
  return [...headings].map(([heading, found]) => [heading, found.map(({ orderNumber }) => orderNumber)]);
}

test('what is to come stands by cut-off, what is late first', () => {
  const [[late, numbers] = [], ...days] = numbersBy('dueAt', 'en');
  assert.deepEqual([late, numbers], ['Late', ['SO3']]);
  assert.deepEqual(
    days.map(([, found]) => found),
    [['SO1'], ['SO2']],
  );
});

test('what is to come stands by customer as the reader calls them, each with their first cut-off first', () => {
  assert.deepEqual(numbersBy('customer', 'en'), [
    ['Moonlight Example', ['SO3', 'SO2']],
    ['Zenith Example', ['SO1']],
  ]);
  assert.deepEqual(numbersBy('customer', 'zh-cn'), [
    ['阿波罗示例', ['SO1']],
    ['月光示例', ['SO3', 'SO2']],
  ]);
});

test('what is to come stands by order number under no heading', () => {
  assert.deepEqual(numbersBy('orderNumber', 'en'), [['', ['SO1', 'SO2', 'SO3']]]);
});
