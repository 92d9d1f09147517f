import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { jsonFaultIn } from './json-fault.ts';

test('a text that is no JSON is told where it ceases to be', () => {
  const places: readonly [string, [number, number]][] = [
    ['{"a": 1,}', [1, 9]],
    ["{'a': 1}", [1, 2]],
    ['{"a": 1\n "b": 2}', [2, 2]],
    ['[1, 2', [1, 6]],
    ['{"a": "x\ny"}', [1, 7]],
    ['{"a": 01}', [1, 8]],
    ['{} {}', [1, 4]],
    ['name=1', [1, 1]],
    ['{"a": [}', [1, 8]],
    ['{"a"', [1, 5]],
  ];
  for (const [text, [line, column]] of places) assert.deepEqual(jsonFaultIn(text), { line, column }, text);
});

test('what the machine reads has no fault, and what it refuses has one', () => {
  const broken = fc
    .tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', '"', ':', '1', '\n', '{', '\\', 'x', '\u0001'),
    )
    .map(([text, at, put]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + put + text.slice(place + (put === '' ? 1 : 0));
    });
  fc.assert(
    fc.property(fc.oneof(fc.json(), broken), (text) => {
      assert.equal(jsonFaultIn(text) === undefined, isJson(text), text);
    }),
    { numRuns: 2_000 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
