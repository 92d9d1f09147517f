import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asksAgainIn } from './ask-again.ts';
import { Refusal } from './refusal.ts';

const refused = (retryAfter?: number) => new Refusal('Network Error', { status: 429, says: '', retryAfter });
const asked = (error: unknown, errorUpdateCount = 1, errorUpdatedAt = 7) =>
  asksAgainIn({ error, errorUpdateCount, errorUpdatedAt });

test('a read that may be asked again after a while is, each time later, and at the latest after a minute', () => {
  assert.deepEqual(
    [1, 2, 3, 4, 9].map((times) => asked(refused(2), times)),
    [2_007, 2_007, 4_007, 8_007, 60_007],
  );
  assert.equal(asked(refused(41)), 41_007);
  assert.equal(asked(refused(3_600)), 60_007);
});

test('a read that was answered, or refused for good, is not asked again', () => {
  assert.deepEqual([asked(null), asked(refused()), asked(new Error('ours'))], [false, false, false]);
});
