import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetRow } from './import-subject.ts';
import { nextProblem } from './next-problem.ts';
import { filledColumns, mayOverflow, widthOf } from './sheet-columns.ts';
import { type RowFilter, shownRows } from './sheet-filter.ts';
import { tonesOf } from './sheet-tone.ts';

const isError = (code: string) => code.startsWith('E');
const column = (key: string, label: string) =>
  ({ key, label, unit: undefined, align: 'start', isNeeded: false }) as const;
const columns = [column('reference', 'Reference'), column('country', 'Country'), column('hs', 'HS code')];
const keys = columns.map(({ key }) => key);
const wrong = (key: string, code: string) => ({ key, code, value: null, suggestion: null, isSafe: false });

const rows: SheetRow[] = [
  { row: 2, cells: ['PO-1', 'US', ''], findings: [], changed: [], leftOut: null, madeAs: null },
  {
    row: 3,
    cells: ['PO-2', 'USA', ''],
    findings: [wrong('country', 'E07')],
    changed: [],
    leftOut: null,
    madeAs: null,
  },
  {
    row: 5,
    cells: ['PO-3', 'DE', ''],
    findings: [wrong('reference', 'W04')],
    changed: [],
    leftOut: null,
    madeAs: null,
  },
  {
    row: 9,
    cells: ['PO-4', 'FR', ''],
    findings: [wrong('hs', 'E03'), wrong('country', 'W04')],
    changed: [{ key: 'country', was: 'France' }],
    leftOut: null,
    madeAs: null,
  },
];
const shown = (show: RowFilter, held: number[] = []) =>
  shownRows(rows, { show, held: new Set(held), isError }).map(({ row }) => row);

test('each filter shows its rows, and a row that was just put right stays', () => {
  assert.deepEqual(shown('all'), [2, 3, 5, 9]);
  assert.deepEqual(shown('errors'), [3, 9]);
  assert.deepEqual(shown('warnings'), [5, 9]);
  assert.deepEqual(shown('changed'), [9]);
  assert.deepEqual(shown('errors', [2]), [2, 3, 9]);
});

test('an error outweighs a warning, and both outweigh that the cell was changed', () => {
  const row: SheetRow = {
    row: 4,
    cells: ['', '', ''],
    findings: [wrong('hs', 'W01'), wrong('hs', 'E11'), wrong('country', 'W04')],
    changed: [
      { key: 'hs', was: '' },
      { key: 'country', was: '' },
      { key: 'reference', was: '' },
    ],
    leftOut: null,
    madeAs: null,
  };
  assert.deepEqual(Object.fromEntries(tonesOf(row, isError)), {
    hs: 'error',
    country: 'warning',
    reference: 'changed',
  });
});

test('F8 walks through the errors in reading order and begins again', () => {
  const search = { wanted: ({ code }: { code: string }) => isError(code), towards: 'next' } as const;
  const first = nextProblem(rows, keys, { ...search, from: undefined });
  assert.deepEqual(first, { row: 3, key: 'country' });
  const second = nextProblem(rows, keys, { ...search, from: first });
  assert.deepEqual(second, { row: 9, key: 'hs' });
  assert.deepEqual(nextProblem(rows, keys, { ...search, from: second }), first);
  assert.deepEqual(nextProblem(rows, keys, { ...search, from: first, towards: 'previous' }), second);
  assert.equal(nextProblem(rows.slice(0, 1), keys, { ...search, from: undefined }), undefined);
});

test('a column that is blank everywhere is hidden unless something is missing there', () => {
  const missing = { key: 'hs', code: 'E03', cells: 1, firstRow: 9, value: null, replacements: [] };
  assert.deepEqual(filledColumns(columns, rows, []), columns.slice(0, 2));
  assert.deepEqual(filledColumns(columns, rows, [missing]), columns);
});

test('a column is as wide as its heading and its texts need, within bounds', () => {
  const [, , hs] = columns;
  assert.ok(hs);
  assert.ok(widthOf(hs, ['9617001000']) > widthOf(hs, ['96']));
  assert.ok(widthOf(hs, ['\u4fdd\u6e29\u676f\u4fdd\u6e29\u676f']) > widthOf(hs, ['abcdef']));
  assert.equal(widthOf(hs, ['x'.repeat(400)]), 320);
});

test('only a text that may not fit its column is cut off', () => {
  assert.equal(mayOverflow('9617001000', 140), false);
  assert.equal(mayOverflow('\u6df1\u5733'.repeat(10), 140), true);
  assert.equal(mayOverflow('Shenzhen '.repeat(4), 140), true);
});
