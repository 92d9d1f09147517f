import type { Text } from '../kernel/text.ts';
import { isEori } from './europe.ts';
import { checkEin } from './united-states.ts';
import { checkVat } from './vat.ts';
import { compact } from './verdict.ts';

const shape: Text = {
  zh: '应为国家代码加该国规定的位数，如 DE136695976',
  en: 'the country and as many characters as its numbers have, such as DE136695976',
};

/** What is wrong with a VAT number, in words that say what is right; undefined for a right one. */
export function flawOfVat(typed: string): Text | undefined {
  const text = compact(typed);
  const verdict = checkVat(text);
  if (verdict === 'valid') return undefined;
  if (verdict === 'malformed') return shape;
  const right = rightSigns(text);
  if (right === undefined) return { zh: '校验位不符', en: 'The check digits do not fit' };
  const { place, signs } = right;
  const where = signs.length === 1 ? place + 1 : `${place + 1}–${place + signs.length}`;
  const now = text.slice(place, place + signs.length);
  return {
    zh: `第 ${where} 位应为 ${signs}，现在是 ${now}`,
    en: `character ${where} should be ${signs}, not ${now}`,
  };
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

/** What is wrong with an EORI number, in words that say what is right. */
export function flawOfEori(text: string): Text | undefined {
  if (isEori(text)) return undefined;
  return { zh: '应为国家代码加 1 至 15 位字母或数字', en: 'the country and 1 to 15 letters or digits' };
}

/** What is wrong with an EIN, in words that say what is right. */
export function flawOfEin(typed: string): Text | undefined {
  const found = checkEin(typed);
  if (found === 'valid') return undefined;
  const digits = typed.normalize('NFKC').replace(/\D/g, '');
  if (found === 'malformed')
    return {
      zh: `应为 9 位数字，现在是 ${digits.length} 位`,
      en: `9 digits are needed, there are ${digits.length}`,
    };
  const prefix = digits.slice(0, 2);
  return { zh: `前缀 ${prefix} 未由美国国税局使用`, en: `No IRS campus issues the prefix ${prefix}` };
}

/** An EIN as it is stored, with its hyphen. */
export function storedEin(typed: string): string {
  return typed.normalize('NFKC').replace(/^\s*(\d{2})-?(\d{7})\s*$/, '$1-$2');
}
