import assert from 'node:assert/strict';
import { test } from 'node:test';
import { done, names, walk } from './app.chain.walk.factory.ts';
import { seasons } from './app.chain.weights.factory.ts';

for (const seed of ['cargo on its way', 'a week of delays', 'parts of parts'])
  test(`after any deeds references, arrival, cut-off, cargo, weights, room and stage of orders are what the records say: ${seed}`, () =>
    walk(seed, seasons.usual));

test('each deed was done', () => {
  assert.deepEqual([...done].toSorted(), [...names].toSorted());
});
