import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blankHouse, houseRow } from '@loadline/contract/bookings/booking-rows';
import { rowsPasted } from './pasted-rows.ts';

const keys = [
  'hawbNo',
  'shipBill',
  'sealNo',
  'bookingPkgsNum',
  'bookingGrossWeight',
  'bookingVolume',
  'customsType',
];
const sheet = { fields: houseRow.fields, keys, blank: blankHouse };
const ids = () => {
  let next = 0;
  return () => `00000000-0000-4000-8000-${String((next += 1)).padStart(12, '0')}`;
};

test('twenty rows of a sheet become twenty house waybills, thousands and units fall away, customs types are read in words', () => {
  const text = Array.from(
    { length: 20 },
    (_, at) => `H${at + 1}\tSB-${at}\t\t${at + 1}\t1,${at + 100}.50 kg\t2.310\t空运出口`,
  ).join('\r\n');
  const { rows, faults, count } = rowsPasted([], sheet, { at: 0, key: 'hawbNo' }, text, ids());
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
    { at: 0, key: 'sealNo' },
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

test('a cell that cannot be read changes nothing and is told; the cells around it are taken', () => {
  const [own] = [{ ...blankHouse('a'), bookingPkgsNum: 7 }];
  const { rows, faults } = rowsPasted([own], sheet, { at: 0, key: 'bookingPkgsNum' }, 'many\t12.5', ids());
  assert.deepEqual([rows[0]?.['bookingPkgsNum'], rows[0]?.['bookingGrossWeight']], [7, '12.5']);
  assert.deepEqual(
    faults.map(({ row, label }) => [row, label.en]),
    [[1, 'Booked packages']],
  );
});
