import type { units } from '../codes/unit.ts';
import type { CodeOf, CodeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import { brandTypes, preferences } from './customs.codes.ts';

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
}

function element(key: string, zh: string, en: string, required = true): HsElement {
  return { key, label: { zh, en }, required };
}

const first: readonly HsElement[] = [
  element('name', '品名', 'Name'),
  { ...element('brandType', '品牌类型', 'Brand type'), table: brandTypes },
  { ...element('preference', '出口享惠情况', 'Preference'), table: preferences },
];
const last: readonly HsElement[] = [
  element('gtin', 'GTIN', 'GTIN', false),
  element('cas', 'CAS', 'CAS', false),
  element('other', '其他', 'Other', false),
];
const brand = element('brand', '品牌', 'Brand');
const model = element('model', '型号', 'Model');

type Units = readonly [CodeOf<typeof units>, CodeOf<typeof units>?];

interface HsCode {
  /** The statutory units, as codes of goods' units. */
  readonly units?: Units;
  readonly elements: readonly HsElement[];
}

/**
 * Codes whose elements are known, in the order in which they are declared. 6109100010 is the worked example of the customs
 * guide to declaration, 7013280000 the one this screen was drawn with: a forwarder loads the list of its customs here.
 */
const codes: Readonly<Record<string, HsCode>> = {
  '6109100010': {
    units: ['pcs', 'kg'],
    elements: [
      element('weave', '织造方法', 'Weave'),
      element('sort', '种类', 'Sort'),
      element('category', '类别', 'Category'),
      element('content', '成分含量', 'Composition'),
      brand,
      element('itemNo', '货号', 'Item no.'),
    ],
  },
  '7013280000': {
    units: ['kg'],
    elements: [
      element('usage', '用途', 'Usage'),
      element('lead', '是否铅晶质玻璃', 'Lead crystal or not'),
      element('vessel', '器皿种类', 'Kind of vessel'),
      element('foot', '平脚或高脚杯', 'Stemware or not'),
      element('size', '规格', 'Size'),
      model,
      brand,
      element('process', '工艺流程', 'Process'),
    ],
  },
};

/** Where the elements of a code are not known here: what every code asks for, and what most do. */
const generic: HsCode = {
  elements: [
    element('usage', '用途', 'Usage', false),
    element('material', '材质', 'Material', false),
    { ...brand, required: false },
    { ...model, required: false },
  ],
};

/** The elements that a code asks for, in their order. */
export function hsElements(hs: string | null): readonly HsElement[] {
  return [...first, ...codeOf(hs).elements, ...last];
}

/** Whether the elements of a code are its own or those that every code has. */
export function isKnownHs(hs: string | null): boolean {
  return hs !== null && Object.hasOwn(codes, hs.slice(0, 10));
}

/** The statutory units of a code that is known here. */
export function hsUnits(hs: string | null): Units | undefined {
  return codeOf(hs).units;
}

function codeOf(hs: string | null): HsCode {
  return codes[hs?.slice(0, 10) ?? ''] ?? generic;
}

/** What the goods of an order say of an element, without typing it again; null where they do not say. */
export function knownElement(key: string, goods: KnownGoods): string | null {
  const known: Readonly<Record<string, string | null>> = {
    name: goods.nameZh,
    usage: goods.usage,
    material: goods.material,
    content: goods.material,
    brand: goods.brand,
    model: goods.model,
    itemNo: goods.model,
  };
  return known[key] || null;
}

/** The specification column of a line: the elements with bars between them. */
export function elementsWritten(hs: string | null, values: Readonly<Record<string, string>>): string {
  return hsElements(hs)
    .map(({ key }) => values[key] ?? '')
    .join('|');
}
