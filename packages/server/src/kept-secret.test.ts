import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keptSecret } from './kept-secret.ts';
import { StartFailure } from './start-failure.ts';

const home = mkdtempSync(join(tmpdir(), 'loadline-secret-'));
after(() => rmSync(home, { recursive: true }));

test('a secret is made once, stays the same, and only its owner can read it', () => {
  const file = join(home, 'keys', 'secret.key');
  const made = keptSecret(file);
  assert.equal(made.length, 32);
  assert.deepEqual(keptSecret(file), made);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.deepEqual(readdirSync(join(home, 'keys')), ['secret.key']);
  assert.notDeepEqual(keptSecret(join(home, 'other.key')), made);
});

test('a damaged secret is refused rather than replaced: what it protects would be lost', () => {
  const file = join(home, 'damaged.key');
  writeFileSync(file, 'half');
  assert.throws(() => keptSecret(file), StartFailure);
});
