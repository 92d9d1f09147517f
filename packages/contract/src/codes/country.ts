import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { otherCountries } from './places/other-countries.ts';

/** ISO 3166-1 alpha-2: the 28 of the specification first, which are offered from the start. */
export const countries = codeTable<string>(
  'country',
  {
    CN: { zh: '中国', en: 'China' },
    HK: { zh: '中国香港', en: 'Hong Kong' },
    US: { zh: '美国', en: 'United States' },
    CA: { zh: '加拿大', en: 'Canada' },
    MX: { zh: '墨西哥', en: 'Mexico' },
    GB: { zh: '英国', en: 'United Kingdom' },
    DE: { zh: '德国', en: 'Germany' },
    FR: { zh: '法国', en: 'France' },
    IT: { zh: '意大利', en: 'Italy' },
    ES: { zh: '西班牙', en: 'Spain' },
    NL: { zh: '荷兰', en: 'Netherlands' },
    BE: { zh: '比利时', en: 'Belgium' },
    LU: { zh: '卢森堡', en: 'Luxembourg' },
    PL: { zh: '波兰', en: 'Poland' },
    CZ: { zh: '捷克', en: 'Czechia' },
    AT: { zh: '奥地利', en: 'Austria' },
    SK: { zh: '斯洛伐克', en: 'Slovakia' },
    HU: { zh: '匈牙利', en: 'Hungary' },
    RO: { zh: '罗马尼亚', en: 'Romania' },
    SE: { zh: '瑞典', en: 'Sweden' },
    DK: { zh: '丹麦', en: 'Denmark' },
    FI: { zh: '芬兰', en: 'Finland' },
    IE: { zh: '爱尔兰', en: 'Ireland' },
    PT: { zh: '葡萄牙', en: 'Portugal' },
    GR: { zh: '希腊', en: 'Greece' },
    CH: { zh: '瑞士', en: 'Switzerland' },
    NO: { zh: '挪威', en: 'Norway' },
    JP: { zh: '日本', en: 'Japan' },
    ...otherCountries(),
  },
  'by installation',
);

/** Goods come from anywhere: all of them are offered. */
export const countriesOfOrigin = codeTable<string>('country of origin', countries.codes);

export type Country = CodeOf<typeof countries>;

/** How many of them, from the first, are offered until the installation says otherwise. */
export const offeredCountries = 28;

/** Countries whose postcodes are digits of one length, and how many. */
export const postCodeLength: ReadonlyMap<string, number> = new Map([
  ...'US DE FR IT ES MX FI SE'.split(' ').map((country) => [country, 5] as const),
  ['CN', 6],
  ['JP', 7],
  ['RO', 6],
]);
