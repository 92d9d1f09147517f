import { test } from 'node:test';
import { walk } from './app.chain.walk.factory.ts';
import { seasons } from './app.chain.weights.factory.ts';

for (const seed of ['cargo of a season', 'parts and pieces'])
  test(`every place says the same weight, in one unit, of a product that weighs in pounds, and by air’s rule from the next season on: ${seed}`, () =>
    walk(seed, seasons.pounds));
