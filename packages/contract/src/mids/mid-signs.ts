/** A sign of what was typed in the alphabet of codes, and where it stands there. */
export interface SignOf {
  /** A letter A to Z, a digit, a hyphen, a comma or a blank, which stands for all else. */
  readonly sign: string;
  readonly from: number;
  readonly to: number;
}

// What a canonical decomposition does not take apart.
const folded: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  Ħ: 'H',
  Ŧ: 'T',
  Ŋ: 'N',
};

// An apostrophe is inside a word: Xi'an is one.
const apostrophe = /['\u2018\u2019\u201b\u02bc\u02b9\u2032`\u00b4\uff07]/;

/** What was typed as signs of the alphabet of codes, without accents. */
export function signsOf(typed: string): SignOf[] {
  const signs: SignOf[] = [];
  let at = 0;
  for (const point of typed) {
    const place = { from: at, to: at + point.length };
    at = place.to;
    if (!apostrophe.test(point)) signs.push(...Array.from(plain(point), (sign) => ({ sign, ...place })));
  }
  return signs;
}

/** From the first of some signs to the last, in what was typed. */
export function spanOf(signs: readonly SignOf[]): { from: number; to: number } {
  return { from: signs[0]?.from ?? 0, to: signs.at(-1)?.to ?? 0 };
}

function plain(point: string): string {
  if (/\p{Pd}|\u2212/u.test(point)) return '-';
  // A mark that stands alone belongs to the letter before it; a fraction or a number in a circle is no digit.
  if (/\p{M}/u.test(point)) return '';
  if (/\p{No}/u.test(point)) return ' ';
  const upper = point.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase();
  return Array.from(upper, (sign) => folded[sign] ?? (/^[A-Z0-9,]$/.test(sign) ? sign : ' ')).join('');
}
