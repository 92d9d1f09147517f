import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageChoice, rangeOf, withRows } from './row-choice.ts';

const page = ['a', 'b', 'c', 'd', 'e'];

test('Shift chooses every row between the last one and this one, in either direction', () => {
  assert.deepEqual(rangeOf(page, 'b', 'd'), ['b', 'c', 'd']);
  assert.deepEqual(rangeOf(page, 'd', 'b'), ['b', 'c', 'd']);
});

test('Shift without a row to start from, or from another page, chooses this row alone', () => {
  assert.deepEqual(rangeOf(page, undefined, 'c'), ['c']);
  assert.deepEqual(rangeOf(page, 'gone', 'c'), ['c']);
  assert.deepEqual(rangeOf(page, 'a', 'gone'), []);
});

test('choosing on one page leaves the rows of other pages chosen', () => {
  const before = new Set(['other', 'a']);
  assert.deepEqual([...withRows(before, ['b', 'c'], 'in')], ['other', 'a', 'b', 'c']);
  assert.deepEqual([...withRows(before, page, 'out')], ['other']);
  assert.deepEqual([...before], ['other', 'a']);
});

test('the header checkbox says none, some or all of this page', () => {
  assert.equal(pageChoice(page, new Set(['other'])), 'none');
  assert.equal(pageChoice(page, new Set(['a', 'other'])), 'some');
  assert.equal(pageChoice(page, new Set([...page, 'other'])), 'all');
  assert.equal(pageChoice([], new Set(['other'])), 'none');
});
