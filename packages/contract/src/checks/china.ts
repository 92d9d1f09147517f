import { weighted } from './digits.ts';
import type { Verdict } from './verdict.ts';
import { compact, verdict } from './verdict.ts';

const creditSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const creditWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** A unified social credit code, GB 32100-2015: 18 signs, never I, O, S, V or Z. */
export function checkCreditCode(typed: string): Verdict {
  return verdict(/^[0-9A-HJ-NPQRTUWXY]{18}$/, compact(typed), (text) => {
    const sum = creditWeights.reduce(
      (total, weight, at) => total + weight * creditSigns.indexOf(text.charAt(at)),
      0,
    );
    return creditSigns.charAt((31 - (sum % 31)) % 31) === text.charAt(17);
  });
}

const identityWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/**
 * A resident's identity number, GB 11643-1999, born on a real day not after `today` (`YYYY-MM-DD`). The region is not
 * checked: old region codes stay legal.
 */
export function checkResidentId(typed: string, today: string): Verdict {
  const text = compact(typed);
  const born = `${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`;
  if (!/^\d{17}[\dX]$/.test(text) || !isDay(born) || born > today) return 'malformed';
  const check = '10X98765432'.charAt(weighted(text, identityWeights) % 11);
  return check === text.charAt(17) ? 'valid' : 'wrong-digit';
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** A mobile number of mainland China; +86 before it is allowed. */
export function isMobile(typed: string): boolean {
  return /^1[3-9]\d{9}$/.test(compact(typed).replace(/^\+?86(?=1\d{10}$)/, ''));
}
