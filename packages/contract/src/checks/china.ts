import type { Text } from '../kernel/text.ts';
import { weighted } from './digits.ts';
import type { Verdict } from './verdict.ts';
import { compact, verdict } from './verdict.ts';

const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
const creditSign = {
  zh: '数字或大写字母（I、O、S、V、Z 除外）',
  en: 'a digit or a letter other than I, O, S, V and Z',
};

/**
 * What is wrong with a unified social credit code (GB 32100-2015), in words that say what is right; undefined for a
 * right one.
 */
export function flawOfCreditCode(typed: string): Text | undefined {
  const text = compact(typed);
  if (text.length !== 18) return wrongLength(text);
  const odd = Array.from(text).findIndex((sign) => !creditSigns.includes(sign));
  if (odd >= 0) return wrongSign(text, odd, creditSign);
  const sum = creditWeights.reduce(
    (total, weight, at) => total + weight * creditSigns.indexOf(text.charAt(at)),
    0,
  );
  return wrongCheck(text, creditSigns.charAt((31 - (sum % 31)) % 31));
}

/** A unified social credit code, GB 32100-2015: 18 signs, never I, O, S, V or Z. */
export function checkCreditCode(typed: string): Verdict {
  return verdict(/^[0-9A-HJ-NPQRTUWXY]{18}$/, compact(typed), (text) => !flawOfCreditCode(text));
}

const identityWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * What is wrong with the identity number (GB 11643-1999) of a resident born not after `today` (`YYYY-MM-DD`), in words
 * that say what is right; undefined for a right one. The region is not checked: old region codes stay legal.
 */
export function flawOfResidentId(typed: string, today: string): Text | undefined {
  const text = compact(typed);
  if (text.length !== 18) return wrongLength(text);
  const odd = Array.from(text).findIndex((sign, at) => !/\d/.test(sign) && !(at === 17 && sign === 'X'));
  if (odd === 17) return wrongSign(text, odd, { zh: '数字或 X', en: 'a digit or X' });
  if (odd >= 0) return wrongSign(text, odd, { zh: '数字', en: 'a digit' });
  const born = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  if (!isDay(born) || born > today) return wrongBirth(born);
  return wrongCheck(text, '10X98765432'.charAt(weighted(text, identityWeights) % 11));
}

function wrongLength({ length }: string): Text {
  return { zh: `应为 18 位，现在是 ${length} 位`, en: `should be 18 characters, not ${length}` };
}

function wrongSign(text: string, at: number, right: Text): Text {
  const sign = text.charAt(at);
  return {
    zh: `第 ${at + 1} 位应为${right.zh}，现在是 ${sign}`,
    en: `character ${at + 1} should be ${right.en}, not ${sign}`,
  };
}

function wrongBirth(born: string): Text {
  return {
    zh: `第 7–14 位应为出生日期，现在是 ${born}`,
    en: `characters 7–14 should be a date of birth, not ${born}`,
  };
}

function wrongCheck(text: string, right: string): Text | undefined {
  const found = text.charAt(17);
  if (found === right) return undefined;
  return {
    zh: `第 18 位应为 ${right}，现在是 ${found}`,
    en: `character 18 should be ${right}, not ${found}`,
  };
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** An identity number of which only the last four signs are shown. */
export function maskedId(id: string): string {
  return `${'*'.repeat(Math.max(0, id.length - 4))}${id.slice(-4)}`;
}
