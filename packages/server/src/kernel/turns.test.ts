import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as soon } from 'node:timers/promises';
import { turnsFor } from './turns.ts';

const longestMs = 600_000;

/** Work that goes on until it is let go. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { let: resolve, go: () => promise };
}

test('an account does so much at once, the rest in its order; what is too much is refused, and others wait for nobody', async () => {
  const turns = turnsFor({ atOnce: 2, waiting: 2, longestMs });
  const begun: number[] = [];
  const works = Array.from({ length: 4 }, work);
  const taken = works.map(({ go }, n) =>
    turns.take('one', () => {
      begun.push(n);
      return go();
    }),
  );
  await soon();
  assert.deepEqual(begun, [0, 1]);
  await assert.rejects(
    turns.take('one', async () => 'never'),
    { problem: 'tooManyAtOnce' },
  );
  assert.equal(await turns.take('another', async () => 'at once'), 'at once');
  assert.equal(await turns.take(undefined, async () => 'a program'), 'a program');
  works[1]?.let();
  await taken[1];
  await soon();
  assert.deepEqual(begun, [0, 1, 2]);
  for (const each of works) each.let();
  await Promise.all(taken);
  assert.deepEqual(begun, [0, 1, 2, 3]);
  assert.equal(await turns.take('one', async () => 'again'), 'again');
});

test('work that fails gives its turn on', async () => {
  const turns = turnsFor({ atOnce: 1, waiting: 1, longestMs });
  const failing = turns.take('one', () => Promise.reject(new Error('broken')));
  const next = turns.take('one', async () => 'next');
  await assert.rejects(failing, /broken/);
  assert.equal(await next, 'next');
});

test('who has waited too long is refused and keeps nobody behind them waiting', async () => {
  const turns = turnsFor({ atOnce: 1, waiting: 1, longestMs: 20 });
  const { let: end, go } = work();
  const first = turns.take('one', go);
  await assert.rejects(
    turns.take('one', async () => 'never'),
    { problem: 'tooManyAtOnce' },
  );
  const next = turns.take('one', async () => 'next');
  end();
  await first;
  assert.equal(await next, 'next');
});
