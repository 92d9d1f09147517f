import { digitAt, isLuhn, isMod11And10, weighted } from './digits.ts';
import { bulgarian, cypriot, dutch, irish, lithuanian, spanish } from './vat-odd.ts';
import type { Verdict } from './verdict.ts';
import { compact, verdict } from './verdict.ts';

interface VatRule {
  readonly body: RegExp;
  readonly isRight: (body: string) => boolean;
}

const down8 = [8, 7, 6, 5, 4, 3, 2];

const british: VatRule = { body: /^(\d{9}(\d{3})?|GD[0-4]\d\d|HA[5-9]\d\d)$/, isRight: isBritish };

/** The body of a VAT number and its check, by the prefix that is written before it (Greece EL, Northern Ireland XI). */
const rules: Readonly<Record<string, VatRule>> = {
  AT: { body: /^U\d{8}$/, isRight: (body) => isLuhnLike(body.slice(1)) },
  BE: {
    body: /^[01]\d{9}$/,
    isRight: (body) => 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
  },
  BG: { body: /^\d{9,10}$/, isRight: bulgarian },
  CY: { body: /^\d{8}[A-Z]$/, isRight: cypriot },
  CZ: { body: /^\d{8,10}$/, isRight: isCzech },
  DE: { body: /^[1-9]\d{8}$/, isRight: isMod11And10 },
  DK: { body: /^[1-9]\d{7}$/, isRight: (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: { body: /^\d{9}$/, isRight: (body) => weighted(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0 },
  EL: {
    body: /^\d{9}$/,
    isRight: (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digitAt(body, 8),
  },
  ES: { body: /^[0-9A-Z]\d{7}[0-9A-Z]$/, isRight: spanish },
  FI: { body: /^\d{8}$/, isRight: (body) => weighted(body, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0 },
  FR: { body: /^[0-9A-HJ-NP-Z]{2}\d{9}$/, isRight: isFrench },
  GB: british,
  HR: { body: /^\d{11}$/, isRight: isMod11And10 },
  HU: { body: /^\d{8}$/, isRight: (body) => weighted(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0 },
  IE: { body: /^\d[0-9A-Z+*]\d{5}[A-W][A-I]?$/, isRight: irish },
  IT: { body: /^\d{11}$/, isRight: isLuhn },
  LT: { body: /^(\d{7}1\d|\d{10}1\d)$/, isRight: lithuanian },
  LU: { body: /^\d{8}$/, isRight: (body) => Number(body.slice(0, 6)) % 89 === Number(body.slice(6)) },
  LV: { body: /^\d{11}$/, isRight: isLatvian },
  MT: { body: /^\d{8}$/, isRight: (body) => weighted(body, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0 },
  NL: { body: /^\d{9}B\d{2}$/, isRight: dutch },
  PL: {
    body: /^\d{10}$/,
    isRight: (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digitAt(body, 9),
  },
  PT: {
    body: /^[1-9]\d{8}$/,
    isRight: (body) => remainderOr0(11 - (weighted(body, [9, ...down8]) % 11)) === digitAt(body, 8),
  },
  RO: { body: /^[1-9]\d{1,9}$/, isRight: isRomanian },
  SE: { body: /^\d{10}(0[1-9]|[1-8]\d|9[0-4])$/, isRight: (body) => isLuhn(body.slice(0, 10)) },
  SI: { body: /^[1-9]\d{7}$/, isRight: isSlovene },
  SK: { body: /^[1-9]\d{9}$/, isRight: (body) => Number(body) % 11 === 0 },
  XI: british,
};

/** A VAT number of the EU or the United Kingdom with its country before it. Only VIES or HMRC prove that it exists. */
export function checkVat(typed: string): Verdict {
  const text = compact(typed);
  const rule = rules[text.slice(0, 2)];
  return rule ? verdict(rule.body, text.slice(2), rule.isRight) : 'malformed';
}

function remainderOr0(check: number): number {
  return check >= 10 ? 0 : check;
}

// Luhn with 4 added to the sum.
function isLuhnLike(digits: string): boolean {
  let sum = 4;
  for (let at = 0; at < 7; at++) {
    const value = digitAt(digits, at) * (1 + (at % 2));
    sum += value > 9 ? value - 9 : value;
  }
  return (10 - (sum % 10)) % 10 === digitAt(digits, 7);
}

// 9 and 10 digits are a person's birth number; those of 9 were given before 1954 and carry no check.
function isCzech(body: string): boolean {
  if (body.length === 9) return true;
  if (body.length === 10)
    return Number(body) % 11 === 0 || (Number(body.slice(0, 9)) % 11 === 10 && body.endsWith('0'));
  const check = 11 - (weighted(body, down8) % 11);
  return check % 10 === digitAt(body, 7);
}

// A key with letters belongs to a newer series whose formula cannot be judged by the SIREN alone.
function isFrench(body: string): boolean {
  if (!/^\d\d/.test(body)) return true;
  return (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(body.slice(0, 2));
}

// Government departments (GD) and health authorities (HA) carry no check digit.
function isBritish(body: string): boolean {
  if (/^[GH]/.test(body)) return true;
  const rest = (weighted(body, down8) + Number(body.slice(7, 9))) % 97;
  return rest === 0 || rest === 42;
}

// A first digit up to 3 is a person's birth date.
function isLatvian(body: string): boolean {
  return digitAt(body, 0) <= 3 || weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3;
}

function isRomanian(body: string): boolean {
  const padded = body.padStart(10, '0');
  return ((10 * weighted(padded, [7, 5, 3, 2, 1, 7, 5, 3, 2])) % 11) % 10 === digitAt(padded, 9);
}

function isSlovene(body: string): boolean {
  const check = 11 - (weighted(body, down8) % 11);
  return check !== 11 && check % 10 === digitAt(body, 7);
}
