import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { numberCell, shapeOf } from './sheet.number.ts';

const read = (raw: string, format = 'General', date1904 = false) =>
  numberCell(raw, shapeOf(format), date1904).text;

test('a number is plain digits: no exponent, no noise of binary fractions', () => {
  assert.equal(read('8.5E+09'), '8500000000');
  assert.equal(read('8.5176200000000001E9'), '8517620000');
  assert.equal(read('0.30000000000000004'), '0.3');
  assert.equal(read('239.99999999999997'), '240');
  assert.equal(read('1E-7'), '0.0000001');
  assert.equal(read('-0'), '0');
  assert.equal(read('1.50'), '1.5');
  assert.equal(read('123456789012345678'), '123456789012345678');
});

test('formats that pad with zeros give the padded code, other formats the bare number', () => {
  assert.equal(read('1234', '00000'), '01234');
  assert.equal(read('85176200', '0000000000'), '0085176200');
  assert.equal(read('85176200', '"HS"0000000000'), '0085176200');
  assert.equal(read('8517620000', '0000\\.00\\.0000'), '8517.62.0000');
  assert.equal(read('123456789', '00000\\-0000;;;@'), '12345-6789');
  assert.equal(read('1234567', '00000'), '1234567');
  assert.equal(read('12.5', '00000'), '12.5');
  assert.equal(read('12', '0'), '12');
  assert.equal(read('1234.5', '#,##0.00'), '1234.5');
  assert.equal(read('8517620000', '0.00E+00'), '8517620000');
  assert.equal(read('5', '[$USD] 0.00'), '5');
  assert.equal(read('5', '_("$"* #,##0.00_)'), '5');
});

test('formats of dates are known whatever the language of the spreadsheet', () => {
  const formats = [
    'yyyy-mm-dd',
    'm/d/yy',
    'd. mmm yyyy',
    '[$-804]yyyy"年"m"月"d"日";@',
    'yyyy\\/mm\\/dd',
    '[h]:mm',
    'mmm',
  ];
  for (const format of formats) assert.deepEqual(shapeOf(format), { kind: 'date' }, format);
  const numbers = [
    'General',
    '0',
    '#,##0.00',
    '0.00" d"',
    '[Red]0.00',
    '0%',
    '# ?/?',
    '@',
    '"days"0',
    'General" kg"',
  ];
  for (const format of numbers) assert.equal(shapeOf(format).kind, 'plain', format);
});

test('serial numbers are days of the two calendars of spreadsheets', () => {
  assert.equal(read('46329', 'yyyy-mm-dd'), '2026-11-03');
  assert.equal(read('44867', 'yyyy-mm-dd', true), '2026-11-03');
  assert.equal(read('46329.999994', 'yyyy-mm-dd hh:mm'), '2026-11-03T23:59:59');
  assert.equal(read('46328.99999999', 'yyyy-mm-dd'), '2026-11-03');
  assert.equal(read('0.5', 'hh:mm'), '12:00:00');
  assert.equal(read('1', 'yyyy-mm-dd'), '1900-01-01');
  assert.equal(read('59', 'yyyy-mm-dd'), '1900-02-28');
  assert.equal(read('61', 'yyyy-mm-dd'), '1900-03-01');
  assert.equal(read('-1', 'yyyy-mm-dd'), '-1');
  assert.equal(read('2958466', 'yyyy-mm-dd'), '2958466');
});

test('what is written as a decimal reads as the same decimal', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.integer({ min: 0, max: 6 }),
      (whole, decimals) => {
        const value = whole / 10 ** decimals;
        assert.equal(Number(read(String(value))), value);
        assert.match(read(String(value)), /^-?\d+(\.\d+)?$/);
      },
    ),
  );
});

test('any format of any length is taken apart in reasonable time', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (format) =>
      ['plain', 'date', 'zeros'].includes(shapeOf(format).kind),
    ),
  );
  assert.equal(shapeOf('['.repeat(1_000_000)).kind, 'plain');
});
