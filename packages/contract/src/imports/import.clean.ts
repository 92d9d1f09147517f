/** Signs that nobody sees: marks of width nothing and of direction, soft hyphens. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;

/** Letters, digits and what joins them in codes; commas and brackets belong to sentences. */
const wide = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff03\uff0b\uff0d\uff0e\uff0f\uff3f]/g;

/**
 * The text of a cell without what nobody sees in it. Full-width letters and digits are folded where nothing Chinese
 * stands beside them: `ＰＯ－１` is a code, `和平路１号` an address.
 */
export function cleaned(text: string): string {
  const seen = text
    .replace(unseen, '')
    .replace(/[\u00a0\u2007\u202f\u3000]/g, ' ')
    .trim();
  if (/\p{Script=Han}/u.test(seen)) return seen;
  return foldedWide(seen);
}

/** The same of a code, in which Chinese may stand: `批次ＰＯ１` is `批次PO1`. */
export function foldedWide(text: string): string {
  return text.replace(wide, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
