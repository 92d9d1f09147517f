import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pasted } from './sheet-paste.ts';

const column = (key: string) =>
  ({ key, label: key, unit: undefined, align: 'start', isNeeded: false }) as const;
const columns = [column('country'), column('channel')];
const rows = [4, 7].map((row) => ({
  row,
  cells: ['', ''],
  findings: [],
  changed: [],
  leftOut: null,
  madeAs: null,
}));

test('a block is laid on the rows in sight from the current cell on; what reaches beyond is left out', () => {
  const block = [
    ['US', 'Air'],
    ['DE', 'Rail'],
  ];
  assert.deepEqual(pasted(block, { row: 0, column: 0 }, { rows, columns }), [
    { row: 4, key: 'country', value: 'US' },
    { row: 4, key: 'channel', value: 'Air' },
    { row: 7, key: 'country', value: 'DE' },
    { row: 7, key: 'channel', value: 'Rail' },
  ]);
  assert.deepEqual(pasted(block, { row: 1, column: 1 }, { rows, columns }), [
    { row: 7, key: 'channel', value: 'US' },
  ]);
});
