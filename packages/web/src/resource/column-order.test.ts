import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moved, ordered, shownOf } from './column-order.ts';

const columns = ['orderNumber', 'status', 'channel', 'eta', 'fbaNo'].map((key) => ({ key }));
const keysOf = (chosen: { key: string }[]) => chosen.map(({ key }) => key);

test('the chosen order is kept and the hidden columns follow', () => {
  assert.deepEqual(keysOf(ordered(columns, ['orderNumber', 'eta', 'status'])), [
    'orderNumber',
    'eta',
    'status',
    'channel',
    'fbaNo',
  ]);
  assert.deepEqual(keysOf(shownOf(columns, ['orderNumber', 'eta', 'status'])), [
    'orderNumber',
    'eta',
    'status',
  ]);
});

test('the number stays first, whatever an old view says, and a column that is gone is not missed', () => {
  assert.deepEqual(keysOf(shownOf(columns, ['eta', 'gone', 'orderNumber'])), ['orderNumber', 'eta']);
  assert.deepEqual(moved(['orderNumber', 'status', 'eta'], 'status', -1), ['orderNumber', 'status', 'eta']);
  assert.deepEqual(moved(['orderNumber', 'status', 'eta'], 'status', 1), ['orderNumber', 'eta', 'status']);
});
