import { checkCharacterOf } from './check-character.ts';

/** Shorter numbers are guessed too easily to be answered to anybody. */
export const shortestPublicNumber = 8;

/** Blanks, hyphens, points and what nobody sees. `plain_number` of the database leaves out the same. */
const ignored =
  /[\ufe00-\ufe0f\u0000-\u0020\u002d\u002e\u007f-\u00a0\u00ad\u00b7\u061c\u1680\u180e\u2000-\u2015\u2028-\u202f\u205f-\u206f\u2212\u3000\u30fb\ufeff]/g;

/**
 * A number as it is stored and compared, whoever wrote it: full width folded, Latin letters in upper case, without
 * blanks, hyphens, points and invisible characters.
 */
export function plainNumber(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(ignored, '')
    .replace(/[a-z]+/g, (letters) => letters.toUpperCase());
}

/** A plain number as it is printed: `020-81140743`, `CSQU305438-3`. Others have no form of their own. */
export function shownNumber(plain: string): string {
  if (/^\d{11}$/.test(plain)) return `${plain.slice(0, 3)}-${plain.slice(3)}`;
  if (/^[A-Z]{3}[UJZ]\d{7}$/.test(plain)) return `${plain.slice(0, 10)}-${plain.slice(10)}`;
  return plain;
}

/** The same of several in one text, with commas between them. */
export function shownNumbers(plain: string): string {
  return plain.split(', ').map(shownNumber).join(', ');
}

/** The plain number that somebody asks for: what Crockford's alphabet reads as a digit is put right in our own. */
export function trackedNumber(typed: string): string {
  const plain = plainNumber(typed);
  if (!/^S[O0][\dOIL]{6}.{9}$/.test(plain)) return plain;
  const body = inDigits(plain.slice(2, 16));
  const [check, right] = [plain.slice(16), checkCharacterOf(body)];
  // Older numbers end in letters of the whole alphabet: which of those that look alike is known from the others.
  if (inDigits(check) === inDigits(right)) return `SO${body}${right}`;
  return plain.startsWith('SO') ? `SO${body}${check}` : plain;
}

function inDigits(typed: string): string {
  return typed.replaceAll('O', '0').replace(/[IL]/g, '1');
}

/**
 * Several numbers out of one text: separated by line breaks, commas, semicolons, bars or (between whole numbers)
 * spaces. An air waybill is often written `020 8114 0743` and a container `CSQU 305438 3`.
 */
export function trackedNumbers(typed: string): string[] {
  const parts = folded(typed).split(/[\n\r,;\t、|]+/);
  const numbers = parts.flatMap((part) => part.match(wholeNumber) ?? []);
  return [...new Set(numbers.map((number) => trackedNumber(number).slice(0, longest).toWellFormed()))].filter(
    (number) => number !== '',
  );
}

/** No number is longer: what is, is none, and is cut, so that it does not spoil the question about the others. */
const longest = 60;

const wholeNumber = /(?<!\S)(?:\d{3} *-? *\d{4}[ -]?\d{4}|[A-Za-z]{4} ?\d{6} ?-? ?\d)(?!\S)|\S+/g;

/** Full-width signs and every kind of hyphen as they stand on a keyboard, without what directs text or is not seen. */
function folded(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/ {2,}/g, ' ')
    .replace(/(?![\n\r\t])[\p{Cf}\p{Cc}]/gu, '');
}
