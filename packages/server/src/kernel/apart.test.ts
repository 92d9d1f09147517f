import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Worker } from 'node:worker_threads';
import { doneApart } from './apart.ts';

/** Says each number twice as large, with how many it has had; one never answers, one takes the hand with it. */
const doubling = `
  const { parentPort } = require('node:worker_threads');
  let had = 0;
  parentPort.on('message', (number) => {
    had += 1;
    if (number === 'dies') throw new Error('lost');
    if (number !== 'hangs') parentPort.postMessage([number * 2, had]);
  });`;

function openDoubling(seconds: number) {
  return doneApart<number | 'hangs' | 'dies', readonly [number, number]>(
    ({ said, broke }) => {
      const worker = new Worker(doubling, { eval: true });
      worker.on('message', said);
      worker.on('error', broke);
      return {
        give: (task) => worker.postMessage(task),
        end: () => void worker.terminate(),
        hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
      };
    },
    { name: 'the number', seconds },
  );
}

test('tasks asked at once are done one after the other by the same hand', async () => {
  const double = openDoubling(10);
  assert.deepEqual(await Promise.all([double(1), double(2), double(3)]), [
    [2, 1],
    [4, 2],
    [6, 3],
  ]);
});

test('a task that never ends fails after its time, and those behind it are done by a new hand', async () => {
  const double = openDoubling(1);
  assert.deepEqual(await double(1), [2, 1]);
  const [hung, next] = await Promise.allSettled([double('hangs'), double(2)]);
  assert.match(String(hung?.status === 'rejected' && hung.reason), /the number took over 1 s/);
  assert.deepEqual(next?.status === 'fulfilled' && next.value, [4, 1]);
});

test('a task whose hand is lost fails alone', async () => {
  const double = openDoubling(10);
  const [lost, next] = await Promise.allSettled([double('dies'), double(2)]);
  assert.match(String(lost?.status === 'rejected' && lost.reason), /lost/);
  assert.deepEqual(next?.status === 'fulfilled' && next.value, [4, 1]);
});
