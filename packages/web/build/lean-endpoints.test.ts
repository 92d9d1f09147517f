import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutServerOnly } from './lean-endpoints.ts';

test('a browser gets method, path, right and what is asked of an endpoint, at the places where they stood', () => {
  const code = `export const ask = endpoint('GET /a', {
  access: 'public', title: { zh: '问', en: 'Ask' },
  query: { no: text({ title: 'stays' }) }, deadline: 9_000,
  answer: group({ no: text({ max: 3 }) }, { label: 1 }),
});
export const end = 1;`;
  const lean = withoutServerOnly(code);
  assert.equal(lean.length, code.length);
  assert.equal(
    lean.replace(/\s+/g, ' '),
    "export const ask = endpoint('GET /a', { access: 'public', query: { no: text({ title: 'stays' }) }, }); export const end = 1;",
  );
});

test('what is no endpoint keeps its title and its answer', () => {
  const code = "export const page = open({ title: 'a', answer: 1 });";
  assert.equal(withoutServerOnly(code), code);
});

test('an import that only what is left out needed goes with it', () => {
  const code = `import { alpha } from './a.ts';
import { b, c } from './b.ts';
export const ask = endpoint('GET /alpha', { query: { c }, answer: group(alpha, b) });`;
  assert.equal(
    withoutServerOnly(code).replace(/\s+/g, ' ').trim(),
    "import { b, c } from './b.ts'; export const ask = endpoint('GET /alpha', { query: { c }, });",
  );
});

test('calls of records exist by what they answer, which no browser reads', () => {
  const code = `import { lines } from './lines.ts';
import { no } from './no.ts';
const detailAnswer = group(lines);
const figures = group({ total });
const { right } = thing;
export const api = recordsApi({ path: right, overview: { answer: figures }, by: { no }, detail: detailAnswer });`;
  const lean = withoutServerOnly(code);
  assert.equal(lean.length, code.length);
  assert.equal(
    lean.replace(/\s+/g, ' ').trim(),
    "import { no } from './no.ts'; const { right } = thing; export const api = recordsApi({ path: right, overview: { }, by: { no }, detail: 1 });",
  );
});
