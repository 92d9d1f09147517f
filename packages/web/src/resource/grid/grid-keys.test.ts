import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commandOf } from './grid-keys.ts';
import { movedFrom } from './grid-move.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, held: Partial<typeof plain> = {}) => commandOf({ key, ...plain, ...held })?.does;

test('a cell is edited by Enter, F2 or by typing, also through an input method', () => {
  assert.deepEqual(
    ['Enter', 'F2', 'a', '\u4e2d', 'Process'].map((key) => press(key)),
    ['edit', 'edit', 'type', 'type', 'type'],
  );
});

test('Delete empties it, Ctrl Z undoes and Ctrl Shift Z does it again', () => {
  assert.equal(press('Delete'), 'clear');
  assert.equal(press('z', { ctrlKey: true }), 'undo');
  assert.equal(press('Z', { ctrlKey: true, shiftKey: true }), 'redo');
  assert.equal(press('y', { metaKey: true }), 'redo');
});

test('keys of the browser and of the page stay theirs', () => {
  for (const key of ['Tab', 'Escape', 'F5', 'F8', 'Shift', '?']) assert.equal(press(key), undefined);
  for (const key of ['k', 'c', 'v', 'r']) assert.equal(press(key, { ctrlKey: true }), undefined);
  assert.equal(press('@', { ctrlKey: true, altKey: true }), 'type');
});

test('moving stops at the edges of what is shown', () => {
  const size = { rows: 100, columns: 58, page: 20 };
  assert.deepEqual(movedFrom({ row: 0, column: 0 }, 'up', size), { row: 0, column: 0 });
  assert.deepEqual(movedFrom({ row: 90, column: 3 }, 'page-down', size), { row: 99, column: 3 });
  assert.deepEqual(movedFrom({ row: 4, column: 3 }, 'row-end', size), { row: 4, column: 57 });
  assert.deepEqual(movedFrom({ row: 4, column: 3 }, 'last', size), { row: 99, column: 57 });
  assert.deepEqual(movedFrom({ row: 0, column: 0 }, 'down', { ...size, rows: 0 }), { row: 0, column: 0 });
});
