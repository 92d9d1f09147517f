import assert from 'node:assert/strict';
import { test } from 'node:test';
import { importsOf, isBarrel } from './imports.ts';
import { tokensOf } from './scanner.ts';

function found(source: string): string[] {
  return importsOf(tokensOf(source)).map(({ kind, specifier }) => `${kind} ${specifier}`);
}

test('every way to import a value is seen', () => {
  const source = `
    import './a.ts';
    import b from './b.ts';
    import * as c from './c.ts';
    import d, { type D, e as f } from './d.ts';
    import g from './g.json' with { type: 'json' };
    export { h } from './h.ts';
    export * from './i.ts';
    export * as j from './j.ts';`;
  const names = ['a.ts', 'b.ts', 'c.ts', 'd.ts', 'g.json', 'h.ts', 'i.ts', 'j.ts'];
  assert.deepEqual(
    found(source),
    names.map((name) => `value ./${name}`),
  );
});

test('an import of types alone is told from one of values', () => {
  const source = `
    import type { A } from './a.ts';
    import type B from './b.ts';
    export type { C } from './c.ts';
    export type * from './d.ts';
    import type from './e.ts';`;
  const types = ['a', 'b', 'c', 'd'].map((name) => `type ./${name}.ts`);
  assert.deepEqual(found(source), [...types, 'value ./e.ts']);
});

test('what is loaded later counts as lazy: import(), require() and the module of a worker', () => {
  const source = `
    const a = await import('./a.ts');
    const b = lazy(() => import(\`./b.tsx\`));
    const c = require('./c.ts');
    const d = new Worker(new URL('./d.worker.ts', import.meta.url));
    const e = await import(name);
    const f = new URL('./f.css', import.meta.url);`;
  assert.deepEqual(found(source), ['lazy ./a.ts', 'lazy ./b.tsx', 'lazy ./c.ts', 'lazy ./d.worker.ts']);
});

test('words, comments and texts that only look like imports are none', () => {
  const source = `
    // import { a } from './a.ts';
    const b = "import { c } from './c.ts'";
    const d = { import: 'e', from: 'f' };
    export const from = 'g';
    export type H = { from: 'h' };
    export { d };
    list.import('i');
    import.meta.url;`;
  assert.deepEqual(found(source), []);
});

test('a module that only passes on others is a barrel, one that adds something is not', () => {
  const passing = "export * from './a.ts';\nexport { b } from './b.ts';";
  assert.equal(isBarrel(tokensOf(passing)), true);
  assert.equal(isBarrel(tokensOf(`${passing}\nexport const c = 1;`)), false);
  assert.equal(isBarrel(tokensOf('// nothing')), false);
});
