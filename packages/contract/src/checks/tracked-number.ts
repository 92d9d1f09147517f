/**
 * A number as it is stored: full-width folded, upper case, without spaces and signs that nobody sees; the hyphens of an
 * air waybill and the letters that Crockford's alphabet reads as digits (O, I, L in an order number) are put right.
 */
export function trackedNumber(typed: string): string {
  const plain = folded(typed).toUpperCase().replace(/\s/g, '');
  if (/^\d{3}-?\d{4}-?\d{4}$/.test(plain)) return plain.replaceAll('-', '');
  if (/^[A-Z]{4}-?\d{6}-?\d$/.test(plain)) return plain.replaceAll('-', '');
  if (/^SO-?[\dOIL]{6}/.test(plain)) return ownNumber(plain.slice(2).replaceAll('-', ''));
  return plain;
}

// The check character at the end may be any letter and stays as it is.
function ownNumber(typed: string): string {
  const body = typed.slice(0, 14).replaceAll('O', '0').replace(/[IL]/g, '1');
  return `SO${body}${typed.slice(14)}`;
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
