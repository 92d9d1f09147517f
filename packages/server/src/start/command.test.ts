import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const programs = ['hts-load', 'admin-reset', 'audit-verify', 'demo-remove', 'main'];

for (const program of programs) {
  test(`what hinders ${program} is told in both languages without a stack, and the shell knows`, () => {
    const file = join(import.meta.dirname, '..', `${program}.ts`);
    const env = { ...process.env, PORT: 'a door' };
    const { status, stderr } = spawnSync(process.execPath, [file], { env, encoding: 'utf8' });
    assert.equal(status, 1);
    assert.match(stderr, /PORT/);
    assert.match(stderr, /\p{Script=Han}/u);
    assert.doesNotMatch(stderr, /^\s+at |Node\.js/m);
  });
}
