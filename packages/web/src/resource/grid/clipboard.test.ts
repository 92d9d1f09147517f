import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellsIn } from './clipboard.ts';

test('a block copied from a sheet keeps its empty cells, its quotes and its line breaks within a cell', () => {
  assert.deepEqual(cellsIn('US\tAir\r\n\tSea\r\n'), [
    ['US', 'Air'],
    ['', 'Sea'],
  ]);
  assert.deepEqual(cellsIn('"Room 5\n12 ""A"" Road"\t5" pipe\n'), [['Room 5\n12 "A" Road', '5" pipe']]);
  assert.deepEqual(cellsIn(' 9617001000 '), [['9617001000']]);
});
