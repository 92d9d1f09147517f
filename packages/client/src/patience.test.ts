import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { secondsUntil } from './patience.ts';

test('Retry-After is read as seconds or as a date, and is never less than none', () => {
  const moments = fc.integer({ min: 0, max: 4_000_000_000 });
  fc.assert(
    fc.property(moments, fc.integer({ min: -100, max: 100_000 }), (now, ahead) => {
      const date = new Date((now + ahead) * 1_000).toUTCString();
      assert.equal(secondsUntil(date, now * 1_000), Math.max(0, ahead));
      assert.equal(secondsUntil(String(Math.abs(ahead)), now), Math.abs(ahead));
    }),
  );
  assert.deepEqual([secondsUntil(null), secondsUntil('soon'), secondsUntil('-5')].map(Number.isFinite), [
    true,
    true,
    true,
  ]);
});
