import { digitAt, isLuhn } from './digits.ts';
import type { Verdict } from './verdict.ts';
import { compact, verdict } from './verdict.ts';

// The two-digit prefixes that no IRS campus has been given; all others are in use.
const unusedPrefixes = new Set('00 07 08 09 17 18 19 28 29 49 69 70 78 79 89 96 97'.split(' '));

/** An employer identification number. It has no check digit: a prefix that no campus issues counts as the wrong one. */
export function checkEin(typed: string): Verdict {
  const text = typed.normalize('NFKC').trim();
  return verdict(/^\d{2}-?\d{7}$/, text, () => !unusedPrefixes.has(text.slice(0, 2)));
}

/**
 * A CBP entry number: 3 signs of the filer, 7 digits, a check digit after CATAIR Appendix E. The formula is not yet
 * confirmed on real entries (domain.md §1.7): warn only.
 */
export function checkEntryNumber(typed: string): Verdict {
  return verdict(/^(?!000)[0-9A-Z]{3}\d{8}$/, compact(typed), (text) =>
    isLuhn(Array.from(text, digitOf).join('')),
  );
}

// A–I = 1–9, J–R = 1–9, S–Z = 2–9.
function digitOf(sign: string): string {
  if (sign <= '9') return sign;
  const place = sign.charCodeAt(0) - 65;
  return String(place < 18 ? (place % 9) + 1 : place - 16);
}

/** An in-bond number of form 7512: 8 digits and the same modulo 7. */
export function checkInBond(typed: string): Verdict {
  return verdict(/^\d{9}$/, compact(typed), (text) => Number(text.slice(0, 8)) % 7 === digitAt(text, 8));
}
