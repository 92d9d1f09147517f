import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wordsOf } from '../../kernel/words.ts';
import { phrases as door } from '../../locales/identity.en.ts';
import { phrases as site } from '../../locales/site.en.ts';
import { accountFaults } from './login-check.ts';

const english = wordsOf('en', { ...site, ...door });
const faultOf = (password: string) => accountFaults({ username: 'lin', password }, english).password;

test('a password is 6 to 20 letters or numbers, and the fault tells how long it is now', () => {
  assert.equal(faultOf('abc12'), '6–20 characters, letters or numbers only; now 5');
  assert.equal(faultOf('a'.repeat(21)), '6–20 characters, letters or numbers only; now 21');
  assert.equal(faultOf('abc 123'), '6–20 characters, letters or numbers only; now 7');
  assert.equal(faultOf('abc123'), undefined);
  assert.equal(faultOf('A'.repeat(20)), undefined);
});

test('both fields are needed', () => {
  assert.deepEqual(accountFaults({ username: ' ', password: '' }, english), {
    username: 'User name is required',
    password: 'Password is required',
  });
});
