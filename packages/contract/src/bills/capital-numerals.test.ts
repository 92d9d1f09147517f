import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { capitalNumerals } from './capital-numerals.ts';

const vectors: readonly (readonly [string, string])[] = [
  ['0', '零元整'],
  ['0.01', '壹分'],
  ['0.05', '伍分'],
  ['0.10', '壹角整'],
  ['0.50', '伍角整'],
  ['0.55', '伍角伍分'],
  ['0.09', '玖分'],
  ['0.99', '玖角玖分'],
  ['1', '壹元整'],
  ['1.01', '壹元零壹分'],
  ['1.10', '壹元壹角整'],
  ['1.11', '壹元壹角壹分'],
  ['2.05', '贰元零伍分'],
  ['9.90', '玖元玖角整'],
  ['10', '壹拾元整'],
  ['10.05', '壹拾元零伍分'],
  ['11', '壹拾壹元整'],
  ['20', '贰拾元整'],
  ['19.80', '壹拾玖元捌角整'],
  ['100', '壹佰元整'],
  ['101', '壹佰零壹元整'],
  ['110', '壹佰壹拾元整'],
  ['111.11', '壹佰壹拾壹元壹角壹分'],
  ['325.04', '叁佰贰拾伍元零肆分'],
  ['1000', '壹仟元整'],
  ['1001', '壹仟零壹元整'],
  ['1010', '壹仟零壹拾元整'],
  ['1100', '壹仟壹佰元整'],
  ['1409.50', '壹仟肆佰零玖元伍角整'],
  ['1680.32', '壹仟陆佰捌拾元叁角贰分'],
  ['6007.14', '陆仟零柒元壹角肆分'],
  ['10000', '壹万元整'],
  ['10001', '壹万零壹元整'],
  ['10010', '壹万零壹拾元整'],
  ['10100', '壹万零壹佰元整'],
  ['11000', '壹万壹仟元整'],
  ['16409.02', '壹万陆仟肆佰零玖元零贰分'],
  ['20500.30', '贰万零伍佰元叁角整'],
  ['35256.86', '叁万伍仟贰佰伍拾陆元捌角陆分'],
  ['100000', '壹拾万元整'],
  ['100001', '壹拾万零壹元整'],
  ['101000', '壹拾万壹仟元整'],
  ['107000.53', '壹拾万柒仟元伍角叁分'],
  ['110000', '壹拾壹万元整'],
  ['122893.82', '壹拾贰万贰仟捌佰玖拾叁元捌角贰分'],
  ['1000000', '壹佰万元整'],
  ['1000001', '壹佰万零壹元整'],
  ['1001000', '壹佰万壹仟元整'],
  ['10000000', '壹仟万元整'],
  ['10000010.10', '壹仟万零壹拾元壹角整'],
  ['10010000', '壹仟零壹万元整'],
  ['12345678.90', '壹仟贰佰叁拾肆万伍仟陆佰柒拾捌元玖角整'],
  ['100000000', '壹亿元整'],
  ['100000001', '壹亿零壹元整'],
  ['100010000', '壹亿零壹万元整'],
  ['101000000', '壹亿零壹佰万元整'],
  ['110000000', '壹亿壹仟万元整'],
  ['1000000000.01', '壹拾亿元零壹分'],
  ['120003040506', '壹仟贰佰亿零叁佰零肆万零伍佰零陆元整'],
  ['999999999999.99', '玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分'],
];

test('sixty amounts stand in capital numerals as vouchers write them, zeros inside and cents among them', () => {
  assert.equal(vectors.length, 60);
  for (const [amount, written] of vectors)
    assert.equal(capitalNumerals(amount, 'CNY'), `人民币${written}`, amount);
});

test('what is credited says so, and another currency says which', () => {
  assert.equal(capitalNumerals('-1409.5', 'CNY'), '人民币负壹仟肆佰零玖元伍角整');
  assert.equal(capitalNumerals('-0.00', 'CNY'), '人民币零元整');
  assert.equal(capitalNumerals('6482.3', 'USD'), '美元陆仟肆佰捌拾贰元叁角整');
});

const worth: Readonly<Record<string, bigint>> = { 仟: 1000n, 佰: 100n, 拾: 10n };
const groupWorth: Readonly<Record<string, bigint>> = { 亿: 100_000_000n, 万: 10_000n };

/** Reads numerals back, in cents. */
function cents(written: string): bigint {
  const [whole = '', rest = ''] = written.includes('元') ? written.split('元') : ['', written];
  const [sum, open, digit] = [...whole].reduce<[bigint, bigint, bigint]>(
    ([total, group, last], sign) => {
      const value = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign);
      if (value >= 0) return [total, group, BigInt(value)];
      const place = worth[sign];
      if (place !== undefined) return [total, group + last * place, 0n];
      return [total + (group + last) * (groupWorth[sign] ?? 1n), 0n, 0n];
    },
    [0n, 0n, 0n],
  );
  const [, jiao = '零'] = /(.)角/.exec(rest) ?? [];
  const [, fen = '零'] = /(.)分/.exec(rest) ?? [];
  const of = (sign: string) => BigInt('零壹贰叁肆伍陆柒捌玖'.indexOf(sign));
  return (sum + open + digit) * 100n + of(jiao) * 10n + of(fen);
}

test('any amount of twelve digits reads back as itself, with no two zeros side by side', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), (amount) => {
      const text = amount.toString().padStart(3, '0');
      const written = capitalNumerals(`${text.slice(0, -2)}.${text.slice(-2)}`, 'CNY').slice(3);
      assert.equal(cents(written), amount, written);
      assert.doesNotMatch(written, /零零|零元.|零[万亿]/);
    }),
  );
});
