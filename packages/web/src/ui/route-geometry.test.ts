import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { legCurve, pathOf, pointAlong, stopPositions } from './route-geometry.ts';

test('the ocean takes the room, the truck at either end a fifth of it', () => {
  const [yard, port, arrival, door] = stopPositions(['truck', 'ocean', 'truck'], 0, 1000);
  assert.deepEqual([yard, door], [0, 1000]);
  assert.ok((arrival ?? 0) - (port ?? 0) > 3 * ((port ?? 0) - (yard ?? 0)));
});

test('stops go from left to right and never closer than can be labelled', () => {
  const mode = fc.constantFrom('air', 'ocean', 'truck', 'rail', 'unknown');
  fc.assert(
    fc.property(fc.array(mode, { minLength: 1, maxLength: 6 }), (modes) => {
      const places = stopPositions(modes, 84, 896);
      const gaps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
      return places.length === modes.length + 1 && gaps.every((gap) => gap > 80);
    }),
  );
});

test('air and ocean legs rise over the baseline, truck and rail legs lie on it', () => {
  const top = (mode: 'air' | 'ocean' | 'truck' | 'rail') =>
    pointAlong(legCurve(mode, 0, 400, 100, 90), 0.5).y;
  assert.ok(top('air') < 60 && top('ocean') < 60);
  assert.equal(top('truck'), 100);
  assert.equal(top('rail'), 100);
});

test('the cargo stands where its share of the way ends', () => {
  const road = legCurve('truck', 0, 416, 100, 90);
  assert.equal(Math.round(pointAlong(road, 0).x), 8);
  assert.equal(Math.round(pointAlong(road, 0.5).x), 208);
  assert.equal(Math.round(pointAlong(road, 1).x), 408);
  assert.equal(Math.round(pointAlong(road, 7).x), 408);
});

test('a leg is drawn as one curve', () => {
  assert.equal(pathOf(legCurve('truck', 0, 316, 104, 90)), 'M8 104C108 104 208 104 308 104');
});
