import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import vectors from '../checks/vectors.json' with { type: 'json' };
import { flawOfIdNumber, storedIdNumber } from './identity.ts';

const today = '2026-11-20';
const isRight = (kind: string, text: string) => flawOfIdNumber(kind, text, today) === undefined;

test('a resident identity number is told right from wrong on every known example, also where no kind is said', () => {
  for (const [text, expected] of vectors.ric) {
    assert.equal(isRight('residentId', String(text)), expected, String(text));
    assert.equal(isRight('', String(text)), expected, String(text));
  }
});

test('a Hong Kong identity number is judged by its check sign, with and without brackets', () => {
  for (const right of ['A123456(3)', 'a1234563', 'G123456(A)', 'AB987654(3)', 'Ａ１２３４５６（３）'])
    assert.ok(isRight('hongKongId', right), right);
  assert.equal(
    flawOfIdNumber('hongKongId', 'A123456(4)', today)?.en,
    'the check character should be 3, not 4',
  );
  for (const wrong of ['A12345(3)', '1234563', 'ABC123456(3)', 'A123456', '11010519491231002X'])
    assert.ok(!isRight('hongKongId', wrong), wrong);
  assert.equal(storedIdNumber('a 123456 (3)'), 'A1234563');
});

test('every Hong Kong number has exactly one right check sign, and any one slip of a digit is noticed', () => {
  const letters = fc.stringMatching(/^[A-Z]{1,2}$/);
  fc.assert(
    fc.property(letters, fc.nat(999_999), fc.nat(5), fc.nat(9), (letter, serial, at, slip) => {
      const body = letter + String(serial).padStart(6, '0');
      const [right = '', ...more] = Array.from('0123456789A', (sign) => body + sign).filter((one) =>
        isRight('hongKongId', one),
      );
      assert.equal(right.length, body.length + 1);
      assert.deepEqual(more, []);
      const place = letter.length + at;
      const slipped = right.slice(0, place) + String(slip) + right.slice(place + 1);
      assert.equal(isRight('hongKongId', slipped), slipped === right);
    }),
  );
});

test('a passport and another paper have letters and digits of a fair number', () => {
  for (const right of ['E12345678', 'EA1234567', '123456789', 'k 0123456'])
    assert.ok(isRight('passport', right), right);
  for (const wrong of ['E1234', 'ABCDEFGH', 'E1234567890123', 'E1234_678'])
    assert.ok(!isRight('passport', wrong), wrong);
  assert.ok(isRight('other', '1234567(8)'));
  assert.ok(!isRight('other', '12'));
});
