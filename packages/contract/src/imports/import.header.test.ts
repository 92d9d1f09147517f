import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfHeader } from './import.header.ts';
import { convertedTo, measureIn } from './import.units.ts';

test('a heading names its unit in brackets, behind or before its name, in either language', () => {
  const units = {
    kg: ['单箱毛重(KG)', '单箱毛重（公斤）', 'Weight kgs', '重量/千克', '单箱毛重(单位：KG)*'],
    lb: ['单箱毛重(LBS)', 'Carton weight (lbs.)', 'Weight in lbs', '重量【磅】'],
    in: ['箱长(inch)', 'L (in)', '长/英寸'],
    CNY: [
      '单价(元)',
      '单价(RMB)',
      '申报单价￥',
      '申报单价/元',
      '人民币单价',
      'RMB price',
      '单价元',
      '单价(RMB/PCS)',
    ],
    USD: [
      '单价(USD)',
      'Unit price $',
      '美元单价',
      '申报单价（美金）',
      'Price in USD',
      '申报单价(USD)* Unit price',
      '申报单价美元',
    ],
    HKD: ['申报单价港元', '港币单价', '单价(HK$)'],
    EUR: ['Unit price (€)', '单价(欧元)'],
  };
  for (const [unit, headings] of Object.entries(units))
    for (const heading of headings) assert.equal(unitOfHeader(heading), unit, heading);
  for (const heading of [
    '申报单价',
    'Unit price',
    '单箱毛重(必填)',
    '箱数(CTN)',
    '收件人国家代码(二字代码)*',

    'Item',
  ])
    assert.equal(unitOfHeader(heading), undefined, heading);
  for (const heading of [
    '单箱毛重(stone)',
    '单箱毛重(KG/LBS)',
    '单箱毛重(担斤)',
    '单价(USD/RMB)',
    '单价(某币)',
  ])
    assert.equal(unitOfHeader(heading), 'unknown', heading);
});

test('a figure is converted exactly and rounded once', () => {
  const converted = (text: string, unit: string, scale: number, rates = {}) => {
    const measure = measureIn(text, scale);
    return measure && convertedTo(measure, { unit, scale }, rates);
  };
  assert.deepEqual(converted('27.5 lb', 'KG', 3), { digits: '12.474', from: 'another' });
  assert.deepEqual(converted('16 in', 'CM', 1), { digits: '40.6', from: 'another' });
  assert.deepEqual(converted('1 ft3', 'CBM', 6), { digits: '0.028317', from: 'another' });
  assert.deepEqual(converted('12.5 KG', 'KG', 3), { digits: '12.5', from: 'itself' });
  assert.deepEqual(converted('15 CNY', 'USD', 4), { currency: 'CNY' });
  assert.deepEqual(converted('15 CNY', 'USD', 4, { CNY: '7.1' }), { digits: '2.1127', from: 'another' });
  assert.equal(converted('15 cm', 'KG', 3), undefined);
  assert.equal(converted('¥15 USD', 'USD', 4), undefined);
});
