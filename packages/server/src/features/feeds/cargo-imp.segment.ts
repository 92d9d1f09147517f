import type { FeedPart } from '@loadline/contract/events/feed-reason';
import { exact, fixed, times } from '@loadline/contract/kernel/decimal';

/** Pieces and weight of a consignment or of a part of it. */
export interface Quantity {
  /** T all of it, P a part, S a split, D divided, M several parts. */
  readonly description: string;
  /** Null where only the total is told. */
  readonly pieces: number | null;
  /** Kilograms. */
  readonly weight: string | null;
  /** All pieces, where the message tells them beside those of a part. */
  readonly total: number | null;
}

/** A time of day by its kind: S scheduled, E estimated, A actual. */
export interface ClockTime {
  readonly kind: string;
  readonly time: string;
  /** Days after the day of the line; -1 is the day before. */
  readonly days: number;
}

/** A day of a year that the message does not tell; `time` when it does. */
export interface DayTime {
  readonly day: number;
  readonly month: number;
  readonly time: string | null;
}

/** The parts that a status line can consist of, each by the shape that Cargo-IMP gives it. */
export const shapes = {
  flight: /^(?:[A-Z0-9]{2}|[A-Z]{3})\d{1,4}[A-Z]?$/,
  carrier: /^[A-Z0-9]{2,3}$/,
  day: /^\d{2}[A-Z]{3}(?:\d{4})?$/,
  moment: /^\d{2}[A-Z]{3}\d{4}$/,
  leg: /^[A-Z]{6}$/,
  airport: /^[A-Z]{3}(?:[A-Z]{3})?$/,
  quantity: /^[TPSDM]\d{1,5}/,
  discrepancy: /^[A-Z]{4}$/,
} as const satisfies Partial<Record<FeedPart, RegExp>>;

export type Shape = keyof typeof shapes;

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const poundInKilograms = exact('0.45359237');

export function dayTimeIn(text: string): DayTime | undefined {
  const parts = /^(\d{2})([A-Z]{3})(\d{2}[0-5]\d)?$/.exec(text);
  const month = months.indexOf(parts?.[2] ?? '') + 1;
  const day = Number(parts?.[1]);
  const time = parts?.[3];
  if (month === 0 || day < 1 || day > 31 || (time !== undefined && Number(time) > 2359)) return undefined;
  return { day, month, time: time === undefined ? null : `${time.slice(0, 2)}:${time.slice(2)}` };
}

/** `T50K1200.5`, `P10K240T50`, `T25`, with volume or density behind the weight. */
export function quantityIn(text: string): Quantity | undefined {
  const parts =
    /^([TPSDM])(\d{1,5})(?:([KL])(\d{1,7}(?:\.\d{1,3})?))?(?:(?:MC|CC|CF|FT|CI)\d{1,9}(?:\.\d{1,3})?)?(?:DG\d{1,2})?(?:T(\d{1,5}))?$/.exec(
      text,
    );
  if (!parts) return undefined;
  const [, description = 'T', pieces, unit, weight, total] = parts;
  return {
    description,
    pieces: Number(pieces),
    weight: weight === undefined ? null : kilograms(weight, unit === 'L' ? 'pounds' : 'kilograms'),
    total: total === undefined ? null : Number(total),
  };
}

/** A weight as it is stored, at most three places. */
export function kilograms(weight: string, unit: 'kilograms' | 'pounds'): string {
  return unit === 'kilograms' ? weight : fixed(times(exact(weight), poundInKilograms), 3);
}

/** `A1117-P`: actual, 11:17, on the day before. */
export function clockTimeIn(text: string): ClockTime | undefined {
  const parts = /^([SEA])([01]\d|2[0-3])([0-5]\d)(?:-([PNSTA-O]))?$/.exec(text);
  if (!parts) return undefined;
  const [, kind = 'S', hours, minutes, change] = parts;
  return { kind, time: `${hours}:${minutes}`, days: daysOf(change) };
}

// P the day before, N the next, S the one after, T the third; then A the fourth, B the fifth and so on.
function daysOf(change: string | undefined): number {
  if (change === undefined) return 0;
  const named = { P: -1, N: 1, S: 2, T: 3 }[change];
  return named ?? change.charCodeAt(0) - 65 + 4;
}
