import { checkCharacterOf } from '../checks/check-character.ts';

/** Crockford's base32: no I, L, O or U, so that a number read aloud or printed badly is still the same. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * An order number: `SO` + yymmdd + 8 random Crockford characters + 1 check character (ISO 7064 MOD 37,36).
 * 40 random bits: public, so it must not be guessable. `day` is `yymmdd`, `random` has 8 characters.
 */
export function orderNumberOf(day: string, random: string): string {
  const body = `${day}${random}`;
  return `SO${body}${checkCharacterOf(body)}`;
}

/** A new number, drawn until its check character is of Crockford's alphabet, too; `draw` gives 8 random characters. */
export function newOrderNumber(day: string, draw: () => string): string {
  const number = orderNumberOf(day, draw());
  return crockford.includes(number.slice(-1)) ? number : newOrderNumber(day, draw);
}

export function isOrderNumber(number: string): boolean {
  const parts = /^SO(\d{6}[0-9A-HJKMNP-TV-Z]{8})([0-9A-Z])$/.exec(number);
  return parts?.[1] !== undefined && checkCharacterOf(parts[1]) === parts[2];
}
