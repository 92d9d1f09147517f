import { countries } from '../codes/country.ts';
import { specialProperties } from '../codes/special-property.ts';
import { units } from '../codes/unit.ts';
import type { CodeTable } from '../kernel/code.ts';
import { codesOf, wordOf } from '../kernel/code.ts';

/** Words as people type them, folded: full-width and half-width, upper and lower case, spaces and dots are all one. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.·]/g, '');
}

/** How a code may be written: the code itself and its word in both languages. */
export function spellings<K extends string>(
  table: CodeTable<K>,
  more: Partial<Record<K, string>> = {},
): ReadonlyMap<string, K> {
  const found = new Map<string, K>();
  for (const code of codesOf(table)) {
    const { zh, en } = wordOf(table, code);
    for (const word of [code, zh, en, ...(more[code] ?? '').split(' ')])
      if (word !== '') found.set(folded(word), code);
  }
  return found;
}

/** What else people write for the codes of some tables. */
const alsoSpelled = new Map<CodeTable, Readonly<Record<string, string>>>([
  [
    specialProperties,
    {
      general: '普通货物 normal',
      battery: '含电 battery',
      magnetic: '含磁 magnet',
      powder: '粉末状',
      dangerous: 'DG',
    },
  ],
  [units, { pcs: 'pc piece pieces', kg: '公斤 kgs', m2: 'sqm', l: 'liter litre' }],
]);

const known = new Map<CodeTable, { readonly codes: number; readonly all: ReadonlyMap<string, string> }>();

/** Every spelling of a table's codes, worked out once, and again when a code has been added. */
export function spellingsOf(table: CodeTable): ReadonlyMap<string, string> {
  const codes = codesOf(table).length;
  const found = known.get(table);
  if (found?.codes === codes) return found.all;
  const all = spellings(table, alsoSpelled.get(table));
  known.set(table, { codes, all });
  return all;
}

export const yesNoSpellings: ReadonlyMap<string, 'yes' | 'no'> = new Map([
  ...['是', 'yes', 'y', 'true', '1'].map((word) => [word, 'yes'] as const),
  ...['否', 'no', 'n', 'false', '0'].map((word) => [word, 'no'] as const),
]);

export const countrySpellings = spellings(countries);
/** What people write for a country although it is neither its code nor its name: offered, not taken silently. */
export const countryMeant: ReadonlyMap<string, string> = new Map(
  Object.entries({
    CN: 'chn prc 中华人民共和国 中国大陆',
    HK: 'hkg 香港 hongkongsar',
    US: 'usa america unitedstatesofamerica theunitedstates 美利坚 美 美國',
    CA: 'can 加',
    MX: 'mex méxico',
    GB: 'uk gbr england britain greatbritain 大不列颠 英 英國',
    DE: 'deu ger deutschland 德 德國',
    FR: 'fra 法 法國',
    IT: 'ita italia 意',
    ES: 'esp españa espana',
    NL: 'nld holland nederland',
    BE: 'bel belgique',
    LU: 'lux',
    PL: 'pol polska',
    CZ: 'cze czechrepublic',
    AT: 'aut österreich',
    SK: 'svk',
    HU: 'hun',
    RO: 'rou rom',
    SE: 'swe sverige',
    DK: 'dnk danmark',
    FI: 'fin suomi',
    IE: 'irl',
    PT: 'prt',
    GR: 'grc el',
    CH: 'che schweiz suisse',
    NO: 'nor norge',
    JP: 'jpn 日 nippon',
  }).flatMap(([code, words]) => words.split(' ').map((word) => [word, code] as const)),
);
