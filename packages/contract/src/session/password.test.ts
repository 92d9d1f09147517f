import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flawOfPassword, weaknessOfPassword, weakPassword } from './password.ts';

test('a password has 6 to 20 letters or digits, and the refusal says how many it has now', () => {
  for (const right of ['abcde1', 'A1b2C3d4E5f6G7h8I9j0'])
    assert.equal(flawOfPassword(right), undefined, right);
  assert.equal(flawOfPassword('abc12')?.zh, '应为 6 至 20 位字母或数字，现在是 5 位');
  assert.equal(flawOfPassword('a'.repeat(21))?.en, '6 to 20 letters or digits, now 21');
  assert.equal(flawOfPassword('abc_123')?.zh, '只用字母和数字，去掉 _');
  assert.equal(flawOfPassword('密码abc123')?.en, 'letters and digits only, without 密');
  assert.ok(flawOfPassword('abcdef7', { min: 12, max: 20 }));
});

test('runs and repetitions are told from passwords that only begin like one', () => {
  for (const weak of ['123456', 'abc123', '7777qwer', 'zyxwvu', 'aaaaaa', 'Ab1Ab1Ab', 'qwerty321', '112233'])
    assert.equal(weaknessOfPassword(weak, []), weakPassword.monotonous, weak);
  for (const fair of ['abc12x', 'Kf83mzQ1', 'harbour7tide'])
    assert.equal(weaknessOfPassword(fair, []), undefined, fair);
});

test('what is known of a person is no part of their password', () => {
  const facts = ['wang.fang', '+8613800138000', 'Harbour Home Co., Ltd.', null];
  for (const weak of ['wang2026xx', '13800138000x', 'x00138000', 'HARBOUR99', '1380013'])
    assert.equal(weaknessOfPassword(weak, facts), weakPassword.personal, weak);
  assert.equal(weaknessOfPassword('Tide83mzQ1', facts), undefined);
});
