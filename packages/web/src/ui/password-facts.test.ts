import assert from 'node:assert/strict';
import { test } from 'node:test';
import { madePassword, passwordFacts } from './password-facts.ts';

test('a password is 6 to 20 letters or digits; other signs are named once each', () => {
  assert.deepEqual(passwordFacts('harbour_26_'), {
    length: 11,
    isLongEnough: true,
    strange: ['_'],
    isRight: false,
    isAdvised: false,
  });
  assert.equal(passwordFacts('abc12').isRight, false);
  assert.equal(passwordFacts('abc123').isRight, true);
  assert.equal(passwordFacts('a'.repeat(20)).isRight, true);
  assert.equal(passwordFacts('a'.repeat(21)).isRight, false);
  assert.deepEqual(passwordFacts('\u6d77\u6e2f123456').strange, ['\u6d77', '\u6e2f']);
});

test('twelve signs and more are advised', () => {
  assert.equal(passwordFacts('a'.repeat(11)).isAdvised, false);
  assert.equal(passwordFacts('a'.repeat(12)).isAdvised, true);
});

test('a made password is as long as allowed, right, and never the same', () => {
  const made = Array.from({ length: 200 }, madePassword);
  for (const password of made) {
    assert.equal(password.length, 20);
    assert.ok(passwordFacts(password).isRight);
    assert.doesNotMatch(password, /[0O1Il]/);
  }
  assert.equal(new Set(made).size, made.length);
});
