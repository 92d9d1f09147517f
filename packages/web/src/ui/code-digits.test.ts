import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeDigits } from './code-digits.ts';

test('a pasted message leaves the digits of its code, and no more of them than a code has', () => {
  assert.equal(codeDigits('Code: 407 112', 6), '407112');
  assert.equal(codeDigits('\uff14\uff10\uff17\uff11\uff11\uff12', 6), '407112');
  assert.equal(codeDigits('4071129', 6), '407112');
  assert.equal(codeDigits('abc', 6), '');
});
