import type { WeightRule } from '../freight/weight-rule.ts';
import type { Decimal } from '../kernel/decimal.ts';
import { downTo, exact, exceeds, fixed, isLess, minus, over, plain, times, zero } from '../kernel/decimal.ts';
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
  return !exceeds(overKg, '0') && !exceeds(overCbm, '0');
}

function above(wanted: string, left: string): string {
  const [one, other] = [exact(wanted), exact(left)];
  return isLess(other, one) ? fixed(minus(one, other), 3) : '0.000';
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
  const overKg = excess(exact(totals.grossWeight), most.kg);
  const overCbm = excess(exact(totals.volume), most.cbm);
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
): { kg: Decimal; cbm: Decimal } {
  const step = rule.steps.findLast(({ above: from }) => !isLess(exact(remainingKg), exact(from)));
  const kg = step ? downTo(exact(remainingKg), exact(step.step)) : exact(remainingKg);
  const [all, weight] = [exact(volume), exact(volumeWeight)];
  // Half a litre less for every figure that was rounded to a litre.
  const byWeight = isLess(kg, weight) ? minus(over(times(all, kg), weight), exact('0.001')) : all;
  const cbm = isLess(exact(remainingCbm), byWeight) ? exact(remainingCbm) : byWeight;
  return { kg, cbm };
}

function excess(wanted: Decimal, most: Decimal): Decimal {
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
  return { ...content, houses: { ...content.houses, rows }, cargo };
}

function reduced(row: HouseRow, place: number, overKg: Decimal, overCbm: Decimal): Reduction[] {
  const grossWeight = lowered(row.bookingGrossWeight, overKg);
  const volume = lowered(row.bookingVolume, overCbm);
  return grossWeight === undefined || volume === undefined
    ? []
    : [{ rowId: row.id, place, grossWeight, volume }];
}

/** What is left of a figure, rounded down; null when nothing has to go, undefined when all of it would. */
function lowered(figure: string | null, by: Decimal): string | null | undefined {
  if (!isLess(zero, by)) return null;
  if (figure === null) return undefined;
  const rest = downTo(minus(exact(figure), by), exact('0.001'));
  return isLess(zero, rest) ? plain(fixed(rest, 3)) : undefined;
}

function lessBy(total: string | null, before: string | null, after: string | null): string | null {
  if (total === null || before === null || after === null) return total;
  const rest = minus(exact(total), minus(exact(before), exact(after)));
  return isLess(zero, rest) ? plain(fixed(rest, 3)) : total;
}
