import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isOfMainland, maskedMobile, mobileOf, shownMobile } from './mobile.ts';
import vectors from './vectors.json' with { type: 'json' };

test('a Chinese mobile number is told right from wrong on every known example, with and without +86', () => {
  for (const [text, expected] of vectors.mobile) {
    assert.equal(mobileOf(String(text)) !== undefined, expected, String(text));
    assert.equal(mobileOf(`+86${text}`) !== undefined, expected, `+86${text}`);
  }
});

test('a mobile number is one number however it is typed, and shown without its middle', () => {
  for (const typed of [
    '13800138000',
    '+86 138-0013-8000',
    '８６１３８００１３８０００',
    ' 138 0013 8000 ',
    '008613800138000',
  ])
    assert.equal(mobileOf(typed), '+8613800138000', typed);
  for (const typed of ['+852 9123 4567', '00852-91234567', '＋８５２ ９１２３ ４５６７', '(+852) 9123.4567'])
    assert.equal(mobileOf(typed), '+85291234567', typed);
  assert.equal(mobileOf('+44 (0)7700 900123'), '+447700900123');
  assert.equal(maskedMobile('+8613800138000'), '138****8000');
  assert.equal(maskedMobile('+85291234567'), '+852****4567');
  assert.equal(shownMobile('+8613800138000'), '13800138000');
  assert.equal(shownMobile('+85291234567'), '+85291234567');
});

test('of other countries a number has its calling code and the length that E.164 or the country gives', () => {
  for (const right of [
    '+85291234567',
    '+85366123456',
    '+886912345678',
    '+13105550100',
    '+447700900123',
    '+4915112345678',
  ])
    assert.equal(mobileOf(right), right);
  for (const wrong of [
    '+8529123456',
    '+852912345678',
    '+1310555010',
    '+131055501001',
    '+9991234567',
    '+21012345678',
    '+0013105550100',
    '+4477009',
    '+4477009001234567',
    '+8675512345678',
    '85291234567',
    '+852 9123 456x',
    '+',
    '',
  ])
    assert.equal(mobileOf(wrong), undefined, wrong);
});

test('what is stored is read again as itself, and its separators make no other number of it', () => {
  const separators = fc.constantFrom('', ' ', '-', '.', '\u00a0');
  const typed = fc
    .tuple(
      fc.constantFrom('+852', '+44', '+49', '+1', '+81', '+86', ''),
      fc.stringMatching(/^\d{7,12}$/),
      separators,
    )
    .map(([code, digits, between]) => code + between + Array.from(digits).join(between));
  fc.assert(
    fc.property(typed, (text) => {
      const stored = mobileOf(text);
      if (stored === undefined) return;
      assert.match(stored, /^\+[1-9]\d{7,14}$/);
      assert.equal(mobileOf(stored), stored);
      assert.equal(mobileOf(shownMobile(stored)), stored);
      assert.equal(isOfMainland(stored), /^\+861[3-9]\d{9}$/.test(stored));
      assert.ok(maskedMobile(stored).includes('****'));
    }),
  );
});
