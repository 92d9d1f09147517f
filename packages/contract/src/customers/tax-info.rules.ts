import { flawOfCreditCode } from '../checks/china.ts';
import { isIoss } from '../checks/europe.ts';
import { flawOfEin, flawOfEori, flawOfVat, storedEin } from '../checks/tax-flaw.ts';
import { compact } from '../checks/verdict.ts';
import { codeTable } from '../kernel/code.ts';
import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import type { TaxKey, TaxRegion } from './tax-info.ts';
import { taxInfo, taxKeysOf } from './tax-info.ts';

/** What can be said of a tax number without asking its authority. */
export const taxVerdicts = codeTable('tax verdict', {
  right: { zh: '校验通过', en: 'Check passed', family: 'done' },
  shape: { zh: '格式正确', en: 'Format is right', family: 'act' },
  wrong: { zh: '有误', en: 'Wrong', family: 'stop' },
});

export interface TaxCheck {
  readonly verdict: 'right' | 'shape' | 'wrong';
  readonly says: Text;
}

type Values = Readonly<Partial<Record<TaxKey, string | null>>>;

/** The check of one tax number; undefined for what has no form of its own, such as a title. */
export function taxCheckOf(key: TaxKey, typed: string): TaxCheck | undefined {
  const text = compact(typed);
  switch (key) {
    case 'dutyNumber':
      return checkOf(flawOfCreditCode(text), creditCodeRight);
    case 'vatNo':
      return checkOf(flawOfVat(text), vatRight);
    case 'eoriNo':
      return checkOf(flawOfEori(text), eoriShape);
    case 'iossNo':
      return isIoss(text) ? iossShape : wrong('应为 IM 加 10 位数字', 'IM and 10 digits');
    case 'ein':
      return checkOf(flawOfEin(typed), einRight);
    case 'bankAccount':
      return /^\d{8,30}$/.test(text) ? undefined : wrong('应为 8 至 30 位数字', '8 to 30 digits');
    default:
      return undefined;
  }
}

/** What refuses a region's data, by field: a wrong check digit as well as a field that is not the region's. */
export function taxFindings(region: TaxRegion, values: Values): Finding[] {
  return entriesOf(values).flatMap(([key, value]) => {
    const says = taxKeysOf[region].includes(key) ? saysWrong(key, value) : elsewhere;
    return says ? [{ path: key, label: taxInfo.fields[key].label, says }] : [];
  });
}

/** The check of every number that is filled in. */
export function taxChecks(values: Values): { key: TaxKey; verdict: TaxCheck['verdict']; says: Text }[] {
  return entriesOf(values).flatMap(([key, value]) => {
    const check = key === 'bankAccount' ? undefined : taxCheckOf(key, value);
    return check ? [{ key, ...check }] : [];
  });
}

/** A tax number as it is stored: without spaces and dots; an EIN keeps its hyphen, a title everything. */
export function storedTaxValue(key: TaxKey, typed: string): string {
  if (key === 'ein') return storedEin(typed);
  const isNumber = key === 'bankAccount' || taxCheckOf(key, typed) !== undefined;
  return isNumber ? compact(typed) : typed;
}

const elsewhere: Text = { zh: '不属于该地区', en: 'is not part of this region' };
const creditCodeRight: TaxCheck = {
  verdict: 'right',
  says: { zh: '18 位，校验位正确', en: '18 characters, check digit correct' },
};
const vatRight: TaxCheck = {
  verdict: 'right',
  says: { zh: '格式与校验位正确', en: 'Format and check digit are right' },
};
const einRight: TaxCheck = {
  verdict: 'right',
  says: { zh: '9 位，前缀有效', en: '9 digits, the prefix is in use' },
};
const eoriShape: TaxCheck = {
  verdict: 'shape',
  says: { zh: '格式正确，是否有效以海关登记为准', en: 'The format is right; only the register proves it' },
};
const iossShape: TaxCheck = {
  verdict: 'shape',
  says: { zh: '格式正确，校验位算法未公布', en: 'The format is right; its check digit is not published' },
};

function wrong(zh: string, en: string): TaxCheck {
  return { verdict: 'wrong', says: { zh, en } };
}

function saysWrong(key: TaxKey, value: string): Text | undefined {
  const check = taxCheckOf(key, value);
  return check?.verdict === 'wrong' ? check.says : undefined;
}

function checkOf(flaw: Text | undefined, right: TaxCheck): TaxCheck {
  return flaw ? { verdict: 'wrong', says: flaw } : right;
}

function entriesOf(values: Values): [TaxKey, string][] {
  const keys = Object.values(taxKeysOf).flat();
  return [...new Set(keys)].flatMap((key): [TaxKey, string][] => {
    const value = values[key];
    return value ? [[key, value]] : [];
  });
}
