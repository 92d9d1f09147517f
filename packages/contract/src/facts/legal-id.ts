import { flawOfCreditCode } from '../checks/china.ts';
import { compactHongKongCompany, flawOfHongKongCompany } from '../checks/hong-kong.ts';
import { flawOfEin, flawOfEori, flawOfVat, storedEin } from '../checks/tax-flaw.ts';
import { compactUkCompany, flawOfUkCompany } from '../checks/united-kingdom.ts';
import { compact } from '../checks/verdict.ts';
import { isCode } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import { flawOfIdNumber, storedIdNumber } from './identity.ts';
import {
  type AccountType,
  idKinds,
  type LegalIdKind,
  legalIdKindsOf,
  usualLegalIdKind,
} from './legal-id-kind.ts';

const notEuropean: Text = { zh: '英国的号码请选“英国增值税号”', en: 'a British number is a UK VAT number' };
const notBritish: Text = {
  zh: '应为 GB 或 XI 加 9 位数字',
  en: 'GB or XI and 9 digits',
};
const other: Text = { zh: '应为 4–32 位字母和数字', en: '4 to 32 letters and digits' };

/** What is wrong with a number of its kind, in words that say what is right; `today` as `YYYY-MM-DD`. */
export function flawOfLegalId(kind: LegalIdKind, typed: string, today: string): Text | undefined {
  switch (kind) {
    case 'creditCode':
      return flawOfCreditCode(typed);
    case 'hongKongCompany':
      return flawOfHongKongCompany(typed);
    case 'euVat':
      return compact(typed).startsWith('GB') ? notEuropean : flawOfVat(typed);
    case 'eori':
      return flawOfEori(compact(typed));
    case 'ukCompany':
      return flawOfUkCompany(typed);
    case 'ukVat':
      return /^(GB|XI)/.test(compact(typed)) ? flawOfVat(typed) : notBritish;
    case 'ein':
      return flawOfEin(typed);
    case 'otherCompany':
      return /^[A-Z0-9]{4,32}$/.test(compact(typed)) ? undefined : other;
    default:
      return flawOfIdNumber(kind, typed, today);
  }
}

/** A number as it is stored: two ways of writing one number are one. */
export function storedLegalId(kind: LegalIdKind, typed: string): string {
  if (kind === 'hongKongCompany') return compactHongKongCompany(typed);
  if (kind === 'ukCompany') return compactUkCompany(typed);
  if (kind === 'ein') return storedEin(typed);
  return isCode(idKinds, kind) ? storedIdNumber(typed) : compact(typed);
}

/** A number that is kept is one of the kind that is kept. */
export const ofNewKind: Text = {
  zh: '号码类型已改，请填写号码',
  en: 'the kind has changed: enter the number',
};

interface Identified {
  readonly accountType: AccountType;
  readonly legalIdKind: LegalIdKind | null;
  readonly legalId: string | null;
  readonly country: string | null;
}

export const notOfAccount: Text = { zh: '与账户类型不符', en: 'does not fit the account type' };
export const notOfMainland: Text = {
  zh: '中国大陆公司须填统一社会信用代码',
  en: 'a company in mainland China has a unified social credit code',
};

/** What is wrong with the number of a customer, and at which of its fields. */
export function legalIdFlaw(
  { accountType, legalIdKind: asked, legalId, country }: Identified,
  today: string,
): { readonly key: 'legalIdKind' | 'legalId'; readonly says: Text } | undefined {
  const kind = asked ?? usualLegalIdKind(accountType);
  if (!legalIdKindsOf(accountType).includes(kind)) return { key: 'legalIdKind', says: notOfAccount };
  if (accountType === 'company' && country === 'CN' && kind !== 'creditCode')
    return { key: 'legalIdKind', says: notOfMainland };
  const flaw = legalId ? flawOfLegalId(kind, legalId, today) : undefined;
  return flaw && { key: 'legalId', says: flaw };
}
