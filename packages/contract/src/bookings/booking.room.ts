import type { Fraction } from '../freight/fraction.ts';
import { decimalOf, fractionOf, isLess, minus, plain, zero } from '../freight/fraction.ts';
import type { WeightRule } from '../freight/weight-rule.ts';
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
  const { overKg, overCbm } = overBy(totals, room);
  return content.houses.rows
    .flatMap((row, at) => reduced(row, at + 1, overKg, overCbm))
    .filter((one) => fits(bookingTotals(withReduction(content, one), rule), room))
    .sort((one, other) => Number(other.grossWeight ?? 0) - Number(one.grossWeight ?? 0));
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

function reduced(row: HouseRow, place: number, overKg: string, overCbm: string): Reduction[] {
  const grossWeight = lowered(row.bookingGrossWeight, overKg);
  const volume = lowered(row.bookingVolume, overCbm);
  return grossWeight === undefined || volume === undefined
    ? []
    : [{ rowId: row.id, place, grossWeight, volume }];
}

/** What is left of a figure; null when nothing has to go, undefined when all of it would. */
function lowered(figure: string | null, by: string): string | null | undefined {
  if (Number(by) === 0) return null;
  if (figure === null) return undefined;
  const rest: Fraction = minus(fractionOf(figure), fractionOf(by));
  return isLess(zero, rest) ? plain(decimalOf(rest, 3)) : undefined;
}

function lessBy(total: string | null, before: string | null, after: string | null): string | null {
  if (total === null || before === null || after === null) return total;
  const rest = minus(fractionOf(total), minus(fractionOf(before), fractionOf(after)));
  return isLess(zero, rest) ? plain(decimalOf(rest, 3)) : total;
}
