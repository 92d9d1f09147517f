import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { cleanPicture } from './picture.ts';

const limits = { pixels: 50_000_000, thumbnail: 320 };

async function noise(width: number, height: number): Promise<string> {
  const path = join(await mkdtemp(join(tmpdir(), 'loadline-picture-')), 'photo.jpg');
  const raw = Buffer.alloc(width * height * 3, 'loadline');
  await writeFile(
    path,
    await sharp(raw, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer(),
  );
  return path;
}

/** The processes that make pictures for this one. */
function makers(): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], {
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter((line) => line.includes('picture.process'))
    .map((line) => Number.parseInt(line, 10));
}

test('a picture whose process is lost is made by the next, and those that waited, too', async () => {
  const [small, large] = [await noise(64, 48), await noise(4_000, 3_000)];
  await cleanPicture(small, 'jpg', limits);
  const [first] = makers();
  assert.ok(first);
  const asked = [large, small, small].map((path) => cleanPicture(path, 'jpg', limits));
  process.kill(first, 'SIGKILL');
  const made = await Promise.all(asked);
  const sizes = await Promise.all(made.map(({ whole }) => sharp(whole).metadata()));
  assert.deepEqual(
    sizes.map(({ width, height }) => [width, height]),
    [
      [4_000, 3_000],
      [64, 48],
      [64, 48],
    ],
  );
  const [second, ...others] = makers();
  assert.ok(second && second !== first && others.length === 0);
});
