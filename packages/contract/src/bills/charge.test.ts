import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderFeeOf } from './charge.ts';
import { aboveQuote, marginOf, sumOf } from './charge-margin.ts';
import { baseAmountOf } from './exchange-rate.ts';

const rates = { CNY: '1', USD: '7.123456', JPY: '0.045678' } as const;

/** Currency, unit, quantity, price; then the fee and what it is in yuan, worked out apart from this program. */
const vectors = [
  ['CNY', 'kg', '1', '0.005', '0.01', '0.01'],
  ['USD', 'kg', '-1', '0.005', '-0.01', '-0.07'],
  ['JPY', 'kg', '1', '0.005', '0.01', '0.00'],
  ['CNY', 'kg', '-1', '0.0049', '0.00', '0.00'],
  ['USD', 'kg', '1', '0.0049', '0.00', '0.00'],
  ['JPY', 'kg', '-1', '0.0049', '0.00', '0.00'],
  ['CNY', 'kg', '3', '0.335', '1.01', '1.01'],
  ['USD', 'kg', '-3', '0.335', '-1.01', '-7.19'],
  ['JPY', 'kg', '3', '0.335', '1.01', '0.05'],
  ['CNY', 'kg', '-0.5', '0.01', '-0.01', '-0.01'],
  ['USD', 'kg', '0.5', '0.01', '0.01', '0.07'],
  ['JPY', 'kg', '-0.5', '0.01', '-0.01', '0.00'],
  ['CNY', 'kg', '0.499', '0.01', '0.00', '0.00'],
  ['USD', 'kg', '-0.499', '0.01', '0.00', '0.00'],
  ['JPY', 'kg', '0.499', '0.01', '0.00', '0.00'],
  ['CNY', 'kg', '-2.5', '0.002', '-0.01', '-0.01'],
  ['USD', 'kg', '2.5', '0.002', '0.01', '0.07'],
  ['JPY', 'kg', '-2.5', '0.002', '-0.01', '0.00'],
  ['CNY', 'kg', '1.005', '1', '1.01', '1.01'],
  ['USD', 'kg', '-1.005', '1', '-1.01', '-7.19'],
  ['JPY', 'kg', '1.005', '1', '1.01', '0.05'],
  ['CNY', 'kg', '-100', '38.5', '-3850.00', '-3850.00'],
  ['USD', 'kg', '100', '38.5', '3850.00', '27425.31'],
  ['JPY', 'kg', '-100', '38.5', '-3850.00', '-175.86'],
  ['CNY', 'kg', '902', '27.1', '24444.20', '24444.20'],
  ['USD', 'kg', '-902', '27.1', '-24444.20', '-174127.18'],
  ['JPY', 'kg', '902', '27.1', '24444.20', '1116.56'],
  ['CNY', 'kg', '-60.5', '32.5', '-1966.25', '-1966.25'],
  ['USD', 'kg', '60.5', '32.5', '1966.25', '14006.50'],
  ['JPY', 'kg', '-60.5', '32.5', '-1966.25', '-89.81'],
  ['CNY', 'kg', '0.001', '5', '0.01', '0.01'],
  ['USD', 'kg', '-0.001', '5', '-0.01', '-0.07'],
  ['JPY', 'kg', '0.001', '5', '0.01', '0.00'],
  ['CNY', 'kg', '-0.001', '4.9999', '0.00', '0.00'],
  ['USD', 'kg', '0.001', '4.9999', '0.00', '0.00'],
  ['JPY', 'kg', '-0.001', '4.9999', '0.00', '0.00'],
  ['CNY', 'kg', '7', '0.1435', '1.00', '1.00'],
  ['USD', 'kg', '-7', '0.1435', '-1.00', '-7.12'],
  ['JPY', 'kg', '7', '0.1435', '1.00', '0.05'],
  ['USD', 'percent', '-1966.25', '12.5', '-245.78', '-1750.80'],
] as const;

test('quantity times price is rounded to the cent and then by the rate to the cent, a half away from zero on both sides of it', () => {
  assert.equal(vectors.length, 40);
  for (const [currency, unitName, quantity, unitFee, fee, base] of vectors) {
    const said = `${quantity} × ${unitFee} ${currency}`;
    assert.equal(orderFeeOf({ unitName, quantity, unitFee }), fee, said);
    assert.equal(baseAmountOf(fee, rates[currency]), base, said);
  }
});

test('a margin is what is left of what is charged, in tenths of a percent of it; nobody knows it while an amount is missing', () => {
  assert.deepEqual(marginOf('35256.86', '29072.41'), {
    charged: '35256.86',
    cost: '29072.41',
    margin: '6184.45',
    percent: '17.5',
  });
  assert.deepEqual(
    [
      marginOf('255.00', '330.00').percent,
      marginOf('0.00', '1.00').percent,
      marginOf('-100.00', '-80.00').margin,
    ],
    ['-29.4', null, '-20.00'],
  );
  assert.deepEqual(
    [marginOf('1.00', null).margin, sumOf(['1.00', null]), sumOf(['1.10', '-0.35'])],
    [null, null, '0.75'],
  );
});

test('what is charged is held against the quoted price in the base currency', () => {
  assert.deepEqual(aboveQuote('35256.86', { amount: '34960.00', rate: '1' }), {
    amount: '296.86',
    percent: '0.8',
  });
  assert.deepEqual(aboveQuote('7000.00', { amount: '1000.00', rate: '7.1' }), {
    amount: '-100.00',
    percent: '-1.4',
  });
  assert.deepEqual(aboveQuote('7000.00', { amount: '1000.00', rate: null }), { amount: null, percent: null });
});
