import assert from 'node:assert/strict';
import { test } from 'node:test';
import { functionLengths } from './functions.ts';
import { tokensOf } from './scanner.ts';

function lengths(source: string): number[] {
  return functionLengths(tokensOf(source));
}

test('a function is as long as from its first line to its closing brace', () => {
  assert.deepEqual(lengths('function a() {\n  return 1;\n}'), [3]);
  assert.deepEqual(lengths('const a = (b: string) => {\n  b;\n};'), [3]);
});

test('a result type with braces is not the body', () => {
  assert.deepEqual(lengths('function a(): { b: string } | { c: { d: 1 } } {\n\n  e();\n}'), [4]);
  assert.deepEqual(lengths('async function a<T extends { b: 1 }>(c: T): Promise<{ d: T }> {\n}'), [2]);
});

test('methods count, conditions and loops do not', () => {
  const source = `class A {
    private async b(c: { d: 1 }): Promise<void> {
      if (c) {
        for (const e of []) {
          e;
        }
      }
    }
  }`;
  assert.deepEqual(lengths(source), [7]);
});

test('a function within a function counts for itself as well', () => {
  assert.deepEqual(lengths('function a() {\n  const b = () => {\n    1;\n  };\n}'), [5, 3]);
});
