import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Build, faultsOf, weightOf } from './page-weight.ts';

const sizes: Readonly<Record<string, number>> = { 'main.js': 60, 'shell.js': 30, 'home.js': 8, 'menu.js': 4 };
const build: Build = {
  manifest: {
    'main.tsx': { file: 'main.js', imports: ['_shell'], css: ['main.css'] },
    'home.tsx': { file: 'home.js', imports: ['_shell', 'main.tsx'], dynamicImports: ['menu.tsx'] },
    'menu.tsx': { file: 'menu.js', imports: ['home.tsx'] },
    'drawing.svg': { file: 'drawing.svg' },
    _shell: { file: 'shell.js', imports: ['home.tsx'] },
  },
  sizeOf: (file) => sizes[file] ?? 1_000,
  packagesOf: (file) =>
    file === 'menu.js'
      ? ['react', 'react-aria-components', '@internationalized/date']
      : ['react', 'reactive'],
};
const home = { page: '/home', modules: ['main.tsx', 'home.tsx', 'drawing.svg'] };

test('a page weighs every script it begins with and all they import, each once', () => {
  const { bytes, files } = weightOf(build, home);
  assert.equal(bytes, 98);
  assert.deepEqual(
    files.map(({ file }) => file),
    ['main.js', 'shell.js', 'home.js'],
  );
});

test('what is fetched later does not weigh on the first view', () => {
  assert.deepEqual(faultsOf(build, home, 98), []);
});

test('a page over its budget is named with its figure and its heaviest files', () => {
  assert.deepEqual(faultsOf(build, home, 97), [
    '/home loads 0.1 kB of JavaScript, at most 0.1 kB: main.js 0.1 kB, shell.js 0.0 kB, home.js 0.0 kB',
  ]);
});

test('a package of the back office is refused by name, wherever it came in', () => {
  assert.deepEqual(faultsOf(build, { page: '/menu', modules: ['menu.tsx'] }, 1_000), [
    '/menu loads react-aria-components in menu.js',
    '/menu loads @internationalized/date in menu.js',
  ]);
});

test('a page whose module the build does not know is a fault, not a light page', () => {
  assert.deepEqual(faultsOf(build, { page: '/gone', modules: ['gone.tsx'] }, 1_000), [
    '/gone: gone.tsx is no entry of the build',
  ]);
});
