import assert from 'node:assert/strict';
import { test } from 'node:test';
import vectors from '../checks/vectors.json' with { type: 'json' };
import { flawOfLegalId, legalIdFlaw, storedLegalId } from './legal-id.ts';
import { type LegalIdKind, legalIdKindsOf } from './legal-id-kind.ts';

const today = '2026-11-20';
const isRight = (kind: LegalIdKind, text: string) => flawOfLegalId(kind, text, today) === undefined;

test('credit codes, VAT numbers and EINs are told right from wrong on every known example', () => {
  for (const [text, expected] of vectors.uscc)
    assert.equal(isRight('creditCode', String(text)), expected, String(text));
  for (const [text, expected] of vectors.ein)
    assert.equal(isRight('ein', String(text)), expected, String(text));
  for (const [text, expected] of vectors.vat) {
    const isBritish = String(text).startsWith('GB');
    assert.equal(isRight(isBritish ? 'ukVat' : 'euVat', String(text)), expected, String(text));
    assert.ok(!isRight(isBritish ? 'euVat' : 'ukVat', String(text)), String(text));
  }
});

test('numbers without a check digit are told by their form, and two ways of writing one are one', () => {
  const forms: [LegalIdKind, string, string][] = [
    ['hongKongCompany', '1234 5678', '12345678'],
    ['hongKongCompany', '12345678-000-03-26-9', '12345678'],
    ['hongKongCompany', 'f0012345', 'F0012345'],
    ['ukCompany', '1234567', '01234567'],
    ['ukCompany', 'sc123456', 'SC123456'],
    ['eori', 'de 1234567', 'DE1234567'],
    ['ein', '911144442', '91-1144442'],
    ['otherCompany', 'SG-2019 12345K', 'SG201912345K'],
    ['hongKongId', 'A123456(3)', 'A1234563'],
  ];
  for (const [kind, typed, stored] of forms) {
    assert.equal(flawOfLegalId(kind, typed, today), undefined, typed);
    assert.equal(storedLegalId(kind, typed), stored);
  }
  const wrong: [LegalIdKind, string][] = [
    ['hongKongCompany', '123456'],
    ['ukCompany', 'S1234567'],
    ['eori', '1234567'],
    ['otherCompany', '12'],
    ['euVat', '91350100M000100Y43'],
  ];
  for (const [kind, typed] of wrong) assert.ok(!isRight(kind, typed), `${kind} ${typed}`);
});

test('a company has a number of a company and a person that of a paper; one in mainland China has a credit code', () => {
  const hongKong = {
    accountType: 'company',
    legalIdKind: 'hongKongCompany',
    legalId: '12345678',
    country: 'HK',
  } as const;
  assert.equal(legalIdFlaw(hongKong, today), undefined);
  assert.equal(legalIdFlaw({ ...hongKong, country: null }, today), undefined);
  assert.equal(legalIdFlaw({ ...hongKong, country: 'CN' }, today)?.key, 'legalIdKind');
  assert.equal(legalIdFlaw({ ...hongKong, accountType: 'personal' }, today)?.key, 'legalIdKind');
  assert.equal(legalIdFlaw({ ...hongKong, legalIdKind: null }, today)?.key, 'legalId');
  assert.ok(!legalIdKindsOf('personal').some((kind) => legalIdKindsOf('company').includes(kind)));
});
