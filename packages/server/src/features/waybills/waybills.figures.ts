import { billedAsWhole } from '@loadline/contract/bookings/booking.totals';
import { plain } from '@loadline/contract/kernel/decimal';
import type { ValueOf } from '@loadline/contract/kernel/field';
import type { Difference } from '@loadline/contract/receipts/measured';
import { differencesOf } from '@loadline/contract/receipts/measured';
import { billingWeight } from '@loadline/contract/waybills/billing-weight';
import type { waybillTotals } from '@loadline/contract/waybills/waybill-detail';
import { billedOf, latestOf } from '../bookings/bookings.billed.public.ts';
import type { BookingOnWaybill, HouseFigures, HouseOnWaybill } from '../bookings/bookings.public.ts';
import { sumOf } from '../bookings/bookings.public.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

export type FourSides = ValueOf<typeof waybillTotals>;

interface Words {
  readonly booked: HouseFigures;
  readonly warehouse: HouseFigures | null;
  readonly weighbridge: Partial<HouseFigures> | null;
}

type Billed = Pick<FourSides, 'billing' | 'billingUnit'>;

const nothing = { pieces: null, grossWeight: null, volume: null };

/** What three words say of the same cargo, and what is billed. */
export function sidesOf(
  { booked, warehouse, weighbridge }: Words,
  billed: Billed,
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
    ...billed,
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

/** How many pieces there are by the latest word: the weighbridge note's, else those the airline accepted. */
export function allPiecesOf({ pieces, finalPieces }: Pick<Whole, 'pieces' | 'finalPieces'>): number {
  return finalPieces ?? pieces;
}

/** The sums of bookings; of the whole waybill the master's own figures as booked, and its weighbridge note. */
export function wordsOn(bookings: readonly BookingOnWaybill[], whole: Whole | null): Words {
  const houses = bookings.flatMap((booking) => booking.houses);
  const booked = whole ?? sumOf(bookings.map(({ accepted }) => accepted));
  const { pieces, grossWeight, volume } = booked ?? { pieces: 0, grossWeight: '0', volume: '0' };
  return {
    booked: { pieces, grossWeight, volume },
    warehouse: sumOf(houses.map(({ warehouse }) => warehouse)),
    weighbridge: noteOf(whole) ?? sumOf(houses.map(({ weighbridge }) => weighbridge)),
  };
}

/** What an airline bills of a whole waybill, by the latest word on it. */
export function billedByAirline({ booked, warehouse, weighbridge }: Words): string {
  const { grossWeight, volume } = latestOf(booked, warehouse, weighbridge);
  return billingWeight(grossWeight, volume);
}

/** What the weighbridge note says of a whole waybill. */
export function noteOf(whole: Whole | null): Pick<HouseFigures, 'pieces' | 'grossWeight'> | null {
  if (!whole || whole.finalPieces === null || whole.finalGrossWeight === null) return null;
  return { pieces: whole.finalPieces, grossWeight: whole.finalGrossWeight };
}

/** What a customer is billed by a house waybill: all of its booking where it is the only one, else its own figures. */
export function billedOfHouse(booking: BookingOnWaybill, house: HouseOnWaybill, whole: Whole): Billed {
  const { rule, houses } = booking;
  const { billing, unit } =
    houses.length === 1
      ? billedOf(booking, noteOf(wholeIfAll([booking], whole)))
      : {
          billing: billedAsWhole(latestOf(house.booked, house.warehouse, house.weighbridge), rule),
          unit: rule.unit,
        };
  return { billing, billingUnit: unit };
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
