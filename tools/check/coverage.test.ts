import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowFaults, rowsOf, titlesIn } from './coverage.check.ts';
import { tokensOf } from './scanner.ts';

const table = [
  '| id | requirement | test |',
  '|---|---|---|',
  '| route-home | /home shows the home page | `the home page opens` |',
  '| route-404 | /404 | `a \\| b`<br>`${language}: gone` |',
  '| title | The page title | open |',
].join('\n');

test('a row names no test while it is open, or one, or several', () => {
  assert.deepEqual(
    rowsOf(table).map(({ id, tests }) => [id, ...tests]),
    [['route-home', 'the home page opens'], ['route-404', 'a | b', '${language}: gone'], ['title']],
  );
});

test('a test that no file holds is found', () => {
  const titles = titlesIn(tokensOf("test('the home page opens', () => {}); // test('a | b')"));
  assert.deepEqual(rowFaults(rowsOf(table).slice(0, 2), titles), [
    'route-404: no test is called "a | b" (nor is it "open")',
    'route-404: no test is called "${language}: gone" (nor is it "open")',
  ]);
});

test('a title with a value in it matches any value', () => {
  const titles = titlesIn(tokensOf("test(`${language}: it's /${path}`, run); test('it\\'s', run)"));
  const row = (title: string) => [{ id: 'a', requirement: 'b', tests: [title] }];
  assert.deepEqual(rowFaults(row("en: it's /home"), titles), []);
  assert.deepEqual(rowFaults(row("it's"), titles), []);
  assert.equal(rowFaults(row("en: it's home"), titles).length, 1);
});

test('an id stands once', () => {
  const rows = [...rowsOf(table).slice(2), ...rowsOf(table).slice(2)];
  assert.deepEqual(rowFaults(rows, []), ['title stands twice']);
});
