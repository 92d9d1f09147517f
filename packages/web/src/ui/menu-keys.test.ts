import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextInMenu } from './menu-keys.ts';

const words = ['Export', 'Print', 'Edit', 'Delete'];

test('arrows go round in a menu', () => {
  assert.equal(nextInMenu('ArrowDown', 3, words), 0);
  assert.equal(nextInMenu('ArrowUp', 0, words), 3);
  assert.equal(nextInMenu('ArrowDown', -1, words), 0);
  assert.equal(nextInMenu('End', 0, words), 3);
});

test('a letter leads to the next entry that begins with it', () => {
  assert.equal(nextInMenu('e', 0, words), 2);
  assert.equal(nextInMenu('E', 2, words), 0);
  assert.equal(nextInMenu('z', 0, words), undefined);
});

test('other keys are left to the page', () => {
  assert.equal(nextInMenu('Enter', 0, words), undefined);
  assert.equal(nextInMenu(' ', 0, words), undefined);
  assert.equal(nextInMenu('ArrowDown', 0, []), undefined);
});
