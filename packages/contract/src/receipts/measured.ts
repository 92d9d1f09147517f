import type { PackageLine } from '../freight/chargeable-weight.ts';
import { chargeableWeight } from '../freight/chargeable-weight.ts';
import type { WeightRule } from '../freight/weight-rule.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { exact, fixed, isLess, minus, over, plus, times, zero } from '../kernel/decimal.ts';
import type { ValueOf } from '../kernel/field.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import type { measuredLine } from './receipt.ts';

export type MeasuredLine = ValueOf<typeof measuredLine>;

export interface CargoFigures {
  readonly pieces: number;
  /** Kilograms, three places. */
  readonly grossWeight: string;
  /** Cubic metres, six places. */
  readonly volume: string;
}

/** What stands on the scale in all, exactly. */
export function figuresOf(lines: readonly MeasuredLine[]): CargoFigures {
  const volumes = lines.map(({ pieces, length, width, height }) =>
    [length, width, height].map(exact).reduce(times, exact(String(pieces))),
  );
  return {
    pieces: lines.reduce((sum, { pieces }) => sum + pieces, 0),
    grossWeight: fixed(lines.map(({ weight }) => exact(weight)).reduce(plus, zero), 3),
    volume: fixed(over(volumes.reduce(plus, zero), exact('1000000')), 6),
  };
}

/**
 * The packages that a rule weighs. Carton by carton each piece has its even share of its line's weight; over the shipment only
 * the sums count, and the weight of all stands beside the sides: a share need not be a decimal.
 */
export function packagesOf(
  lines: readonly MeasuredLine[],
  { rounds }: Pick<WeightRule, 'rounds'>,
): PackageLine[] {
  const isByCarton = rounds === 'carton';
  const sides = lines.map(({ pieces, length, width, height, weight }) => ({
    count: pieces,
    length,
    width,
    height,
    weight: isByCarton ? fixed(over(exact(weight), exact(String(pieces))), 12) : '0',
  }));
  if (isByCarton) return sides;
  return [...sides, { count: 1, length: '0', width: '0', height: '0', weight: figuresOf(lines).grossWeight }];
}

/** What these lines are charged by, in the unit of the rule: wherever cargo stands as lines, this says its weight. */
export function chargeableOf(lines: readonly MeasuredLine[], rule: WeightRule): string {
  return chargeableWeight(packagesOf(lines, rule), 'cm', rule).chargeable;
}

export interface Difference {
  readonly of: keyof CargoFigures;
  /** More (+) or less (−) than booked: pieces, else percent with one place. */
  readonly by: string;
  /** Beyond what is let pass: any piece, or more percent than the tolerance either way. */
  readonly over: boolean;
}

const phrases: Readonly<Record<Difference['of'], Text>> = {
  pieces: { zh: '件数 {by}', en: 'pieces {by}' },
  grossWeight: { zh: '毛重 {by}%', en: 'gross weight {by}%' },
  volume: { zh: '体积 {by}%', en: 'volume {by}%' },
};

/** Differences in one phrase: `pieces −1, gross weight +4.3%`. */
export function wordsOfDifferences(differences: readonly Difference[]): Text {
  const said = (language: Language) => differences.map(({ of, by }) => say(phrases[of], language, { by }));
  return { zh: said('zh-cn').join('、'), en: said('en').join(', ') };
}

/** What stands on the sheet that differences open. */
export const differsText: Text = {
  zh: '入仓实测与订舱不符：{difference}',
  en: 'What the warehouse measured differs from the booking: {difference}',
};

/** What is said where they turned out to be none, or few enough. */
export const agreesText: Text = {
  zh: '实测数据更正后与订舱相符，差异在允许范围内',
  en: 'With the measured figures corrected it agrees with the booking, within the tolerance',
};

export const voidedText: Text = {
  zh: '入仓单已作废，待重新收货',
  en: 'The receipt was made void; the cargo will be received anew',
};

/** How what came differs from what was booked. A figure that was not booked differs from nothing. */
export function differencesOf(booked: CargoFigures, came: CargoFigures, tolerance: string): Difference[] {
  const pieces = came.pieces - booked.pieces;
  return [
    { of: 'pieces', by: signed(exact(String(Math.abs(pieces))), pieces < 0, 0), over: pieces !== 0 },
    differenceIn('grossWeight', booked.grossWeight, came.grossWeight, tolerance),
    differenceIn('volume', booked.volume, came.volume, tolerance),
  ];
}

/** By how many percent one figure differs, and whether that is beyond the tolerance. */
export function differenceIn(
  of: keyof CargoFigures,
  booked: string,
  came: string,
  tolerance: string,
): Difference {
  const [was, is] = [exact(booked), exact(came)];
  if (!isLess(zero, was)) return { of, by: '0.0', over: false };
  const less = isLess(is, was);
  const share = times(over(less ? minus(was, is) : minus(is, was), was), exact('100'));
  return { of, by: signed(share, less, 1), over: isLess(exact(tolerance), share) };
}

function signed(amount: Decimal, less: boolean, places: number): string {
  const shown = fixed(amount, places);
  return /[1-9]/.test(shown) ? `${less ? '−' : '+'}${shown}` : shown;
}
