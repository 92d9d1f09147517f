import { plain } from '@loadline/contract/kernel/decimal';
import type { ValueOf } from '@loadline/contract/kernel/field';
import type { Difference } from '@loadline/contract/receipts/measured';
import { differencesOf } from '@loadline/contract/receipts/measured';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { waybillTotals } from '@loadline/contract/waybills/waybill-detail';
import type { BookingOnWaybill, HouseFigures, HouseOnWaybill } from '../bookings/bookings.public.ts';
import { sumOf } from '../bookings/bookings.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

export type FourSides = ValueOf<typeof waybillTotals>;

const nothing = { pieces: null, grossWeight: null, volume: null };

/** What three words say of the same cargo, and what is billed by the latest of each. */
export function sidesOf(
  booked: HouseFigures,
  warehouse: HouseFigures | null,
  weighbridge: Partial<HouseFigures> | null,
  tolerance: string,
): FourSides {
  const differs = warehouse ? differencesOf(booked, warehouse, tolerance) : [];
  const weight = weighbridge?.grossWeight;
  const weighed =
    weight === undefined ? [] : differencesOf(booked, { ...booked, grossWeight: weight }, tolerance);
  return {
    booked,
    warehouse: warehouse ?? nothing,
    weighbridge: { ...nothing, ...weighbridge },
    billing: billingWeight(
      weight ?? warehouse?.grossWeight ?? booked.grossWeight,
      warehouse?.volume ?? booked.volume,
    ),
    warehousePieces: saidDifference(differs, 'pieces'),
    warehouseWeight: saidDifference(differs, 'grossWeight'),
    warehouseVolume: saidDifference(differs, 'volume'),
    weighbridgeWeight: saidDifference(weighed, 'grossWeight'),
  };
}

function saidDifference(differences: readonly Difference[], of: Difference['of']) {
  const found = differences.find((one) => one.of === of);
  return found ? { percent: found.by, over: found.over } : null;
}

/** What a waybill says of the whole: accepted by the airline, and on the weighbridge note. */
export type Whole = Pick<
  LockedWaybill,
  'pieces' | 'grossWeight' | 'volume' | 'finalPieces' | 'finalGrossWeight'
>;

/** The sums of bookings; of the whole waybill the master's own figures as booked, and its weighbridge note. */
export function totalsOf(
  bookings: readonly BookingOnWaybill[],
  whole: Whole | null,
  tolerance: string,
): FourSides {
  const booked = whole ?? sumOf(bookings.map(({ accepted }) => accepted));
  const houses = housesOf(bookings).map(({ house }) => house);
  const { finalPieces, finalGrossWeight } = whole ?? { finalPieces: null, finalGrossWeight: null };
  const weighed =
    finalPieces !== null && finalGrossWeight !== null
      ? { pieces: finalPieces, grossWeight: finalGrossWeight }
      : sumOf(houses.map(({ weighbridge }) => weighbridge));
  const { pieces, grossWeight, volume } = booked ?? { pieces: 0, grossWeight: '0', volume: '0' };
  return sidesOf(
    { pieces, grossWeight, volume },
    sumOf(houses.map(({ warehouse }) => warehouse)),
    weighed,
    tolerance,
  );
}

/** The whole where these bookings are all of it: then its weighbridge note is theirs. Of a part the note says nothing. */
export function wholeIfAll(bookings: readonly BookingOnWaybill[], whole: Whole): Whole | null {
  const own = sumOf(bookings.map(({ accepted }) => accepted));
  const isAll =
    own?.pieces === whole.pieces &&
    areEqual(own.grossWeight, whole.grossWeight) &&
    areEqual(own.volume, whole.volume);
  return isAll ? whole : null;
}

function areEqual(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

/** Whether several customers have cargo on it: then none of them learns its totals. */
export function isShared(bookings: readonly Pick<BookingOnWaybill, 'orgId'>[]): boolean {
  return new Set(bookings.map(({ orgId }) => orgId)).size > 1;
}

export function housesOf(
  bookings: readonly BookingOnWaybill[],
): { booking: BookingOnWaybill; house: HouseOnWaybill }[] {
  return bookings.flatMap((booking) => booking.houses.map((house) => ({ booking, house })));
}
