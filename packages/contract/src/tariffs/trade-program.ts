import { codeTableOf } from '../kernel/code.ts';

interface Program {
  readonly code: string;
  readonly zh: string;
  readonly en: string;
  /** Countries of origin; none for one that the origin does not bind (any country of column 1), or whose countries are not listed here. */
  readonly origins: readonly string[];
  /** Goods that are claimed under it owe no merchandise processing fee (19 CFR 24.23(c)). */
  readonly freeOfMpf: boolean;
  /** It has run out and cannot be claimed. */
  readonly isOver?: true;
}

/** Special tariff programmes (HTS general note 3(c)). China has none. */
const programs: readonly Program[] = [
  { code: 'A', zh: '普惠制', en: 'GSP', origins: [], freeOfMpf: false, isOver: true },
  {
    code: 'A*',
    zh: '普惠制（部分国家除外）',
    en: 'GSP, some countries excluded',
    origins: [],
    freeOfMpf: false,
    isOver: true,
  },
  {
    code: 'A+',
    zh: '普惠制最不发达国家',
    en: 'GSP least developed',
    origins: [],
    freeOfMpf: false,
    isOver: true,
  },
  { code: 'AU', zh: '澳大利亚自贸协定', en: 'Australia FTA', origins: ['AU'], freeOfMpf: true },
  { code: 'B', zh: '汽车产品贸易法', en: 'Automotive Products Trade Act', origins: ['CA'], freeOfMpf: false },
  { code: 'BH', zh: '巴林自贸协定', en: 'Bahrain FTA', origins: ['BH'], freeOfMpf: true },
  {
    code: 'C',
    zh: '民用航空器协定',
    en: 'Agreement on Trade in Civil Aircraft',
    origins: [],
    freeOfMpf: false,
  },
  { code: 'CL', zh: '智利自贸协定', en: 'Chile FTA', origins: ['CL'], freeOfMpf: true },
  { code: 'CO', zh: '哥伦比亚贸易促进协定', en: 'Colombia TPA', origins: ['CO'], freeOfMpf: true },
  { code: 'D', zh: '非洲增长与机会法', en: 'AGOA', origins: [], freeOfMpf: false },
  { code: 'E', zh: '加勒比盆地', en: 'Caribbean Basin (CBERA)', origins: [], freeOfMpf: true },
  {
    code: 'E*',
    zh: '加勒比盆地（部分除外）',
    en: 'CBERA, some goods excluded',
    origins: [],
    freeOfMpf: true,
  },
  { code: 'IL', zh: '以色列自贸协定', en: 'Israel FTA', origins: ['IL'], freeOfMpf: true },
  { code: 'JO', zh: '约旦自贸协定', en: 'Jordan FTA', origins: ['JO'], freeOfMpf: false },
  { code: 'JP', zh: '美日贸易协定', en: 'US-Japan Trade Agreement', origins: ['JP'], freeOfMpf: false },
  { code: 'K', zh: '医药产品协定', en: 'Pharmaceutical products agreement', origins: [], freeOfMpf: false },
  { code: 'KR', zh: '美韩自贸协定', en: 'Korea FTA (KORUS)', origins: ['KR'], freeOfMpf: true },
  { code: 'L', zh: '染料中间体协定', en: 'Intermediate chemicals for dyes', origins: [], freeOfMpf: false },
  { code: 'MA', zh: '摩洛哥自贸协定', en: 'Morocco FTA', origins: ['MA'], freeOfMpf: false },
  { code: 'N', zh: '合格工业区', en: 'Qualifying industrial zones', origins: [], freeOfMpf: false },
  { code: 'NP', zh: '尼泊尔优惠', en: 'Nepal preference', origins: ['NP'], freeOfMpf: false },
  { code: 'OM', zh: '阿曼自贸协定', en: 'Oman FTA', origins: ['OM'], freeOfMpf: true },
  {
    code: 'P',
    zh: '中美洲自贸协定',
    en: 'CAFTA-DR',
    origins: ['CR', 'DO', 'SV', 'GT', 'HN', 'NI'],
    freeOfMpf: true,
  },
  {
    code: 'P+',
    zh: '中美洲自贸协定（部分）',
    en: 'CAFTA-DR, some goods',
    origins: ['CR', 'DO', 'SV', 'GT', 'HN', 'NI'],
    freeOfMpf: true,
  },
  { code: 'PA', zh: '巴拿马贸易促进协定', en: 'Panama TPA', origins: ['PA'], freeOfMpf: true },
  { code: 'PE', zh: '秘鲁贸易促进协定', en: 'Peru TPA', origins: ['PE'], freeOfMpf: true },
  { code: 'R', zh: '加勒比贸易伙伴', en: 'Caribbean Basin Trade Partnership', origins: [], freeOfMpf: false },
  { code: 'S', zh: '美墨加协定', en: 'USMCA', origins: ['CA', 'MX'], freeOfMpf: true },
  { code: 'S+', zh: '美墨加协定（部分）', en: 'USMCA, some goods', origins: ['CA', 'MX'], freeOfMpf: true },
  { code: 'SG', zh: '新加坡自贸协定', en: 'Singapore FTA', origins: ['SG'], freeOfMpf: true },
];

/** The programmes that can be claimed. */
export const tradePrograms = codeTableOf<string>(
  'trade programme',
  programs
    .filter(({ isOver }) => !isOver)
    .map(({ code, zh, en }) => [code, { zh: `${code} ${zh}`, en: `${code} ${en}` }]),
);

export function programOf(code: string): Program | undefined {
  return programs.find((one) => one.code === code && !one.isOver);
}

/** Countries whose goods owe the rates of column 2 (general note 3(b), Pub. L. 117-110), and since when. */
const columnTwo: Readonly<Record<string, string>> = {
  CU: '1962-05-24',
  KP: '1951-09-01',
  RU: '2022-04-09',
  BY: '2022-04-09',
};

export function isOfColumnTwo(origin: string, day: string): boolean {
  const since = columnTwo[origin];
  return since !== undefined && since <= day;
}
