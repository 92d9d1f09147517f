import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankHouse, houseRow } from '@loadline/contract/bookings/booking-rows';
import { text as textField } from '@loadline/contract/kernel/field';
import { blankTrustLine, trustLine } from '@loadline/contract/trusts/trust-line';
import { rowsPasted } from './grid-block.ts';
import type { Place } from './grid-place.ts';
import type { GridRow } from './grid-row.ts';

const keys = [
  'hawbNo',
  'shipBill',
  'sealNo',
  'bookingPkgsNum',
  'bookingGrossWeight',
  'bookingVolume',
  'customsType',
];
const sheet = { fields: houseRow.fields, keys, blank: blankHouse, reading: 'values' } as const;
const ids = () => {
  let next = 0;
  return () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`;
};

test('twenty rows of a sheet become twenty house waybills, thousands and units fall away, customs types are read in words', () => {
  const text = Array.from(
    { length: 20 },
    (_, at) => `H${at + 1}\tSB-${at}\t\t${at + 1}\t1,${at + 100}.50 kg\t2.310\t空运出口`,
  ).join('\r\n');
  const { rows, faults, count } = rowsPasted([], sheet, undefined, text, ids());
  assert.equal(count, 20);
  assert.deepEqual(faults, []);
  assert.deepEqual(rows[19], {
    ...blankHouse(rows[19]?.id ?? ''),
    hawbNo: 'H20',
    shipBill: 'SB-19',
    bookingPkgsNum: 20,
    bookingGrossWeight: '1119.50',
    bookingVolume: '2.310',
    customsType: '5',
  });
});

test('under headings of its own a sheet goes where these say, whatever cell it was pasted into', () => {
  const { rows } = rowsPasted(
    [],
    sheet,
    { row: '', key: 'sealNo' },
    '毛重(KG)\t件数\t分单号\n412\t18\tHX-1\n598.5\t26\tHX-2',
    ids(),
  );
  assert.deepEqual(
    rows.map(({ hawbNo, bookingPkgsNum, bookingGrossWeight }) => [
      hawbNo,
      bookingPkgsNum,
      bookingGrossWeight,
    ]),
    [
      ['HX-1', 18, '412'],
      ['HX-2', 26, '598.5'],
    ],
  );
});

test('pounds are worked out, under a heading or beside the figure, and what is no weight is refused', () => {
  const { rows, faults } = rowsPasted(
    [],
    sheet,
    { row: '', key: 'sealNo' },
    '毛重(LBS)\t件数\t分单号\n100\t18\tHX-1\n45 kg\t26\tHX-2\n12 cm\t26\tHX-3',
    ids(),
  );
  assert.deepEqual(
    rows.map(({ bookingGrossWeight }) => bookingGrossWeight),
    ['45.359', '45', null],
  );
  assert.deepEqual(
    faults.map(({ row, label, says }) => [row, label.en, says.en]),
    [[4, 'Booked gross weight', 'is in cm, enter it in kg']],
  );
});

test('a cell that cannot be read changes nothing and is told; the cells around it are taken', () => {
  const [own] = [{ ...blankHouse('a'), bookingPkgsNum: 7 }];
  const { rows, faults } = rowsPasted([own], sheet, { row: 'a', key: 'bookingPkgsNum' }, 'many\t12.5', ids());
  assert.deepEqual([rows[0]?.['bookingPkgsNum'], rows[0]?.['bookingGrossWeight']], [7, '12.5']);
  assert.deepEqual(
    faults.map(({ row, label }) => [row, label.en]),
    [[1, 'Booked packages']],
  );
});

const goods = {
  fields: trustLine.fields,
  keys: [
    'nameZh',
    'nameEn',
    'material',
    'cartons',
    'length',
    'width',
    'height',
    'grossWeight',
    'quantity',
    'special',
    'brand',
  ],
  blank: blankTrustLine,
  reading: 'values',
} as const;
const line = (place: number, values: object = {}) => ({ id: `line ${place}`, ...values });
const linesPasted = (before: GridRow[], at: Place | undefined, text: string) =>
  rowsPasted(before, goods, at, text, ids());

test('rows go from the cell they are pasted into to the right and make the lines that are missing', () => {
  const before = [line(1, { nameZh: '保温杯', material: '不锈钢' })];
  const { rows, faults, count } = linesPasted(
    before,
    { row: 'line 1', key: 'cartons' },
    '24\t58\t42\t40\t14.6\n1,200\t62\t40\t38\t11.8',
  );
  assert.deepEqual([rows.length, faults, count], [2, [], 2]);
  assert.deepEqual(rows[0], {
    ...before[0],
    cartons: 24,
    length: '58',
    width: '42',
    height: '40',
    grossWeight: '14.6',
  });
  assert.equal(rows[1]?.['cartons'], 1200);
  assert.equal(rows[1]?.['nameZh'], null);
});

test('rows under headings go where these say, in either language', () => {
  const { rows, count } = linesPasted([], undefined, '数量\t中文品名\t品牌\n432\t台灯\tGlow');
  assert.equal(count, 1);
  assert.deepEqual([rows[0]?.['quantity'], rows[0]?.['nameZh'], rows[0]?.['brand']], [432, '台灯', 'Glow']);
});

test('what cannot be read is told by its row and leaves the cell as it is', () => {
  const { rows, faults } = linesPasted(
    [line(1, { cartons: 5 })],
    { row: 'line 1', key: 'cartons' },
    'many\t58\n6\t60',
  );
  assert.deepEqual([rows[0]?.['cartons'], rows[0]?.['length'], rows[1]?.['cartons']], [5, '58', 6]);
  assert.deepEqual(
    faults.map(({ row, label }) => [row, label.en]),
    [[1, 'Cartons']],
  );
});

test('lines under the pasted piece stay, an empty cell empties nothing', () => {
  const before = [line(1, { nameEn: 'Cup' }), line(2, { nameEn: 'Lamp' }), line(3)];
  const { rows } = linesPasted(before, { row: 'line 2', key: 'nameZh' }, '台灯\t\n');
  assert.deepEqual(
    rows.map(({ id }) => id),
    ['line 1', 'line 2', 'line 3'],
  );
  assert.deepEqual([rows[1]?.['nameZh'], rows[1]?.['nameEn']], ['台灯', 'Lamp']);
});

test('special properties are read in the words of either language, several in one cell', () => {
  const { rows, faults } = linesPasted([line(1)], { row: 'line 1', key: 'special' }, '带电、带磁\tGlow');
  assert.deepEqual([rows[0]?.['special'], rows[0]?.['brand'], faults], [['battery', 'magnetic'], 'Glow', []]);
});

test('a price list is pasted as text: signs of money, thousands and units fall away, words stay words', () => {
  const prices = {
    fields: {
      from: textField({ label: { zh: '起', en: 'From' }, max: 20 }),
      price: textField({ label: { zh: '价', en: 'Price' }, max: 20 }),
    },
    keys: ['from', 'price'],
    blank: (id: string) => ({ id, from: '', price: '' }),
    reading: 'text',
  } as const;
  const block = '0\t¥46\n45kg\t39.5\n1,000\t32.80\n燃油附加费\t4.2\nM-12\t-3';
  assert.deepEqual(
    rowsPasted([], prices, undefined, block, ids()).rows.map(({ from, price }) => [from, price]),
    [
      ['0', '46'],
      ['45', '39.5'],
      ['1000', '32.80'],
      ['燃油附加费', '4.2'],
      ['M-12', '-3'],
    ],
  );
});
