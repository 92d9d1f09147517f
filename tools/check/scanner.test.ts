import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokensOf } from './scanner.ts';

function textsOf(source: string): string[] {
  return tokensOf(source).map(({ text }) => text);
}

test('comments are not code, wherever they stand', () => {
  const source = "#!/usr/bin/env node\na // 'b'\n/* c\n * d */ e /** f */";
  assert.deepEqual(textsOf(source), ['a', 'e']);
});

test('what looks like a comment inside a string stays a string', () => {
  assert.deepEqual(textsOf(`'http://a' "/* b */" \`// c\``), ['http://a', '/* b */', '// c']);
});

test('a division is not the start of a pattern', () => {
  assert.deepEqual(textsOf("a / b / 'c'; (d) / e"), ['a', '/', 'b', '/', 'c', ';', '(', 'd', ')', '/', 'e']);
});

test('a pattern may hold quotes and slashes', () => {
  const tokens = tokensOf(String.raw`return /['"\/]|[/'"]/gu.test(a)`);
  assert.deepEqual(
    tokens.slice(0, 3).map(({ kind }) => kind),
    ['word', 'pattern', 'mark'],
  );
});

test('the code inside a template is read, and so is a template inside that code', () => {
  const source = ['`a ${b({ c: `d ${', "'e'", '}` })} f` g'].join('');
  const tokens = tokensOf(source);
  assert.deepEqual(
    tokens.filter(({ kind }) => kind === 'template').map(({ text }) => text),
    ['a ${} f', 'd ${}'],
  );
  assert.deepEqual(
    tokens.filter(({ kind }) => kind === 'string').map(({ text }) => text),
    ['e'],
  );
  assert.equal(tokens.at(-1)?.text, 'g');
});

test('an apostrophe in the text of a page does not swallow the lines after it', () => {
  const source = "<p>\n  Don't stop\n</p>;\nimport { a } from 'b';";
  assert.ok(textsOf(source).includes('b'));
});

test('a token knows its line, also behind comments, templates and closing tags', () => {
  const source = '/* 1\n2 */ a\n`3\n4` b\n</c>d';
  const lines = Object.fromEntries(tokensOf(source).map(({ text, line }) => [text, line]));
  assert.deepEqual([lines['a'], lines['b'], lines['d']], [2, 4, 5]);
});

test('source that ends in the middle of something ends the reading', () => {
  for (const source of ["'open", '`open', '`open ${', '/* open', '/open', 'a {'])
    assert.ok(textsOf(source).length >= 0);
});
