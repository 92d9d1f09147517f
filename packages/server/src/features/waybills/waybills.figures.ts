import { decimalOf, fractionOf, plus, zero } from '@loadline/contract/freight/fraction';
import type { ValueOf } from '@loadline/contract/kernel/field';
import type { Difference } from '@loadline/contract/receipts/measured';
import { differencesOf } from '@loadline/contract/receipts/measured';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { waybillTotals } from '@loadline/contract/waybills/waybill-detail';
import type { BookingOnWaybill, HouseFigures, HouseOnWaybill } from '../bookings/bookings.public.ts';

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

/** Sums; null when one of them is not told yet, or there is none. */
export function sumOf(parts: readonly (HouseFigures | null)[]): HouseFigures | null {
  const known = parts.filter((part) => part !== null);
  if (known.length < parts.length || known.length === 0) return null;
  const sum = (key: 'grossWeight' | 'volume') =>
    decimalOf(known.map((part) => fractionOf(part[key])).reduce(plus, zero), 3);
  return {
    pieces: known.reduce((total, { pieces }) => total + pieces, 0),
    grossWeight: sum('grossWeight'),
    volume: sum('volume'),
  };
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
