import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultOf } from './login-check.ts';

const badPassword = (password: string) => faultOf('password', { username: 'lin', password });

test('a password is 6 to 20 letters or numbers, and the fault tells how long it is now', () => {
  assert.deepEqual(badPassword('abc12'), { key: 'login.badPassword', length: 5 });
  assert.deepEqual(badPassword('a'.repeat(21)), { key: 'login.badPassword', length: 21 });
  assert.deepEqual(badPassword('abc 123'), { key: 'login.badPassword', length: 7 });
  assert.equal(badPassword('abc123'), undefined);
  assert.equal(badPassword('A'.repeat(20)), undefined);
});

test('both fields are needed', () => {
  assert.deepEqual(badPassword(''), { key: 'login.noPassword' });
  assert.deepEqual(faultOf('username', { username: ' ', password: '' }), { key: 'login.noUsername' });
});
