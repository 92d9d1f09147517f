import assert from 'node:assert/strict';
import { test } from 'node:test';
import { strengthOf } from './password-strength.ts';

test('a short password is weak, whatever it is made of', () => {
  for (const password of ['', 'a', '123456', 'aB3xY9']) assert.equal(strengthOf(password), 'weak', password);
});

test('a run or one sign again and again is weak, however long', () => {
  for (const password of ['12345678901234567890', 'aaaaaaaaaaaaaaaaaaaa', 'abcdefghijklmnop'])
    assert.equal(strengthOf(password), 'weak', password);
});

test('a longer mixture is fair, then strong', () => {
  assert.equal(strengthOf('k7Tq2mXz'), 'fair');
  assert.equal(strengthOf('Loadline2026'), 'strong');
  assert.equal(strengthOf('k7Tq2mXzR4wP'), 'strong');
});
