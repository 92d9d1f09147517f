/** Crockford's base32: no I, L, O or U, so that a number read aloud or printed badly is still the same. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const all = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * An order number: `SO` + yymmdd + 8 random Crockford characters + 1 check character (ISO 7064 MOD 37,36).
 * 40 random bits: public, so it must not be guessable. `day` is `yymmdd`, `random` has 8 characters.
 */
export function orderNumberOf(day: string, random: string): string {
  const body = `${day}${random}`;
  return `SO${body}${checkCharacterOf(body)}`;
}

export function isOrderNumber(number: string): boolean {
  const parts = /^SO(\d{6}[0-9A-HJKMNP-TV-Z]{8})([0-9A-Z])$/.exec(number);
  return parts?.[1] !== undefined && checkCharacterOf(parts[1]) === parts[2];
}

function checkCharacterOf(body: string): string {
  let product = 36;
  for (const sign of body) {
    const sum = (product + all.indexOf(sign)) % 36 || 36;
    product = (sum * 2) % 37;
  }
  return all[(37 - product) % 36] ?? '0';
}
