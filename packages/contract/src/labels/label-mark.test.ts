import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { flawOfMark, frameBetween } from './label-mark.ts';

const fileId = '0197f3a0-0000-7000-8000-000000000001';
const photos = [{ fileId }];

test('a frame drawn from any corner to any other, over the edge too, lies within the photo and can be seen', () => {
  const point = fc.record({
    x: fc.double({ min: -2, max: 3, noNaN: true }),
    y: fc.double({ min: -2, max: 3, noNaN: true }),
  });
  fc.assert(
    fc.property(point, point, (one, other) => {
      const frame = frameBetween(one, other);
      assert.deepEqual(frame, frameBetween(other, one));
      assert.ok(frame.width >= 10 && frame.height >= 10);
      assert.equal(flawOfMark({ fileId, ...frame }, { result: 'fail', photos }), null);
    }),
  );
});

test('a mark stands where a check fails, on a photo of the label, within it', () => {
  const mark = { fileId, left: 100, top: 200, width: 300, height: 100 };
  assert.match(flawOfMark(mark, { result: 'pass', photos })?.en ?? '', /only where a check fails/);
  assert.match(flawOfMark(mark, { result: 'fail', photos: [] })?.en ?? '', /on a photo of this label/);
  assert.match(flawOfMark({ ...mark, left: 701 }, { result: 'fail', photos })?.en ?? '', /within the photo/);
  assert.match(flawOfMark({ ...mark, top: 901 }, { result: 'fail', photos })?.en ?? '', /within the photo/);
});
