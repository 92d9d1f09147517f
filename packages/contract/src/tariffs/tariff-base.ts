import type { Rate } from '../hts/hts-rate.ts';
import { rateOf } from '../hts/hts-rate.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, over, plus, times, zero } from '../kernel/decimal.ts';
import type { ScheduleLine, TariffLayer, TariffLine } from './tariff-line.ts';
import type { DutiablePart } from './tariff-part.ts';
import type { Why } from './tariff-why.ts';
import { isOfColumnTwo, programOf } from './trade-program.ts';

/** The column that a line is charged by, and its text. */
export interface BaseRate {
  readonly column: 'general' | 'special' | 'column2';
  readonly text: string;
  readonly rate: Rate | undefined;
}

const hundred = exact('100');

/** So many per cent of an amount, to the cent. */
export function percentOf(base: Decimal, percent: string): string {
  return fixed(over(times(base, exact(percent)), hundred), 2);
}

/** Column 2 for the countries that owe it, a special rate where it is claimed, else the general one. */
export function baseRateOf(line: TariffLine, schedule: ScheduleLine, day: string): BaseRate {
  if (isOfColumnTwo(line.origin, day))
    return { column: 'column2', text: schedule.column2, rate: rateOf(schedule.column2) };
  const special = line.claims.spi === null ? undefined : specialRate(schedule.special, line.claims.spi);
  if (special !== undefined) return { column: 'special', text: special, rate: rateOf(special) };
  return { column: 'general', text: schedule.general, rate: rateOf(schedule.general) };
}

/** `Free (AU,BH) 1.2% (KR)`: what it says of a programme. */
function specialRate(text: string, spi: string): string | undefined {
  for (const [, rate = '', codes = ''] of text.matchAll(/([^()]+)\(([^()]*)\)/g))
    if (codes.split(',').some((code) => code.trim() === spi)) return rate.trim();
  return undefined;
}

/** Whether a claim of the agreement with Canada and Mexico makes the line free of duty. */
export function isFreeUnderUsmca(line: TariffLine, schedule: ScheduleLine, day: string): boolean {
  const { spi } = line.claims;
  return (spi === 'S' || spi === 'S+') && baseRateOf(line, schedule, day).rate?.kind === 'free';
}

/** The layer of the number of chapters 1 to 97 itself, which is filed last. */
export function baseLayer(
  line: TariffLine,
  schedule: ScheduleLine,
  day: string,
  part: DutiablePart,
): TariffLayer {
  const base = baseRateOf(line, schedule, day);
  const layer = {
    seq: 90,
    program: 'base',
    measure: null,
    heading: line.hts,
    rate: base.text,
    basis: part.basis,
    base: part.amount,
    isStruckDown: false,
  } as const;
  if (part.isFree)
    return {
      ...layer,
      column: 'chapter98',
      rate: 'Free',
      basis: 'entered',
      base: line.value,
      amount: '0.00',
      why: { code: 'chapter98Free', said: { heading: line.claims.chapter98 ?? '' } },
    };
  return { ...layer, column: base.column, ...amountBy(base, line, part) };
}

function amountBy(base: BaseRate, line: TariffLine, part: DutiablePart): { amount: string | null; why: Why } {
  const { rate } = base;
  if (rate === undefined) return { amount: null, why: { code: 'noRate', said: {} } };
  if (rate.kind === 'prose' || rate.kind === 'additional')
    return { amount: null, why: { code: 'prose', said: {} } };
  let sum = rate.percent === null ? zero : over(times(exact(part.amount), exact(rate.percent)), hundred);
  for (const { amount, unit } of rate.perUnit) {
    const quantity = quantityIn(unit, line.quantities);
    if (quantity === undefined) return { amount: null, why: { code: 'needsQuantity', said: { unit } } };
    sum = plus(sum, times(exact(amount), quantity));
  }
  return { amount: fixed(sum, 2), why: whyBase(base, line) };
}

function whyBase({ column }: BaseRate, { origin, claims }: TariffLine): Why {
  if (column === 'special') return { code: 'special', said: { spi: claims.spi ?? '' } };
  return column === 'column2' ? { code: 'column2', said: { origin } } : { code: 'general', said: {} };
}

/** One unit under the names that the schedule has for it. */
const unitNames: Readonly<Record<string, string>> = {
  each: 'no',
  pc: 'no',
  piece: 'no',
  'no. and kg': 'no',
  head: 'no',
  article: 'no',
  pr: 'prs',
  pair: 'prs',
  liters: 'liter',
  litre: 'liter',
  l: 'liter',
  'pf.liters': 'pf.liter',
  dozen: 'doz',
  thousands: '1000',
  thousand: '1000',
  jwls: 'jewel',
  'm²': 'm2',
  'cy kg': 'clean kg',
  'cu kg': 'kg on copper content',
  'pb kg': 'kg on lead content',
  'zn kg': 'kg on zinc content',
  'mo kg': 'kg on molybdenum content',
  'w kg': 'kg on tungsten content',
  'mg kg': 'kg on magnesium content',
  'mn kg': 'kg on manganese content',
  'si kg': 'kg on silicon content',
};

/** How many of another unit one of a unit is. */
const conversions: readonly (readonly [of: string, is: string, factor: string])[] = [
  ['t', 'kg', '1000'],
  ['kg', 't', '0.001'],
  ['g', 'kg', '0.001'],
  ['kg', 'g', '1000'],
  ['doz', 'no', '12'],
  ['1000', 'no', '1000'],
  ['gross', 'no', '144'],
];

function unitOf(written: string): string {
  const plain = written.trim().toLowerCase().replace(/\.$/, '').replaceAll('. ', '.');
  return unitNames[plain] ?? plain;
}

/** How much of a unit there is, by what is given in this unit or in one that follows from it; undefined where nothing says so. */
export function quantityIn(unit: string, quantities: Readonly<Record<string, string>>): Decimal | undefined {
  const given = new Map(Object.entries(quantities).map(([name, amount]) => [unitOf(name), exact(amount)]));
  const wanted = unitOf(unit);
  const same = given.get(wanted);
  if (same !== undefined) return same;
  for (const [of, is, factor] of conversions) {
    const amount = given.get(of);
    if (is === wanted && amount !== undefined) return times(amount, exact(factor));
  }
  const pieces = given.get('no');
  const dozens = wanted === 'doz' && pieces !== undefined ? over(pieces, exact('12')) : undefined;
  // A broken dozen is nobody's to round.
  if (dozens !== undefined && isWhole(dozens)) return dozens;
  return undefined;
}

function isWhole(amount: Decimal): boolean {
  return !amount.toFixed().includes('.');
}

/** Whether a claimed programme is one that the line can be under: by its origin, and by the schedule or because it is free anyway. */
export function isClaimable(spi: string, line: TariffLine, schedule: ScheduleLine, day: string): boolean {
  const program = programOf(spi);
  if (program === undefined || isOfColumnTwo(line.origin, day)) return false;
  if (program.origins.length > 0 && !program.origins.includes(line.origin)) return false;
  return specialRate(schedule.special, spi) !== undefined || rateOf(schedule.general)?.kind === 'free';
}
