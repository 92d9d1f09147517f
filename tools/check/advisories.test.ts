import assert from 'node:assert/strict';
import { test } from 'node:test';
import { knownHoles, strangeLicences } from './advisories.ts';

test('a locked version older than the one that mends a hole is named, wherever it lies', () => {
  const lock = {
    'node_modules/a': { version: '9.0.10' },
    'node_modules/b/node_modules/a': { version: '9.0.2' },
    'node_modules/c': { version: '10.1.1-beta.1' },
  };
  const advisories = [
    ['a', '9.0.3', 'GHSA-1'],
    ['c', '10.1.1', 'GHSA-2'],
    ['c', '10.2.0', 'GHSA-3'],
  ] as const;
  assert.deepEqual(knownHoles(lock, { readOn: '', advisories }), [
    'a 9.0.2 has GHSA-1, mended in 9.0.3',
    'c 10.1.1-beta.1 has GHSA-3, mended in 10.2.0',
  ]);
});

test('every package is under a licence that is agreed to, and no licence is left over', () => {
  const lock = {
    'packages/server': {},
    'node_modules/ours': { link: true },
    'node_modules/a': { license: 'MIT' },
    'node_modules/b': { license: 'SSPL-1.0' },
    'node_modules/c': {},
  };
  assert.deepEqual(strangeLicences(lock, '| `MIT` | x |\n| `c` | x |\n| `ISC` | x |\n'), [
    'b is under SSPL-1.0, which docs/decisions/licences.md does not have',
    'docs/decisions/licences.md has ISC, which nothing is under',
  ]);
});
