import type { Fraction } from '../freight/fraction.ts';
import { decimalOf, fractionOf, isLess, minus, over, plain, times, zero } from '../freight/fraction.ts';
import type { WeightRule } from '../freight/weight-rule.ts';
import type { BookingTotals } from './booking.totals.ts';
import { bookingTotals } from './booking.totals.ts';
import type { BookingContent } from './booking-content.ts';
import type { HouseRow } from './booking-rows.ts';

/** What a slot has left for this booking, its own reservation not counted; decimals as text. */
export interface RoomLeft {
  readonly remainingKg: string;
  readonly remainingCbm: string;
}

/** A house waybill that makes the booking fit when it is brought down to these; null leaves the figure as it is. */
export interface Reduction {
  readonly rowId: string;
  /** Counts from 1. */
  readonly place: number;
  readonly grossWeight: string | null;
  readonly volume: string | null;
}

/** By how much a booking is over a slot; both 0 when it fits. */
export function overBy(
  { slotKg, slotCbm }: { slotKg: string; slotCbm: string },
  { remainingKg, remainingCbm }: RoomLeft,
): { overKg: string; overCbm: string } {
  return { overKg: above(slotKg, remainingKg), overCbm: above(slotCbm, remainingCbm) };
}

export function fits(totals: { slotKg: string; slotCbm: string }, room: RoomLeft): boolean {
  const { overKg, overCbm } = overBy(totals, room);
  return Number(overKg) === 0 && Number(overCbm) === 0;
}

function above(wanted: string, left: string): string {
  const [one, other] = [fractionOf(wanted), fractionOf(left)];
  return isLess(other, one) ? decimalOf(minus(one, other), 3) : '0.000';
}

/**
 * Each house waybill that alone can make a booking fit, and what it has to come down to, the smallest change first.
 * Tried with the same totals that are checked, so what is offered is what fits: the totals follow the house waybills.
 */
export function reductionsFor(
  content: Pick<BookingContent, 'cargo' | 'houses'>,
  rule: WeightRule,
  room: RoomLeft,
): Reduction[] {
  const totals = bookingTotals(content, rule);
  if (fits(totals, room)) return [];
  const most = mostThatFits(totals, rule, room);
  const overKg = excess(fractionOf(totals.grossWeight), most.kg);
  const overCbm = excess(fractionOf(totals.volume), most.cbm);
  return content.houses.rows
    .flatMap((row, at) => reduced(row, at + 1, overKg, overCbm))
    .filter((one) => fits(bookingTotals(withReduction(content, one), rule), room))
    .toSorted((one, other) => leftIn(other) - leftIn(one));
}

/** The gross weight and the volume up to which the cargo fits: the weight in whole steps, the volume also by what it weighs. */
function mostThatFits(
  { volume, volumeWeight }: BookingTotals,
  rule: WeightRule,
  { remainingKg, remainingCbm }: RoomLeft,
): { kg: Fraction; cbm: Fraction } {
  const step = rule.steps.findLast(({ above: from }) => !isLess(fractionOf(remainingKg), fractionOf(from)));
  const kg = step ? downTo(fractionOf(remainingKg), fractionOf(step.step)) : fractionOf(remainingKg);
  const [all, weight] = [fractionOf(volume), fractionOf(volumeWeight)];
  // Half a litre less for every figure that was rounded to a litre.
  const byWeight = isLess(kg, weight) ? minus(over(times(all, kg), weight), fractionOf('0.001')) : all;
  const cbm = isLess(fractionOf(remainingCbm), byWeight) ? fractionOf(remainingCbm) : byWeight;
  return { kg, cbm };
}

/** Down to a whole number of steps. */
function downTo(value: Fraction, step: Fraction): Fraction {
  const steps = over(value, step);
  return times({ top: steps.top / steps.bottom, bottom: 1n }, step);
}

function excess(wanted: Fraction, most: Fraction): Fraction {
  return isLess(most, wanted) ? minus(wanted, most) : zero;
}

/** What a reduction leaves of its row: the more, the less has to go. */
function leftIn({ grossWeight, volume }: Reduction): number {
  return grossWeight === null ? Number(volume) : Number(grossWeight);
}

/** A content with a reduction laid on: the row and, where they are typed, the totals of the cargo that it is part of. */
export function withReduction<C extends Pick<BookingContent, 'cargo' | 'houses'>>(
  content: C,
  { rowId, grossWeight, volume }: Reduction,
): C {
  const row = content.houses.rows.find(({ id }) => id === rowId);
  if (!row) return content;
  const rows = content.houses.rows.map((one) =>
    one.id === rowId
      ? {
          ...one,
          bookingGrossWeight: grossWeight ?? one.bookingGrossWeight,
          bookingVolume: volume ?? one.bookingVolume,
        }
      : one,
  );
  const cargo = {
    ...content.cargo,
    grossWeight: lessBy(content.cargo.grossWeight, row.bookingGrossWeight, grossWeight),
    volume: lessBy(content.cargo.volume, row.bookingVolume, volume),
  };
  return { ...content, houses: { rows }, cargo };
}

function reduced(row: HouseRow, place: number, overKg: Fraction, overCbm: Fraction): Reduction[] {
  const grossWeight = lowered(row.bookingGrossWeight, overKg);
  const volume = lowered(row.bookingVolume, overCbm);
  return grossWeight === undefined || volume === undefined
    ? []
    : [{ rowId: row.id, place, grossWeight, volume }];
}

/** What is left of a figure, rounded down; null when nothing has to go, undefined when all of it would. */
function lowered(figure: string | null, by: Fraction): string | null | undefined {
  if (!isLess(zero, by)) return null;
  if (figure === null) return undefined;
  const rest = downTo(minus(fractionOf(figure), by), fractionOf('0.001'));
  return isLess(zero, rest) ? plain(decimalOf(rest, 3)) : undefined;
}

function lessBy(total: string | null, before: string | null, after: string | null): string | null {
  if (total === null || before === null || after === null) return total;
  const rest = minus(fractionOf(total), minus(fractionOf(before), fractionOf(after)));
  return isLess(zero, rest) ? plain(decimalOf(rest, 3)) : total;
}
