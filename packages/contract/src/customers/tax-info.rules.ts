import { flawOfCreditCode } from '../checks/china.ts';
import { isEori, isIoss } from '../checks/europe.ts';
import { checkEin } from '../checks/united-states.ts';
import { checkVat } from '../checks/vat.ts';
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
      return creditCodeCheck(text);
    case 'vatNo':
      return vatCheck(text);
    case 'eoriNo':
      return isEori(text)
        ? eoriShape
        : wrong('应为国家代码加 1 至 15 位字母或数字', 'the country and 1 to 15 letters or digits');
    case 'iossNo':
      return isIoss(text) ? iossShape : wrong('应为 IM 加 10 位数字', 'IM and 10 digits');
    case 'ein':
      return einCheck(typed);
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
  if (key === 'ein') return typed.normalize('NFKC').replace(/^\s*(\d{2})-?(\d{7})\s*$/, '$1-$2');
  const isNumber = key === 'bankAccount' || taxCheckOf(key, typed) !== undefined;
  return isNumber ? compact(typed) : typed;
}

const elsewhere: Text = { zh: '不属于该地区', en: 'is not part of this region' };
const creditCodeRight: Text = { zh: '18 位，校验位正确', en: '18 signs, the check digit is right' };
const vatRight: Text = { zh: '格式与校验位正确', en: 'Format and check digit are right' };
const vatShape: Text = {
  zh: '应为国家代码加该国规定的位数，如 DE136695976',
  en: 'the country and as many characters as its numbers have, such as DE136695976',
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

function creditCodeCheck(text: string): TaxCheck {
  const says = flawOfCreditCode(text);
  return says ? { verdict: 'wrong', says } : { verdict: 'right', says: creditCodeRight };
}

function vatCheck(text: string): TaxCheck {
  const verdict = checkVat(text);
  if (verdict === 'valid') return { verdict: 'right', says: vatRight };
  if (verdict === 'malformed') return { verdict: 'wrong', says: vatShape };
  const right = rightSigns(text);
  if (right === undefined) return wrong('校验位不符', 'The check digits do not fit');
  const { place, signs } = right;
  const where = signs.length === 1 ? place + 1 : `${place + 1}–${place + signs.length}`;
  const now = text.slice(place, place + signs.length);
  return wrong(
    `第 ${where} 位应为 ${signs}，现在是 ${now}`,
    `character ${where} should be ${signs}, not ${now}`,
  );
}

const anySign = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const twoDigits = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));

/** What would make the number right where the country has its check: the last sign, the last two, or in France the first two. */
function rightSigns(text: string): { place: number; signs: string } | undefined {
  const places = text.startsWith('FR')
    ? [{ place: 2, choices: twoDigits }]
    : [
        { place: text.length - 1, choices: anySign },
        { place: text.length - 2, choices: twoDigits },
      ];
  for (const { place, choices } of places) {
    const width = choices[0]?.length ?? 1;
    const signs = choices.find(
      (one) => checkVat(text.slice(0, place) + one + text.slice(place + width)) === 'valid',
    );
    if (signs !== undefined) return { place, signs };
  }
  return undefined;
}

function einCheck(typed: string): TaxCheck {
  const verdict = checkEin(typed);
  if (verdict === 'valid')
    return { verdict: 'right', says: { zh: '9 位，前缀有效', en: '9 digits, the prefix is in use' } };
  const digits = typed.replace(/\D/g, '');
  if (verdict === 'wrong-digit')
    return wrong(
      `前缀 ${digits.slice(0, 2)} 未由美国国税局使用`,
      `No IRS campus issues the prefix ${digits.slice(0, 2)}`,
    );
  return wrong(
    `应为 9 位数字，现在是 ${digits.length} 位`,
    `9 digits are needed, there are ${digits.length}`,
  );
}

function entriesOf(values: Values): [TaxKey, string][] {
  const keys = Object.values(taxKeysOf).flat();
  return [...new Set(keys)].flatMap((key): [TaxKey, string][] => {
    const value = values[key];
    return value ? [[key, value]] : [];
  });
}
