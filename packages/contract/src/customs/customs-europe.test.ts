import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isMrn, isMrnChecked } from '../checks/mrn.ts';
import { blankOf } from '../kernel/compose.ts';
import { importVatOf } from './customs-europe.ts';
import type { WrittenHeader } from './customs-file.ts';
import { headerKeysOf, writtenHeader } from './customs-file.ts';
import type { CustomsLine } from './customs-line.ts';
import { missingOf } from './customs-missing.ts';
import { anyDeclarationNoText } from './declaration-no.ts';
import { flawsOfHeader } from './header-flaws.ts';

const header: WrittenHeader = {
  ...blankOf(writtenHeader),
  direction: 'import',
  businessType: '1',
  currency: 'EUR',
};
const valued = { cifValue: '10000', tariff: '650', onwardCost: null, vatRate: '19', vat: '2023.5' };
const flaws = (more: Partial<WrittenHeader>, territory: 'EU' | 'GB' | 'CN' = 'EU') =>
  flawsOfHeader(territory, { ...header, ...more }).map(({ key }) => key);

test('import VAT is of CIF value, duty and onward cost together, to the cent', () => {
  assert.equal(importVatOf(valued), '2023.50');
  assert.equal(importVatOf({ ...valued, onwardCost: '120.55' }), '2046.40');
  assert.equal(importVatOf({ ...valued, vatRate: null }), undefined);
});

test('VAT that is paid at the border is as worked out; postponed or by IOSS none is paid there', () => {
  assert.deepEqual(flaws(valued), []);
  assert.deepEqual(flaws({ ...valued, vat: '2023.51' }), ['vat']);
  assert.deepEqual(flaws({ ...valued, vatWay: 'postponed' }), ['vat']);
  assert.deepEqual(flaws({ ...valued, vat: null, vatWay: 'postponed' }), []);
  assert.deepEqual(flaws({ ...valued, vatWay: 'deferred' }), ['defermentNo']);
  assert.deepEqual(flaws({ vatWay: 'ioss', currency: 'USD' }), ['currency']);
  assert.deepEqual(flaws({ vatWay: 'ioss' }, 'GB'), ['vatWay']);
});

test('in Europe goods come in by an MRN of an office of their territory; in China by 18 digits', () => {
  assert.deepEqual(flaws({ direction: 'export' }), ['direction']);
  assert.deepEqual(flaws({ declarationNo: '26BE000000000ABCD5' }), []);
  assert.deepEqual(flaws({ declarationNo: '26GB000000000ABCD5' }), ['declarationNo']);
  assert.deepEqual(flaws({ declarationNo: '26CN000000000ABCD5' }), ['declarationNo']);
  assert.deepEqual(flaws({ declarationNo: '26GB000000000ABCD5' }, 'GB'), []);
  assert.deepEqual(flaws({ declarationNo: '223320261041903355', office: '2233' }), [
    'declarationNo',
    'office',
  ]);
  assert.deepEqual(flaws({ declarationNo: '26BE000000000ABCD5', office: 'BE101000' }, 'CN'), [
    'declarationNo',
    'office',
  ]);
  assert.deepEqual(flaws({ declarationNo: '223320261041903355', office: '2233' }, 'CN'), []);
  assert.deepEqual(flaws({ cifValue: '1', vatWay: 'paid' }, 'CN'), ['cifValue', 'vatWay']);
});

test('what customs in Europe need is named: value, rate, way, and the importer’s number; no elements of China', () => {
  const file = { territory: 'EU', eoriNo: null, iossNo: null, totalValue: '151.00' } as const;
  const line = { lineNo: 1, hs: '61091000', unit: null, unitPrice: '5', origin: 'CN', elements: [] };
  const missing = (of: object, more: object) =>
    missingOf({ ...file, ...of }, { ...header, office: 'BE101000', ...more }, [
      line as unknown as CustomsLine,
    ]).map(({ lineNo, key }) => `${lineNo ?? ''}${key}`);
  assert.deepEqual(missing({}, {}), ['cifValue', 'vatRate', 'vatWay', 'eoriNo', '1unit']);
  assert.deepEqual(missing({ eoriNo: 'DE4820017' }, { ...valued, vatWay: 'paid' }), ['1unit']);
  assert.deepEqual(missing({}, { ...valued, vatWay: 'ioss' }), ['iossNo', 'vatWay', '1unit']);
  assert.deepEqual(missing({ iossNo: 'IM2760000001', totalValue: '150.00' }, { ...valued, vatWay: 'ioss' }), [
    '1unit',
  ]);
  assert.ok(!headerKeysOf('EU').includes('supervision') && headerKeysOf('EU').includes('cifValue'));
  assert.ok(headerKeysOf('CN').includes('supervision') && !headerKeysOf('CN').includes('cifValue'));
});

const signs = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const right = fc
  .tuple(
    fc.constantFrom('25', '26'),
    fc.constantFrom('DE', 'BE', 'NL', 'GB'),
    fc.array(fc.constantFrom(...signs), { minLength: 13, maxLength: 13 }),
  )
  .map(([year, country, rest]) => {
    const body = `${year}${country}${rest.join('')}`;
    return [...'0123456789'].map((digit) => body + digit).find(isMrnChecked) ?? body;
  });

/** The values of ISO 6346 as they are printed: letters from 10 on, without the multiples of eleven. */
const values = new Map(
  Array.from({ length: 39 }, (_, n) => n)
    .filter((n) => n === 0 || n % 11 !== 0)
    .map((n, at) => [signs[at], n]),
);
const remainderOf = (mrn: string) =>
  Array.from(mrn.slice(0, 17)).reduce((sum, sign, at) => sum + (values.get(sign) ?? 0) * 2 ** at, 0) % 11;

test('of every MRN one check digit is right, and each changed sign is found that the scheme can find', () => {
  fc.assert(
    fc.property(right, fc.nat({ max: 12 }), fc.constantFrom(...signs), (mrn, at, sign) => {
      assert.ok(isMrn(mrn) && isMrnChecked(mrn), mrn);
      const digits = [...'0123456789'].filter((digit) => isMrnChecked(mrn.slice(0, -1) + digit));
      assert.equal(digits.length, 1);
      const place = 4 + at;
      const changed = mrn.slice(0, place) + sign + mrn.slice(place + 1);
      // A remainder of 10 is written as 0 is.
      const isLost = remainderOf(changed) % 10 === remainderOf(mrn) % 10;
      assert.equal(isMrnChecked(changed), isLost, `${mrn} ${changed}`);
    }),
    { numRuns: 1_000 },
  );
});

test('two neighbours of an MRN that were swapped are found unless the scheme gives both the same value', () => {
  fc.assert(
    fc.property(right, fc.nat({ max: 11 }), (mrn, at) => {
      const place = 4 + at;
      const [one = '', other = ''] = mrn.slice(place, place + 2);
      const swapped = mrn.slice(0, place) + other + one + mrn.slice(place + 2);
      const isAlike = (values.get(one) ?? 0) % 11 === (values.get(other) ?? 0) % 11;
      // A remainder of 10 is written as 0 is.
      const remainders = [mrn, swapped].map(remainderOf).toSorted((less, more) => less - more);
      const isLost = isAlike || remainders.join() === '0,10';
      assert.equal(isMrnChecked(swapped), isLost, `${mrn} ${swapped}`);
    }),
    { numRuns: 1_000 },
  );
});

test('the number by which staff are told what an MRN looks like is a right one', () => {
  for (const text of Object.values(anyDeclarationNoText)) {
    const [example] = /\d{2}[A-Z]{2}[0-9A-Z]{14}/.exec(text) ?? [];
    assert.ok(example && isMrnChecked(example), text);
  }
});
