import type { units } from '../codes/unit.ts';
import type { CodeOf } from '../kernel/code.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, isZero, nearestWhole, plain } from '../kernel/decimal.ts';
import type { ValuesOf } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { tariffLine } from './tariff.api.ts';
import { quantityIn } from './tariff-base.ts';
import { tariffNo } from './tariff-fields.ts';

/** Goods as an order has them. */
export interface TariffGoods {
  readonly hts: string | null;
  readonly origin: ValuesOf<typeof tariffLine.fields>['origin'] | null;
  /** Dollars and cents. */
  readonly value: string | null;
  readonly quantity: number;
  readonly unit: CodeOf<typeof units> | null;
  readonly mid: string | null;
}

export type TypedTariffLine = ValuesOf<typeof tariffLine.fields>;

/** Goods as a line that may be typed on: what they do not say is empty. */
export type PartTariffLine = Pick<TypedTariffLine, 'quantity' | 'quantity2' | 'netKg' | 'mid'> & {
  readonly [K in 'hts' | 'origin' | 'value']: TypedTariffLine[K] | null;
};

/** To the whole dollar, as customs take it; less than half a dollar is no value. */
export function dollarsOf(value: string): string | null {
  const dollars = nearestWhole(exact(value));
  return isZero(dollars) ? null : dollars.toFixed();
}

/** What the schedule calls the units of goods; a set is no unit of it. */
const unitNames: Readonly<Record<CodeOf<typeof units>, string | undefined>> = {
  pcs: 'no',
  each: 'no',
  pair: 'prs',
  set: undefined,
  dozen: 'doz',
  kg: 'kg',
  m: 'm',
  m2: 'm2',
  l: 'liter',
};

/** The goods in the units that the schedule has for their number; a unit that theirs does not give stays empty. */
export function partLine(goods: TariffGoods, units: readonly string[]): PartTariffLine {
  const { hts, origin, value, quantity, unit, mid } = goods;
  const name = unit === null ? undefined : unitNames[unit];
  const given: Readonly<Record<string, string>> = name === undefined ? {} : { [name]: String(quantity) };
  const inUnit = (wanted: string | undefined) => {
    const amount: Decimal | undefined = wanted === undefined ? undefined : quantityIn(wanted, given);
    return amount === undefined ? null : plain(amount.toFixed());
  };
  return {
    hts,
    origin,
    value: value === null ? null : dollarsOf(value),
    quantity: inUnit(units[0]),
    quantity2: inUnit(units[1]),
    netKg: inUnit('kg'),
    mid,
  };
}

/** What stands in the way before a line of goods can be reckoned at all, by its fields. */
export function lacksOf({ hts, origin, value }: PartTariffLine): Text[] {
  const { fields } = tariffLine;
  const missing = ({ label: { zh, en } }: { readonly label: Text }): Text => ({
    zh: `缺少${zh}`,
    en: `${en} is missing`,
  });
  const lacks: (Text | false)[] = [
    hts === null && missing(fields.hts),
    hts !== null && !tariffNo.test(hts) && named(fields.hts.label, tariffNo.says),
    origin === null && missing(fields.origin),
    value === null && missing(fields.value),
  ];
  return lacks.filter((one) => one !== false);
}

/** A field with what is said of it. */
export function named(label: Text, says: Text): Text {
  return { zh: `${label.zh}：${says.zh}`, en: `${label.en}: ${says.en}` };
}

/** The line as if it had been typed; nothing is claimed that nobody has claimed. */
export function wholeLine(part: PartTariffLine): TypedTariffLine | undefined {
  const { hts, origin, value } = part;
  if (hts === null || origin === null || value === null) return undefined;
  return {
    ...part,
    hts,
    origin,
    value,
    spi: null,
    loadedOn: null,
    exclusion: null,
    metalPercent: null,
    steelValue: null,
    aluminiumValue: null,
    copperValue: null,
    chapter98: null,
    workValue: null,
    usPartsValue: null,
    claimed: [],
  };
}
