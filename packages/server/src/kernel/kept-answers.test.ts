import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keptAnswers } from './kept-answers.ts';

const limits = { freshMs: 300, usableMs: 3_600, most: 2 };

function shelf() {
  let at = 0;
  let made = 0;
  const kept = keptAnswers<number>({ now: () => new Date(at) }, limits);
  return {
    pass: (ms: number) => (at += ms),
    ask: (key = 'a') => kept(key, () => Promise.resolve(++made)),
    fail: (key = 'a') => kept(key, () => Promise.reject(new Error('away'))),
  };
}

test('an answer is made once for all who ask while it is fresh', async () => {
  const { ask, pass } = shelf();
  assert.deepEqual(await Promise.all([ask(), ask()]), [1, 1]);
  pass(299);
  assert.equal(await ask(), 1);
  assert.equal(await ask('b'), 2);
});

test('an older one is given while the next is made, and one that is too old is waited for', async () => {
  const { ask, pass } = shelf();
  await ask();
  pass(300);
  assert.equal(await ask(), 1);
  assert.equal(await ask(), 2);
  pass(3_600);
  assert.equal(await ask(), 3);
});

test('what failed is not kept: who asks next has it made again, and an old answer outlives a failed renewal', async () => {
  const { ask, fail, pass } = shelf();
  await assert.rejects(fail());
  assert.equal(await ask(), 1);
  pass(300);
  assert.equal(await fail(), 1);
  assert.equal(await ask(), 1);
  assert.equal(await ask(), 2);
});

test('so many are kept at most', async () => {
  const { ask } = shelf();
  for (const key of ['a', 'b', 'c']) await ask(key);
  assert.equal(await ask('c'), 3);
  assert.equal(await ask('a'), 4);
});
