import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SheetCell } from '../imports/import.grid.ts';
import { letters } from '../imports/import.grid.ts';
import { templateHeader } from '../imports/import.header.ts';
import type { ImportKey } from './order-import.columns.ts';
import { columnList, importKeys, keyOfHeader, positionOf } from './order-import.columns.ts';
import { cellOf, line, numberCell, rowsOf } from './order-import.sheet.factory.ts';
import { headingOf } from './order-import.sheet.ts';

test('every column is known under its Chinese, its English and its bilingual heading, with or without star and unit', () => {
  for (const [at, column] of columnList.entries()) {
    const { zh, en, unit } = column;
    for (const heading of [
      zh,
      en,
      templateHeader(column),
      `${zh}*`,
      `* ${zh} （${unit ?? 'KG'}）`,
      en.toUpperCase(),
      `${zh}\n${en}`,
    ])
      assert.equal(keyOfHeader(heading), importKeys[at], heading);
  }
  assert.equal(keyOfHeader('长(CM)'), 'cartonLength');
  assert.equal(keyOfHeader('单箱毛重KG'), 'cartonWeight');
  assert.equal(keyOfHeader('什么'), undefined);
});

test('no two columns share a heading of their own', () => {
  const own = columnList.flatMap(({ zh, en }) => (zh === en ? [zh] : [zh, en]));
  assert.equal(new Set(own).size, own.length);
  assert.equal(columnList.length, 58);
});

test('columns are found in any order, below a title, among columns that mean nothing', () => {
  const headers = columnList.map(({ en }) => en).toReversed();
  const lines = [
    line(1, '十一月第三批'),
    line(3, 'Internal', ...headers),
    line(5, 'x', ...headers.map((_, at) => `v${57 - at}`)),
  ];
  const heading = headingOf(lines);
  assert.equal(heading?.layout, 'flat');
  assert.equal(heading?.headerRow, 3);
  assert.deepEqual(heading?.missing, []);
  assert.deepEqual(heading?.columns[0], {
    place: 'A',
    header: 'Internal',
    key: null,
    unit: null,
    isAsked: false,
    clash: null,
    hiddenAs: null,
  });
  const [row] = rowsOf(lines);
  assert.equal(row?.row, 5);
  assert.deepEqual(
    row?.cells,
    columnList.map((_, at) => `v${at}`),
  );
});

test('missing required columns are named; a warehouse column stands in for the consignee', () => {
  const without = (...keys: ImportKey[]) =>
    headingOf([
      line(
        1,
        ...importKeys
          .filter((key) => !keys.includes(key))
          .map((key) => columnList[positionOf(key)]?.zh ?? ''),
      ),
    ]);
  assert.deepEqual(without('cartonNo', 'nameZh', 'brand')?.missing, ['cartonNo', 'nameZh']);
  assert.deepEqual(without('consignee.city')?.missing, []);
  assert.deepEqual(without('consignee.city', 'warehouseCode')?.missing, ['consignee.city']);
});

test('a sheet without any of our headings holds no orders', () => {
  assert.equal(headingOf([line(1, '姓名', '电话'), line(2, '张三', '1')]), undefined);
  assert.equal(headingOf([]), undefined);
});

test('what a spreadsheet did to numbers is put right, what was typed as text is left alone', () => {
  const header = line(1, '客户参考号', '目的国', '收件人邮编', '箱号', '中国HS编码', '目的国HS编码');
  const jan10: SheetCell = { kind: 'date', text: '2026-01-10' };
  const lines = [
    header,
    line(2, 'A', '美国', numberCell('1001'), jan10, numberCell('101210000'), numberCell('101210000')),
    line(3, 'A', '', numberCell('601'), 'C2', numberCell('101210000999'), '101210000'),
    line(4, 'B', '德国', numberCell('1067'), 'C3', '101210000', numberCell('1012100')),
    line(5, 'C', '英国', numberCell('1067'), 'C4', numberCell('9405210000'), numberCell('94052100')),
  ];
  const read = rowsOf(lines).map((row) =>
    (['consignee.postCode', 'cartonNo', 'hsCn', 'hsDest'] as const).map((key) => cellOf(row, key)),
  );
  assert.deepEqual(read, [
    ['01001', '1-10', '0101210000', '0101210000'],
    ['00601', 'C2', '0101210000999', '101210000'],
    ['01067', 'C3', '101210000', '1012100'],
    ['1067', 'C4', '9405210000', '94052100'],
  ]);
});

test('rows without anything under our columns are no rows', () => {
  const lines = [
    line(1, '客户参考号', '目的国', '箱号', '箱数', 'Note'),
    line(2, '', '', '', '', 'only a note'),
    line(9, 'A'),
  ];
  assert.deepEqual(
    rowsOf(lines).map(({ row }) => row),
    [9],
  );
});

test('columns are named as spreadsheets name them', () => {
  assert.deepEqual([0, 25, 26, 57].map(letters), ['A', 'Z', 'AA', 'BF']);
});
