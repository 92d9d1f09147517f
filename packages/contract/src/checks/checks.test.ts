import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isAmazonReference, isAsin, isFbaShipment, isFnsku, shipmentOfBox } from './amazon.ts';
import { isEori, isIoss } from './europe.ts';
import { hsDigits, isHsOfChina, isHsOfDestination } from './hs.ts';
import { isMrnChecked } from './mrn.ts';
import { checkEin, checkEntryNumber, checkInBond } from './united-states.ts';
import { checkVat } from './vat.ts';
import vectors from './vectors.json' with { type: 'json' };
import type { Verdict } from './verdict.ts';
import { checkAirWaybill, checkContainer, checkShip } from './waybill.ts';

const judged: readonly (readonly [
  string,
  readonly (readonly unknown[])[],
  (text: string) => Verdict | boolean,
])[] = [
  ['an air waybill', vectors.awb, checkAirWaybill],
  ['a container', vectors.container, checkContainer],
  ['a ship', vectors.imo, checkShip],
  ['a US entry number', vectors.cbpEntry, checkEntryNumber],
  ['a VAT number', vectors.vat, checkVat],
  ['an employer identification number', vectors.ein, checkEin],
  ['a movement reference number', vectors.mrn, isMrnChecked],
  ['an in-bond number', vectors.inbond7512.map((text) => [text, true]), checkInBond],
];

for (const [name, known, judge] of judged) {
  test(`${name} is told right from wrong on every known example`, () => {
    for (const [text, expected] of known) {
      const said = judge(String(text));
      assert.equal(said === true || said === 'valid', expected, String(text));
    }
  });
}

test('an Amazon shipment and the boxes inside it are told apart', () => {
  for (const [text, expected] of vectors.fba) {
    assert.equal(isFbaShipment(String(text)), expected === true, String(text));
    assert.equal(shipmentOfBox(String(text)) !== undefined, expected === 'box', String(text));
  }
  assert.equal(shipmentOfBox('FBA15DQU8KLMU000120'), 'FBA15DQU8KLM');
  assert.equal(shipmentOfBox('FBA1MMD8D0U001'), 'FBA1MMD8D0');
  assert.ok(isAmazonReference('8N7EGXAD') && !isAmazonReference('8N7EGXA'));
  assert.ok(isFnsku('X00000E5TX') && !isFnsku('B00000E5TX'));
  assert.ok(isAsin('B0CXYZ1234') && isAsin('030640615X') && !isAsin('X00000E5TX'));
});

test('a slip in one digit of a waybill, a container or a German VAT number is noticed', () => {
  const slips = (text: string, at: number, by: number) =>
    text.slice(0, at) + String((Number(text.charAt(at)) + by) % 10) + text.slice(at + 1);
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      assert.equal(checkVat(slips('DE136695976', at, by)) === 'valid', false);
      assert.equal(checkContainer(slips('CSQU3054383', at + 2, by)) === 'valid', false);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), (serial) => {
      const digits = String(serial).padStart(7, '0');
      for (let check = 0; check < 10; check++)
        assert.equal(checkAirWaybill(`999-${digits}${check}`) === 'valid', check === serial % 7);
    }),
  );
});

test('every VAT number with a numeric check has exactly one right last digit', () => {
  const numeric = ['DE', 'IT', 'HR', 'PL', 'HU', 'EE'];
  const samples = vectors.vat.filter(
    ([text, right]) => right === true && numeric.includes(String(text).slice(0, 2)),
  );
  for (const [text] of samples) {
    const rights = Array.from({ length: 10 }, (_, digit) => `${String(text).slice(0, -1)}${digit}`).filter(
      (candidate) => checkVat(candidate) === 'valid',
    );
    assert.deepEqual(rights, [text]);
  }
});

test('older and newer forms of European VAT numbers are known', () => {
  for (const text of [
    'IE8D79739I',
    'IE3628739UA',
    'ESX2482300W',
    'ESA13585625',
    'LT100001919017',
    'GBGD001',
    'XI980780684',
  ])
    assert.equal(checkVat(text), 'valid', text);
  assert.equal(checkVat('US123456789'), 'malformed');
  assert.equal(checkVat('DE 136 695 976'), 'valid');
  assert.equal(checkVat('DE136695975'), 'wrong-digit');
});

test('tariff numbers are read as they are printed', () => {
  assert.equal(hsDigits('6109.10.00.12'), '6109100012');
  assert.equal(hsDigits('６１０９１００００'), '610910000');
  assert.ok(isHsOfChina('6109100010') && isHsOfChina('6109100010999') && !isHsOfChina('61091000'));
  assert.ok(isHsOfDestination('610910') && isHsOfDestination('6109100012') && !isHsOfDestination('61091'));
});

test('EORI and IOSS numbers are known by their shape', () => {
  assert.ok(isEori('GB980780684000') && !isEori('980780684000'));
  assert.ok(isIoss('IM2760000742') && isIoss('IN2760000742') && !isIoss('IM276000074'));
});
