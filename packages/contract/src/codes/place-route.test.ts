import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goesBy } from './place-route.ts';

test('by air goes who stands at an airport, by sea, road and rail who stands at a port, a terminal or a border', () => {
  const [air, ...others] = ['1', '2', '3', '4'];
  const offeredBy = (mode: string | null | undefined) =>
    ['PVG', 'ORD', 'CNNGB', 'USLAX', 'CNHRS', 'CNCGO'].filter((place) => goesBy(mode ?? null, place));
  assert.deepEqual(offeredBy(air), ['PVG', 'ORD']);
  for (const mode of others) assert.deepEqual(offeredBy(mode), ['CNNGB', 'USLAX', 'CNHRS', 'CNCGO'], mode);
  assert.equal(offeredBy(null).length, 6);
});
