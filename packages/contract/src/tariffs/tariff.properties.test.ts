import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exact, plus, times, zero } from '../kernel/decimal.ts';
import { lineOf, rates, reckon, rules } from './tariff.factory.ts';
import { tariffOf } from './tariff.ts';

const someLines = fc.array(
  fc.record({
    hts: fc.constantFrom(...Object.keys(rates)),
    origin: fc.constantFrom('CN', 'VN', 'BY', 'KR'),
    value: fc.integer({ min: 1, max: 9_000_000 }).map(String),
  }),
  { minLength: 1, maxLength: 8 },
);
const asLines = (given: readonly { hts: string; origin: string; value: string }[]) =>
  given.map(({ hts, origin, value }) => lineOf(hts, origin, value));
const sum = (amounts: readonly (string | null)[]) =>
  amounts.reduce((all, one) => plus(all, exact(one ?? 'none')), zero).toFixed(2);

test('the layers of a line come to its duty, the lines to the duty of the entry, and with the fees to what is payable', () => {
  fc.assert(
    fc.property(someLines, (given) => {
      const { lines, fees, duty, feeTotal, total } = reckon(asLines(given));
      for (const line of lines) assert.equal(sum(line.layers.map(({ amount }) => amount)), line.duty);
      assert.equal(sum(lines.map((line) => line.duty)), duty);
      assert.equal(sum(fees.map(({ amount }) => amount)), feeTotal);
      assert.equal(sum([duty, feeTotal]), total);
    }),
  );
});

test('duty in per cent of the value grows as the value does', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 2, max: 500 }), (thousands, factor) => {
      const value = String(thousands * 1_000);
      const of = (amount: string) => reckon([lineOf('7326908688', 'CN', amount)]).duty ?? '';
      const more = times(exact(value), exact(String(factor))).toFixed();
      assert.equal(of(more), times(exact(of(value)), exact(String(factor))).toFixed(2));
    }),
  );
});

test('the order of the lines changes nothing', () => {
  fc.assert(
    fc.property(someLines, (given) => {
      const [one, other] = [reckon(asLines(given)), reckon(asLines(given.toReversed()))];
      assert.deepEqual([one.duty, one.total, one.fees], [other.duty, other.total, other.fees]);
      assert.deepEqual(one.lines.toReversed(), other.lines);
    }),
  );
});

test('a day that no row covers has no data: not the rows of the year before, nor nothing', () => {
  fc.assert(
    fc.property(someLines, fc.integer({ min: 2027, max: 2090 }), (given, year) => {
      const { status, feeTotal, total, fees } = reckon(asLines(given), `${year}-01-01`);
      assert.deepEqual([status, feeTotal, total], ['noData', null, null]);
      assert.equal(fees[0]?.note, 'noRow');
    }),
  );
  const before = tariffOf(
    { day: '2020-01-01', mode: 'air', entryType: '01', lines: [lineOf('6109100012', 'CN', '10')] },
    () => undefined,
    rules,
  );
  assert.deepEqual(
    [before.status, before.duty, before.total, before.effective],
    ['noData', null, null, null],
  );
  assert.equal(before.lines[0]?.alerts[0]?.code, 'noEdition');
});
