import type { CodeTable } from '../kernel/code.ts';
import { isCode } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import type { Direction } from './customs.codes.ts';
import { brandTypes, preferences } from './customs.codes.ts';
import { type ElementKey, elementLabels, elementsByCode } from './hs-elements.table.ts';
import { type StatutoryUnits, statutoryUnits } from './hs-units.table.ts';

/** One declaration element (申报要素) of a Chinese tariff code. */
export interface HsElement {
  readonly key: string;
  readonly label: Text;
  readonly required: boolean;
  /** The codes it is one of; any other is text. */
  readonly table?: CodeTable;
}

/** What is known of goods that an element may be filled with. */
export interface KnownGoods {
  readonly nameZh: string;
  readonly usage: string;
  readonly material: string;
  readonly brand: string | null;
  readonly model: string | null;
  /** Which way they are declared. */
  readonly direction: Direction;
}

const first: readonly HsElement[] = [
  { key: 'name', label: { zh: '品名', en: 'Name' }, required: true },
  { key: 'brandType', label: { zh: '品牌类型', en: 'Brand type' }, required: true, table: brandTypes },
  { key: 'preference', label: { zh: '出口享惠情况', en: 'Preference' }, required: true, table: preferences },
];
const last: readonly HsElement[] = [
  { key: 'gtin', label: { zh: 'GTIN', en: 'GTIN' }, required: false },
  { key: 'cas', label: { zh: 'CAS', en: 'CAS' }, required: false },
  { key: 'other', label: { zh: '其他', en: 'Other' }, required: false },
];

/** Where nothing is known of a code: what every code asks for, and what most do. */
const general: readonly ElementKey[] = ['usage', 'material', 'brand', 'model'];

/** The elements that a code asks for, in their order. */
export function hsElements(hs: string | null): readonly HsElement[] {
  const beginning = knownBeginning(hs);
  const own = beginning === undefined ? general : (elementsByCode[beginning] ?? general);
  const required = beginning !== undefined;
  return [...first, ...own.map((key) => ({ key, label: elementLabels[key], required })), ...last];
}

/** How exactly the elements of a code are known: its own or its heading's, those that are usual in its chapter, or none. */
export function hsKnownBy(hs: string | null): 'code' | 'chapter' | undefined {
  const beginning = knownBeginning(hs);
  if (beginning === undefined) return undefined;
  return beginning.length === 2 ? 'chapter' : 'code';
}

const knownBeginning = (hs: string | null) => longestIn(elementsByCode, hs);

/** The longest beginning of a code that a table knows. */
function longestIn(table: object, hs: string | null): string | undefined {
  const code = hs ?? '';
  return [10, 8, 6, 4, 2].map((length) => code.slice(0, length)).find((one) => Object.hasOwn(table, one));
}

/** The statutory units of a code; undefined where nobody has told them to the program. */
export function hsUnits(hs: string | null): StatutoryUnits | undefined {
  const beginning = longestIn(statutoryUnits, hs);
  return beginning === undefined ? undefined : statutoryUnits[beginning];
}

/** Goods without a brand, as people write it. */
const noBrand = /^(?:无|无牌|无品牌|none|no brand|unbranded|n\/?a)$/i;

/** What the goods of an order say of an element, without typing it again; null where they do not say. */
export function knownElement(key: string, goods: KnownGoods): string | null {
  const { material, brand, model, direction } = goods;
  const known: Readonly<Record<string, string | null>> = {
    name: goods.nameZh,
    brandType: brand !== null && noBrand.test(brand.trim()) ? '0' : null,
    preference: direction === 'import' ? '3' : null,
    usage: goods.usage,
    material,
    content: material,
    surface: material,
    brand,
    model,
    itemNo: model,
    styleNo: model,
  };
  return known[key] || null;
}

/** The specification column of a line: the elements with bars between them. */
export function elementsWritten(hs: string | null, values: Readonly<Record<string, string>>): string {
  return hsElements(hs)
    .map(({ key }) => values[key] ?? '')
    .join('|');
}

/** The same read again: values by their keys; parts without a value are left to the goods. */
export function elementsRead(hs: string | null, written: string): Readonly<Record<string, string>> {
  const parts = written.split('|').map((part) => part.trim());
  return Object.fromEntries(
    hsElements(hs).flatMap(({ key }, at) => (parts[at] ? [[key, parts[at]] as const] : [])),
  );
}

/** What is wrong with elements as they are written: more than the code has, or one of them. */
export function flawOfWritten(
  hs: string | null,
  written: string,
): { readonly code: 'E61' | 'E62'; readonly n: number } | undefined {
  const elements = hsElements(hs);
  const parts = written.split('|').map((part) => part.trim());
  if (parts.length > elements.length) return { code: 'E61', n: elements.length };
  const wrong = elements.findIndex(({ table }, at) => {
    const part = parts[at] ?? '';
    return part.length > 200 || (part !== '' && table !== undefined && !isCode(table, part));
  });
  return wrong < 0 ? undefined : { code: 'E62', n: wrong + 1 };
}
