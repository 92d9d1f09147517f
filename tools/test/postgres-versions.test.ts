import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { sourcesUnder } from '../check/source.ts';
import { differsByVersion } from './postgres-versions.ts';

const root = join(import.meta.dirname, '../..');

test('after the server suite the database’s own tests run again, and all of the contract, the pages and the tools', async () => {
  const files = await sourcesUnder(root, ['packages', 'tools'], /\.test\.tsx?$/);
  const left = files.map(({ path }) => path).filter(differsByVersion);
  for (const part of ['packages/contract/', 'packages/web/', 'tools/', 'packages/server/src/embedded/'])
    assert.ok(
      files.every(({ path }) => !path.startsWith(part) || left.includes(path)),
      part,
    );
  const again = left.filter((path) => path.startsWith('packages/server/'));
  for (const name of ['kernel/database', 'kernel/self-test', 'app.rights', 'app.locks', 'tracking/tracking'])
    assert.ok(
      again.some((path) => path.includes(name)),
      name,
    );
  assert.ok(again.length < files.filter(({ path }) => path.startsWith('packages/server/')).length / 3);
});
