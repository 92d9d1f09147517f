import assert from 'node:assert/strict';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';
import { plainFileName, steady } from './incoming-file.ts';
import { Problem } from './problem.ts';

const tooLarge = new Problem('tooLarge', { max: 1 });
const pace = { bytes: 100, milliseconds: 20 };

test('what comes in steadily comes through whole', async () => {
  const content = Buffer.alloc(300_000, 7);
  assert.deepEqual(await buffer(steady(Readable.from([content]), tooLarge, pace)), content);
});

test('a byte now and then is no upload: it is refused, and the sender is let go', async () => {
  const slow = new PassThrough();
  const drip = setInterval(() => slow.write('x'), 5);
  const refused = await buffer(steady(slow, tooLarge, pace)).catch((error: unknown) => error);
  clearInterval(drip);
  assert.ok(refused instanceof Problem && refused.problem === 'slowUpload');
  assert.equal(slow.destroyed, true);
});

test('a name is its last part, without what cannot be seen', () => {
  assert.equal(plainFileName('..\\a/b\u202e.pdf'), 'b.pdf');
});
