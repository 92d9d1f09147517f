import { cityStates, isMidCountry } from './mid-country.ts';
import type { SignOf } from './mid-signs.ts';
import { signsOf, spanOf } from './mid-signs.ts';

/** What a code is made of: a manufacturer's name and address as they stand on the commercial invoice. */
export interface MidSource {
  readonly country: string | null;
  /** Of Canada alone: the code of a province stands where the country would. */
  readonly province: string | null;
  readonly name: string | null;
  readonly street: string | null;
  readonly city: string | null;
  readonly postal: string | null;
}

export type MidPart = 'country' | 'word1' | 'word2' | 'number' | 'city';

/** A piece of a code, and which signs of what was typed it stands for. */
export interface MidPiece {
  readonly part: MidPart;
  readonly text: string;
  readonly of?: { readonly field: 'name' | 'street' | 'city'; readonly from: number; readonly to: number };
}

export interface MadeMid {
  /** Null while something that every code has is missing. */
  readonly code: string | null;
  readonly pieces: readonly MidPiece[];
  /** The numbers of the street that were compared, in their order. */
  readonly numbers: readonly string[];
  readonly missing: readonly ('country' | 'province' | 'name' | 'city')[];
}

/** The longest code there is: two, three and three, four, three. */
export const longestMid = 15;

const passedOver = new Set(['A', 'AN', 'AND', 'OF', 'THE']);

/** The code of a manufacturer (19 CFR part 102, appendix), piece by piece. */
export function madeMid({ country, province, name, street, city, postal }: MidSource): MadeMid {
  const place = country === 'CA' ? province : country;
  const words = wordsOf(signsOf(name ?? '')).slice(0, 2);
  const numbers = numbersOf(signsOf(street ?? ''), postal);
  const number = numbers.reduce<Found | undefined>(
    (most, one) => (most && !isMore(one, most) ? most : one),
    undefined,
  );
  const town = townOf(country, signsOf(city ?? ''));
  const pieces: (MidPiece | false | undefined | null)[] = [
    place !== null && { part: 'country', text: place },
    words[0] && piece('word1', 'name', words[0], 3),
    words[1] && piece('word2', 'name', words[1], 3),
    number && piece('number', 'street', number, 4),
    town,
  ];
  const missing = [
    country === null && ('country' as const),
    country === 'CA' && province === null && ('province' as const),
    words.length === 0 && ('name' as const),
    !town && ('city' as const),
  ].filter((one) => one !== false);
  const there = pieces.filter((one) => !!one);
  return {
    code: missing.length > 0 ? null : there.map(({ text }) => text).join(''),
    pieces: there,
    numbers: numbers.map(({ text }) => text),
    missing,
  };
}

/** Whether a code can be one: a place, one to six signs of a name, at most four digits, one to three letters of a city. */
export function isMid(code: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{1,6}\d{0,4}[A-Z]{1,3}$/.test(code) && isMidCountry(code.slice(0, 2));
}

/** Signs of what was typed that belong together, without what stands between them. */
interface Found {
  readonly text: string;
  readonly signs: readonly SignOf[];
}

function piece(part: MidPart, field: 'name' | 'street' | 'city', { signs }: Found, most: number): MidPiece {
  const taken = signs.slice(0, most);
  return { part, text: taken.map(({ sign }) => sign).join(''), of: { field, ...spanOf(taken) } };
}

/** What a pattern finds in signs, each without the signs that `between` names. */
function foundIn(signs: readonly SignOf[], pattern: RegExp, between: RegExp): Found[] {
  const text = signs.map(({ sign }) => sign).join('');
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const kept = signs.slice(index, index + match.length).filter(({ sign }) => !between.test(sign));
    return { text: kept.map(({ sign }) => sign).join(''), signs: kept };
  });
}

/** The words of a name that count: joined by a hyphen they are one, and so are initials in a row. */
function wordsOf(signs: readonly SignOf[]): Found[] {
  const words: Found[] = [];
  let initials: Found | undefined;
  for (const word of foundIn(signs, /[A-Z0-9]+(?: *-+ *[A-Z0-9]+)*/g, /[ -]/)) {
    const isInitial = /^[A-Z]$/.test(word.text);
    if (isInitial && initials) {
      initials = { text: initials.text + word.text, signs: [...initials.signs, ...word.signs] };
      words.splice(-1, 1, initials);
    } else {
      initials = isInitial ? word : undefined;
      words.push(word);
    }
  }
  return words.filter(({ text }) => !passedOver.has(text));
}

/** The numbers of a street: commas and hyphens inside one are no part of it; 12th Street is a name, and a postcode never counts. */
function numbersOf(signs: readonly SignOf[], postal: string | null): Found[] {
  const postcode = /^[\d -]+$/.test(postal ?? '') ? bare((postal ?? '').replace(/\D/g, '')) : '';
  return foundIn(signs, /\d+(?:[,-]\d+)*(?!\d|[,-]\d|(?:ST|ND|RD|TH)(?![A-Z0-9]))/g, /[,-]/)
    .map(({ text, signs: all }) => ({ text: bare(text), signs: all.slice(text.length - bare(text).length) }))
    .filter(({ text }) => text !== '' && text !== postcode);
}

function bare(digits: string): string {
  return digits.replace(/^0+/, '');
}

function isMore({ text: one }: Found, { text: other }: Found): boolean {
  return one.length === other.length ? one > other : one.length > other.length;
}

/** The letters of a city; a city that is a country of its own is called as that. */
function townOf(country: string | null, signs: readonly SignOf[]): MidPiece | undefined {
  const state = country === null ? undefined : cityStates.get(country);
  if (state) return { part: 'city', text: state };
  const words = foundIn(signs, /[A-Z]+/g, /[^A-Z]/).filter(({ text }) => text !== 'THE');
  const letters = words.flatMap((word) => word.signs);
  return letters.length === 0 ? undefined : piece('city', 'city', { text: '', signs: letters }, 3);
}
