import { billedAsWhole } from '@loadline/contract/bookings/booking.totals';
import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import type { BookingOnWaybill, HouseFigures } from './bookings.public.ts';
import { sumOf } from './bookings.public.ts';

type Weighed = Pick<HouseFigures, 'grossWeight' | 'volume'>;

/** What a customer is billed by, and in what. */
interface Billed {
  readonly billing: string;
  readonly unit: WeightUnit;
}

/** The latest word on weight and volume of cargo: of the weighbridge, else the warehouse, else as booked. */
export function latestOf(
  booked: Weighed,
  warehouse: Weighed | null,
  weighbridge: Partial<Weighed> | null,
): Weighed {
  const { grossWeight, volume } = measuredOf(warehouse, weighbridge);
  return { grossWeight: grossWeight ?? booked.grossWeight, volume: volume ?? booked.volume };
}

/** The latest word of whoever measured, kilograms and cubic metres; null where nobody has. */
export function measuredOf(warehouse: Weighed | null, weighbridge: Partial<Weighed> | null) {
  return {
    grossWeight: weighbridge?.grossWeight ?? warehouse?.grossWeight ?? null,
    volume: warehouse?.volume ?? null,
  };
}

/** What was measured of a booking on a waybill, and the pieces that the weighbridge counted; `note` as below. */
export function measuredOfBooking({ houses }: BookingOnWaybill, note: Partial<HouseFigures> | null) {
  const weighbridge = note ?? sumOf(houses.map((house) => house.weighbridge));
  const measured = measuredOf(sumOf(houses.map(({ warehouse }) => warehouse)), weighbridge);
  return { ...measured, pieces: weighbridge?.pieces ?? null };
}

/**
 * What the customer of a booking on a waybill is billed by: the latest word on it, weighed by the rule of its product.
 * `note` is what the weighbridge says of it where its house waybills were not weighed each.
 */
export function billedOf(booking: BookingOnWaybill, note: Partial<Weighed> | null): Billed {
  const { accepted, rule, houses, measuredWeight, bookedWeight, billingUnit } = booking;
  const weighed = (figures: Weighed) => ({ billing: billedAsWhole(figures, rule), unit: rule.unit });
  const kept = (billing: string) => ({ billing, unit: billingUnit });
  const warehouse = sumOf(houses.map((house) => house.warehouse));
  const weighbridge = note ?? sumOf(houses.map((house) => house.weighbridge));
  if (weighbridge) return weighed(latestOf(accepted, warehouse, weighbridge));
  if (warehouse) return measuredWeight === null ? weighed(warehouse) : kept(measuredWeight);
  return bookedWeight === null ? weighed(accepted) : kept(bookedWeight);
}
