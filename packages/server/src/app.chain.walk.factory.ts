import assert from 'node:assert/strict';
import { beginWith, flying, house } from './app.chain.cargo.factory.ts';
import { book, deeds } from './app.chain.deeds.factory.ts';
import { straysIn } from './app.chain.factory.ts';
import type { Seasons } from './app.chain.weights.factory.ts';
import { strayWeightsIn, weighsBy } from './app.chain.weights.factory.ts';

export const names = Object.keys(deeds);
/** Those that came about. */
export const done = new Set<string>();
// Cargo comes and goes on more often than something happens to it.
const usual = [
  ...names,
  ...Array(4).fill('book'),
  ...Array(5).fill('goOn'),
  'airlineExpects',
  'airlineExpects',
];

/** Sixty deeds by chance, the same in every run; after each nothing is otherwise than the records say. */
export async function walk(seed: string, seasons: Seasons): Promise<void> {
  const strays = [...straysIn(house), ...strayWeightsIn(house, await weighsBy(house, seasons))];
  const chance = beginWith(seed);
  await book();
  for (let step = 0; step < 60; step += 1) {
    const undone = names.filter((one) => !done.has(one));
    const name = chance.pick(undone.length > 0 && chance.happens(0.4) ? undone : usual);
    // The latest ones are still on their way.
    const one = chance.pick(flying.slice(-3));
    const reply = await deeds[name]?.(one);
    assert.ok(reply && reply.status < 500, reply?.message);
    if (reply.code === 200) done.add(name);
    for (const stray of strays) assert.deepEqual(await stray(), [], `${step} ${name}: ${reply.message}`);
  }
}
