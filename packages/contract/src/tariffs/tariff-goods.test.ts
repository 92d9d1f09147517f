import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TariffGoods } from './tariff-goods.ts';
import { dollarsOf, lacksOf, partLine, wholeLine } from './tariff-goods.ts';

const goods: TariffGoods = {
  hts: '6109100012',
  origin: 'CN',
  value: '3000.49',
  quantity: 600,
  unit: 'pcs',
  mid: 'CNXIA20T7XIA',
};

test('goods come in the units of their number where theirs give them, and stay empty where not', () => {
  const of = (more: Partial<TariffGoods>, units: string[]) => {
    const { quantity, quantity2, netKg } = partLine({ ...goods, ...more }, units);
    return [quantity, quantity2, netKg];
  };
  assert.deepEqual(of({}, ['No.']), ['600', null, null]);
  assert.deepEqual(of({}, ['doz.', 'kg']), ['50', null, null]);
  // Nobody rounds a broken dozen.
  assert.deepEqual(of({ quantity: 601 }, ['doz.', 'kg']), [null, null, null]);
  assert.deepEqual(of({ unit: 'dozen', quantity: 3 }, ['No.']), ['36', null, null]);
  assert.deepEqual(of({ unit: 'pair', quantity: 8 }, ['prs.']), ['8', null, null]);
  assert.deepEqual(of({ unit: 'kg', quantity: 20 }, ['kg']), ['20', null, '20']);
  assert.deepEqual(of({ unit: 'kg', quantity: 20 }, ['t']), ['0.02', null, '20']);
  assert.deepEqual(of({ unit: 'set' }, ['No.']), [null, null, null]);
  assert.deepEqual(of({ unit: null }, ['No.']), [null, null, null]);
});

test('a value is taken to the whole dollar, and less than half of one is none', () => {
  assert.deepEqual(['3000.49', '3000.50', '0.50', '0.49'].map(dollarsOf), ['3000', '3001', '1', null]);
});

test('what goods lack is named field by field, and nothing is claimed of those that lack nothing', () => {
  const lacks = (more: Partial<TariffGoods>) =>
    lacksOf(partLine({ ...goods, ...more }, [])).map(({ en }) => en);
  assert.deepEqual(lacks({}), []);
  assert.deepEqual(lacks({ hts: null, origin: null, value: null }), [
    'HTSUS no. is missing',
    'Country of origin is missing',
    'Entered value is missing',
  ]);
  assert.deepEqual(lacks({ hts: '610910' }), ['HTSUS no.: 8 or 10 digits']);
  const whole = wholeLine(partLine(goods, []));
  assert.deepEqual([whole?.spi, whole?.exclusion, whole?.claimed], [null, null, []]);
});
