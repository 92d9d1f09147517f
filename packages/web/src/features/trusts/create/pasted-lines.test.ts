import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesPasted } from './pasted-lines.ts';

let made = 0;
const newId = () => `00000000-0000-7000-8000-${String(++made).padStart(12, '0')}`;
const line = (place: number, values: object = {}) => ({ id: `line ${place}`, ...values });

test('rows go from the cell they are pasted into to the right and make the lines that are missing', () => {
  const before = [line(1, { nameZh: '保温杯', material: '不锈钢' })];
  const { lines, faults, count } = linesPasted(
    before,
    { line: 0, key: 'cartons' },
    '24\t58\t42\t40\t14.6\n1,200\t62\t40\t38\t11.8',
    newId,
  );
  assert.deepEqual([lines.length, faults, count], [2, [], 2]);
  assert.deepEqual(lines[0], {
    ...before[0],
    cartons: 24,
    length: '58',
    width: '42',
    height: '40',
    grossWeight: '14.6',
  });
  assert.equal(lines[1]?.['cartons'], 1200);
  assert.equal(lines[1]?.['nameZh'], null);
});

test('rows under headings go where these say, in either language', () => {
  const { lines, count } = linesPasted(
    [],
    { line: 0, key: 'nameZh' },
    '数量\t中文品名\t品牌\n432\t台灯\tGlow',
    newId,
  );
  assert.equal(count, 1);
  assert.deepEqual(
    [lines[0]?.['quantity'], lines[0]?.['nameZh'], lines[0]?.['brand']],
    [432, '台灯', 'Glow'],
  );
});

test('what cannot be read is told by its row and leaves the cell as it is', () => {
  const { lines, faults } = linesPasted(
    [line(1, { cartons: 5 })],
    { line: 0, key: 'cartons' },
    'many\t58\n6\t60',
    newId,
  );
  assert.deepEqual([lines[0]?.['cartons'], lines[0]?.['length'], lines[1]?.['cartons']], [5, '58', 6]);
  assert.deepEqual(
    faults.map(({ row, label }) => [row, label.en]),
    [[1, 'Cartons']],
  );
});

test('lines under the pasted piece stay, an empty cell empties nothing', () => {
  const before = [line(1, { nameEn: 'Cup' }), line(2, { nameEn: 'Lamp' }), line(3)];
  const { lines } = linesPasted(before, { line: 1, key: 'nameZh' }, '台灯\t\n', newId);
  assert.deepEqual(
    lines.map(({ id }) => id),
    ['line 1', 'line 2', 'line 3'],
  );
  assert.deepEqual([lines[1]?.['nameZh'], lines[1]?.['nameEn']], ['台灯', 'Lamp']);
});
