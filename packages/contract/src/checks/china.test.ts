import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { flawOfCreditCode, flawOfResidentId, maskedId } from './china.ts';
import vectors from './vectors.json' with { type: 'json' };

const today = '2026-11-20';

const judged: readonly (readonly [string, readonly (readonly unknown[])[], (text: string) => boolean])[] = [
  ['a unified social credit code', vectors.uscc, (text) => flawOfCreditCode(text) === undefined],
  ['a resident identity number', vectors.ric, (text) => flawOfResidentId(text, today) === undefined],
];

for (const [name, known, isRight] of judged) {
  test(`${name} is told right from wrong on every known example`, () => {
    for (const [text, expected] of known) assert.equal(isRight(String(text)), expected, String(text));
  });
}

test('what is wrong with a credit code is said by place, with what would be right', () => {
  assert.equal(flawOfCreditCode('91310115MA1H8R7C68')?.zh, '第 18 位应为 7，现在是 8');
  assert.equal(flawOfCreditCode('91310115MA1H8R7C68')?.en, 'character 18 should be 7, not 8');
  assert.equal(flawOfCreditCode('9131011')?.zh, '应为 18 位，现在是 7 位');
  assert.match(flawOfCreditCode('9I350100M000100Y43')?.zh ?? '', /^第 2 位应为.*现在是 I$/);
});

test('what is wrong with an identity number is said by place, and nobody is born tomorrow', () => {
  assert.equal(flawOfResidentId('110105194912310021', today)?.zh, '第 18 位应为 X，现在是 1');
  assert.equal(
    flawOfResidentId('110105194913310028', today)?.zh,
    '第 7–14 位应为出生日期，现在是 1949-13-31',
  );
  assert.equal(flawOfResidentId('36042619910101007A', today)?.zh, '第 18 位应为数字或 X，现在是 A');
  assert.match(flawOfResidentId('11010519491231002X', '1949-12-30')?.en ?? '', /date of birth/);
});

/** A code of the right shape with its check sign found by trying. */
function withCheck(body: string, signs: string, isRight: (text: string) => boolean): string[] {
  return Array.from(signs, (sign) => body + sign).filter(isRight);
}

const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';

test('every body of a credit code has exactly one right check sign, and any one slip is noticed', () => {
  const signs = fc.constantFrom(...creditSigns);
  const bodies = fc.array(signs, { minLength: 17, maxLength: 17 }).map((body) => body.join(''));
  fc.assert(
    fc.property(bodies, fc.nat(16), signs, (body, at, slip) => {
      const isRight = (text: string) => flawOfCreditCode(text) === undefined;
      const [right = '', ...more] = withCheck(body, creditSigns, isRight);
      assert.equal(right.length, 18);
      assert.equal(more.length, 0);
      assert.equal(isRight(right.slice(0, at) + slip + right.slice(at + 1)), right.charAt(at) === slip);
    }),
  );
});

test('every identity number has exactly one right check sign, and any one slip in its serial is noticed', () => {
  const born = fc.date({ min: new Date('1930-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });
  fc.assert(
    fc.property(born, fc.nat(999), fc.nat(2), fc.nat(9), (day, serial, at, slip) => {
      const isRight = (text: string) => flawOfResidentId(text, today) === undefined;
      const body = `330206${day.toISOString().slice(0, 10).replaceAll('-', '')}${String(serial).padStart(3, '0')}`;
      const [right = '', ...more] = withCheck(body, '0123456789X', isRight);
      assert.equal(right.length, 18);
      assert.equal(more.length, 0);
      const slipped = right.slice(0, 14 + at) + String(slip) + right.slice(15 + at);
      assert.equal(isRight(slipped), slipped === right);
    }),
  );
});

test('of an identity number only the end is shown', () => {
  assert.equal(maskedId('11010519491231002X'), '**************002X');
});
