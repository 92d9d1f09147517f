import type { CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import { code } from '../kernel/field.ts';

// What checks the numbers stands apart: pages that only name a kind do without it.

/** The papers a person is known by. What none of them fits, a Macau card or a Taiwan compatriot permit, is another one. */
export const idKinds = codeTable('identity kind', {
  residentId: { zh: '居民身份证', en: 'Resident identity card' },
  hongKongId: { zh: '香港身份证', en: 'Hong Kong identity card' },
  passport: { zh: '护照', en: 'Passport' },
  other: { zh: '其他证件', en: 'Another paper' },
});

export type IdKind = CodeOf<typeof idKinds>;

/** The kind that stands where none was said: that of the specification. */
export const usualIdKind: IdKind = 'residentId';

/** The numbers a company is known by, by who gives them. */
const companyIdKinds = codeTable('company number kind', {
  creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
  hongKongCompany: { zh: '香港商业登记号/公司编号', en: 'Hong Kong BR or CR number' },
  euVat: { zh: '欧盟增值税号', en: 'EU VAT number' },
  eori: { zh: 'EORI 号', en: 'EORI number' },
  ukCompany: { zh: '英国公司注册号', en: 'UK company number' },
  ukVat: { zh: '英国增值税号', en: 'UK VAT number' },
  ein: { zh: '美国雇主识别号 EIN', en: 'US EIN' },
  otherCompany: { zh: '其他公司编号', en: 'Another company number' },
});

/** What a customer is known by in law: a number of its company, or that of a person's paper. */
export const legalIdKinds = codeTable('legal id kind', { ...companyIdKinds.codes, ...idKinds.codes });

export type LegalIdKind = CodeOf<typeof legalIdKinds>;

/** The kind of number, wherever a legal id is. */
export const legalIdKind = code(legalIdKinds, { label: { zh: '号码类型', en: 'Kind of number' } });

export type AccountType = 'company' | 'personal';

/** The kinds that a company or a person may have. */
export function legalIdKindsOf(accountType: AccountType): readonly LegalIdKind[] {
  return accountType === 'company' ? codesOf(companyIdKinds) : codesOf(idKinds);
}

/** The kind that stands where none was said: that of the specification. */
export function usualLegalIdKind(accountType: AccountType): LegalIdKind {
  return accountType === 'company' ? 'creditCode' : usualIdKind;
}

/** Whether a customer is of mainland China; where no country is said, the kind of its number tells. */
export function isOfMainland({
  country,
  legalIdKind: kind,
}: {
  readonly country: string | null;
  readonly legalIdKind: LegalIdKind | null;
}): boolean {
  if (country !== null) return country === 'CN';
  return kind === null || kind === 'creditCode' || kind === 'residentId';
}
