import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, over, plain, times } from '../kernel/decimal.ts';

type Family = 'mass' | 'length' | 'volume' | 'money';

/** What a figure may be written in. `size` is how much one of it is in the unit that its family is stored in. */
interface Unit {
  readonly code: string;
  readonly family: Family;
  /** Money has none: a rate is what people agree on. */
  readonly size?: string;
  /** As people write it, folded. */
  readonly spelled: string;
}

const units: readonly Unit[] = [
  { code: 'kg', family: 'mass', size: '1', spelled: 'kg kgs kilo kilos kilogram kilograms 公斤 千克' },
  { code: 'g', family: 'mass', size: '0.001', spelled: 'g gr gram grams 克' },
  { code: 'lb', family: 'mass', size: '0.45359237', spelled: 'lb lbs pound pounds 磅 英磅' },
  { code: 'oz', family: 'mass', size: '0.028349523125', spelled: 'oz ounce ounces 盎司' },
  { code: 't', family: 'mass', size: '1000', spelled: 't mt tonne tonnes 吨 公吨' },
  { code: 'jin', family: 'mass', size: '0.5', spelled: '斤 市斤' },
  {
    code: 'cm',
    family: 'length',
    size: '1',
    spelled: 'cm cms centimeter centimeters centimetre centimetres 厘米 公分',
  },
  {
    code: 'mm',
    family: 'length',
    size: '0.1',
    spelled: 'mm millimeter millimeters millimetre millimetres 毫米',
  },
  { code: 'm', family: 'length', size: '100', spelled: 'm meter meters metre metres 米' },
  { code: 'in', family: 'length', size: '2.54', spelled: 'in inch inches " ″ ” 英寸 吋' },
  { code: 'ft', family: 'length', size: '30.48', spelled: "ft foot feet ' ′ ’ 英尺 呎" },
  { code: 'm3', family: 'volume', size: '1', spelled: 'm3 cbm 立方米 立方 方' },
  { code: 'cm3', family: 'volume', size: '0.000001', spelled: 'cm3 立方厘米' },
  { code: 'ft3', family: 'volume', size: '0.028316846592', spelled: 'ft3 cft cuft 立方英尺' },
  { code: 'USD', family: 'money', spelled: 'usd us$ $ 美元 美金' },
  { code: 'CNY', family: 'money', spelled: 'cny rmb cn¥ rmb¥ ¥ yuan 元 块 人民币' },
  { code: 'EUR', family: 'money', spelled: 'eur euro euros € 欧元' },
  { code: 'GBP', family: 'money', spelled: 'gbp £ 英镑' },
  { code: 'HKD', family: 'money', spelled: 'hkd hk$ 港币 港元' },
  { code: 'JPY', family: 'money', spelled: 'jpy jp¥ 日元 円' },
  { code: 'CAD', family: 'money', spelled: 'cad ca$ c$ 加元 加币' },
  { code: 'AUD', family: 'money', spelled: 'aud au$ a$ 澳元 澳币' },
];

const bySpelling = new Map(
  units.flatMap((unit) => unit.spelled.split(' ').map((word) => [word, unit] as const)),
);
const byCode = new Map(units.map((unit) => [unit.code, unit]));

/** The currencies that prices come in, dollars first. */
export const currencies: readonly string[] = units
  .filter(({ family }) => family === 'money')
  .map(({ code }) => code);

export function isMoney(unit: string): boolean {
  return named(unit)?.family === 'money';
}

/** Whose dollar and whose yen a format means, by the place that Windows numbers and browsers name. */
const signsOfPlaces: readonly (readonly [place: RegExp, sign: RegExp, currency: string])[] = [
  [/^(?:x-)?(?:1009|c0c|en-ca|fr-ca)$/, /^\$$/, 'CAD'],
  [/^(?:c09|en-au)$/, /^\$$/, 'AUD'],
  [/^(?:c04|zh-hk|en-hk)$/, /^\$$/, 'HKD'],
  [/^(?:411|ja-jp)$/, /^[¥￥]$/, 'JPY'],
  [/^(?:409|en-us|804|zh-cn)$/, /^[$¥￥]$/, ''],
];

/**
 * The currency that the format of a cell names: `USD`, `¥`, `€-407`; undefined where it names none that we know. A sign
 * of several countries counts as the one it usually means here only where the format names no other country.
 */
export function currencyOfSign(text: string): string | undefined {
  const [, sign = '', place = ''] =
    /^(.*?)(?:-(?=[\da-z])([\da-z-]+))?$/i.exec(text.replace(/[/每].*$/, '').trim()) ?? [];
  const unit = named(sign);
  if (unit?.family !== 'money') return undefined;
  if (place === '' || !/^[$¥￥]$/.test(sign)) return unit.code;
  const plainPlace = place.toLowerCase().replace(/^0+/, '');
  const meant = signsOfPlaces.find(([at, of]) => at.test(plainPlace) && of.test(sign));
  return meant && (meant[2] || unit.code);
}

/** How much of a currency one US dollar is, by its code: what the people of one file have answered. */
export type Rates = Readonly<Record<string, string>>;

/** `LBS`, `(Lbs.)` and `磅` are lb; undefined for what is no unit. */
export function unitNamed(text: string): string | undefined {
  return named(text)?.code;
}

function named(text: string): Unit | undefined {
  const plainText = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(单位|unit)/, '')
    .replace(/[\s.:()[\]【】]/g, '');
  return bySpelling.get(plainText) ?? byCode.get(text);
}

/** Whether both say the same, or can be worked out one from the other. */
export function areAlike(one: string, other: string): boolean {
  const [first, second] = [named(one), named(other)];
  return first !== undefined && first.family === second?.family;
}

/** All units that a column of one of them may be in. */
export function unitsLike(unit: string): string[] {
  const family = named(unit)?.family;
  return units.filter((one) => one.family === family).map(({ code }) => code);
}

/** A figure as it was written, with the unit behind or before it. */
interface Measure {
  readonly digits: string;
  readonly unit: string | undefined;
}

/** What goods and cartons are counted in: `24 pcs` is 24. */
const counters = new Set('pc pcs piece pieces ctn ctns carton cartons 件 个 箱'.split(' '));

/**
 * Reads `12.5 kg`, `1,234.50`, `¥3.20/pcs`: the digits without separators, and the unit if one is written. Undefined
 * where there is no one figure, where a comma may be a decimal point, or where what stands beside it is no unit.
 */
export function measureIn(text: string, scale: number): Measure | undefined {
  const whole = text
    .normalize('NFKC')
    .replace(/\s+(?!\d)|(?<!\d)\s+/g, '')
    .replace(/[−–]/g, '-')
    .replace(/(?<=\D)[/每].*$/, '');
  const [, before = '', number = '', after = ''] = /^([^\d.,-]*)(-?[\d.,]*\d\.?)(.*)$/.exec(whole) ?? [];
  const digits = plainDigits(
    number.replace(/^-?\./, (sign) => sign.replace('.', '0.')),
    scale,
  );
  if (digits === undefined) return undefined;
  const words = [before, after].filter((word) => word !== '' && word !== '/');
  const found = words.map((word) => named(word)?.code ?? (isCounter(word) ? 'pc' : undefined));
  const [first, second] = found;
  if (found.includes(undefined) || (second !== undefined && first !== second)) return undefined;
  return { digits, unit: first };
}

/** Whether a text is a unit or what goods are counted in, and nothing else. */
export function isUnitWord(text: string): boolean {
  return named(text) !== undefined || isCounter(text.replace(/[()（）[\]\s]/g, ''));
}

function isCounter(word: string): boolean {
  return counters.has(word.toLowerCase().replace(/\.$/, ''));
}

/** `1,234.5` has a thousand; `1,234` may be one and a bit in a column that takes three decimals. */
function plainDigits(number: string, scale: number): string | undefined {
  if (/^-?\d{1,40}(\.\d{0,40})?$/.test(number)) return number.replace(/\.$/, '');
  if (!/^-?[1-9]\d{0,2}(,\d{3}){1,10}(\.\d{0,40})?$/.test(number)) return undefined;
  const isClear = scale < 3 || number.includes('.') || number.split(',').length > 2;
  return isClear ? number.replaceAll(',', '').replace(/\.$/, '') : undefined;
}

/** What became of a figure on its way into the unit of its field. */
export type Converted =
  | { readonly digits: string; readonly from: 'itself' | 'another' }
  /** An amount in this currency, which has no rate yet. */
  | { readonly currency: string };

/** The figure in the unit of its field, rounded half up where it was another; undefined where the two have nothing in common. */
export function convertedTo(
  { digits, unit }: Measure,
  { unit: wanted, scale }: { readonly unit: string | undefined; readonly scale: number },
  rates: Rates = {},
): Converted | undefined {
  if (unit === undefined || (unit === 'pc' && wanted === undefined)) return { digits, from: 'itself' };
  const [from, to] = [named(unit), wanted === undefined ? undefined : named(wanted)];
  if (!from || !to || from.family !== to.family) return undefined;
  if (from.code === to.code) return { digits, from: 'itself' };
  const amount = amountIn(exact(digits), from, to, rates);
  if (!amount) return { currency: from.code };
  return { digits: plain(fixed(amount, scale)), from: 'another' };
}

function amountIn(amount: Decimal, from: Unit, to: Unit, rates: Rates): Decimal | undefined {
  if (from.size !== undefined && to.size !== undefined)
    return over(times(amount, exact(from.size)), exact(to.size));
  const rate = rates[from.code];
  return rate === undefined ? undefined : over(amount, exact(rate));
}
