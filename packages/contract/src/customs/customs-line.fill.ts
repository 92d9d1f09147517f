import { sameValue } from '../kernel/changes.ts';
import type { Territory } from './customs.codes.ts';
import type { CustomsLine, WrittenLine } from './customs-line.ts';
import type { KnownGoods } from './hs-elements.ts';
import { hsElements, hsUnits, knownElement } from './hs-elements.ts';

type Filled = Pick<
  WrittenLine,
  'hs' | 'quantity' | 'unit' | 'unitPrice' | 'origin' | 'finalDestination' | 'sourcePlace'
>;

/** What is known of a line before anybody writes: the goods of its order, and what the header says of all lines. */
export type LineGoods = KnownGoods &
  Filled &
  Pick<CustomsLine, 'orderNumber' | 'nameEn'> & { readonly territory: Territory };

type Own = Omit<WrittenLine, 'id' | 'orderId' | 'goodsNo' | 'exemption' | 'elements'>;

/** What somebody has written of a line; null is as its goods, its code and the header say. */
export type OwnLine = { readonly [K in keyof Own]: Own[K] | null } & {
  readonly elements: Readonly<Record<string, string>>;
};

const nothing: OwnLine = {
  hs: null,
  quantity: null,
  unit: null,
  firstQty: null,
  firstUnit: null,
  secondQty: null,
  secondUnit: null,
  unitPrice: null,
  origin: null,
  finalDestination: null,
  sourcePlace: null,
  elements: {},
};

/** A line as it stands, without a word typed twice. A statutory quantity in the unit of the goods is their quantity. */
export function filledLine(own: OwnLine, goods: LineGoods) {
  const hs = own.hs ?? goods.hs;
  const isChinese = goods.territory === 'CN';
  const [first = null, second = null] = (isChinese && hsUnits(hs)) || [];
  const quantity = own.quantity ?? goods.quantity;
  const unit = own.unit ?? goods.unit;
  const [firstUnit, secondUnit] = [own.firstUnit ?? first, own.secondUnit ?? second];
  const inUnit = (of: string | null) => (of !== null && of === unit ? String(quantity) : null);
  return {
    hs,
    quantity,
    unit,
    firstQty: own.firstQty ?? inUnit(firstUnit),
    firstUnit,
    secondQty: own.secondQty ?? inUnit(secondUnit),
    secondUnit,
    unitPrice: own.unitPrice ?? goods.unitPrice,
    origin: own.origin ?? goods.origin,
    finalDestination: own.finalDestination ?? goods.finalDestination,
    sourcePlace: own.sourcePlace ?? goods.sourcePlace,
    // Elements are asked for by the customs of China alone.
    elements: (isChinese ? hsElements(hs) : []).flatMap(({ key }) => {
      const value = own.elements[key] ?? knownElement(key, goods);
      return value === null ? [] : [{ key, value }];
    }),
  };
}

type Written = Omit<WrittenLine, 'id' | 'orderId' | 'goodsNo' | 'exemption'>;

/** What of a line as it is typed has to be kept: what is not as it would be anyway. */
export function ownLine(typed: Written, goods: LineGoods): OwnLine {
  const { elements, ...fields } = typed;
  const step = (from: OwnLine, keys: readonly (keyof typeof fields)[]): OwnLine => {
    const usual = filledLine(from, goods);
    const kept = keys.map((key) => [key, sameValue(typed[key], usual[key]) ? null : typed[key]] as const);
    return { ...from, ...Object.fromEntries(kept) };
  };
  // The code says the units, and units and quantity say the statutory ones.
  const chosen = step(nothing, [
    'hs',
    'quantity',
    'unit',
    'unitPrice',
    'origin',
    'finalDestination',
    'sourcePlace',
  ]);
  const measured = step(step(chosen, ['firstUnit', 'secondUnit']), ['firstQty', 'secondQty']);
  const usual = new Map(filledLine(measured, goods).elements.map(({ key, value }) => [key, value]));
  const said = elements.filter(({ key, value }) => usual.get(key) !== value);
  return { ...measured, elements: Object.fromEntries(said.map(({ key, value }) => [key, value])) };
}
