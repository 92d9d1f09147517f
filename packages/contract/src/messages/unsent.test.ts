import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '../kernel/code.ts';
import { unsentReasons, unsentSaid } from './unsent.ts';

test('why a message did not go out is said in words, never by a code of ours', () => {
  for (const code of codesOf(unsentReasons)) {
    const { zh, en } = unsentSaid(code);
    assert.match(zh, /\p{Script=Han}/u);
    assert.ok(!zh.includes(code), zh);
    assert.match(en, /^[A-Z][a-z]* .* /);
  }
});

test('what a provider or the mail server answered is said with its code', () => {
  assert.equal(
    unsentSaid('isv.BUSINESS_LIMIT_CONTROL').en,
    'The provider refused it (isv.BUSINESS_LIMIT_CONTROL)',
  );
  assert.equal(unsentSaid('550').zh, '服务商拒绝发送（550）');
  assert.equal(unsentSaid('EAUTH').en, 'Sending through the mail server failed (EAUTH)');
});
