import { billedAsWhole } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { BookingOnWaybill, HouseFigures } from './bookings.public.ts';
import { sumOf } from './bookings.public.ts';
import { ruleOf } from './bookings.write.commands.ts';

type Weighed = Pick<HouseFigures, 'grossWeight' | 'volume'>;

interface AcceptedBooking {
  readonly orgId: string;
  readonly bookingId: string;
  readonly accepted: Weighed;
}

/** The latest word on weight and volume of cargo: of the weighbridge, else the warehouse, else as booked. */
export function latestOf(
  booked: Weighed,
  warehouse: Weighed | null,
  weighbridge: Partial<Weighed> | null,
): Weighed {
  return {
    grossWeight: weighbridge?.grossWeight ?? (warehouse ?? booked).grossWeight,
    volume: (warehouse ?? booked).volume,
  };
}

/**
 * What the customer of a booking on a waybill is billed by: the latest word on it, weighed by the rule of its product.
 * `note` is what the weighbridge says of it where its house waybills were not weighed each.
 */
export function billedOf(booking: BookingOnWaybill, note: Partial<Weighed> | null): string {
  const { accepted, rule, houses, measuredWeight } = booking;
  const warehouse = sumOf(houses.map((house) => house.warehouse));
  const weighbridge = note ?? sumOf(houses.map((house) => house.weighbridge));
  if (weighbridge) return billedAsWhole(latestOf(accepted, warehouse, weighbridge), rule);
  if (warehouse) return measuredWeight ?? billedAsWhole(warehouse, rule);
  return booking.bookedWeight ?? billedAsWhole(accepted, rule);
}

/** The same of a booking that is not on its waybill yet, by what the airline accepts of it. */
export async function billedWhenAccepted(
  tx: Pick<Tx, 'one'>,
  { orgId, bookingId, accepted: { grossWeight, volume } }: AcceptedBooking,
): Promise<string> {
  const { flight, bookedWeight } = await tx.one<{
    flight: BookingContent['flight'];
    bookedWeight: string | null;
  }>(sql`
    select b.content -> 'flight' as flight,
      case when (b.gross_weight, b.volume) = (${grossWeight}::numeric, ${volume}::numeric) then trim_scale(b.billing_weight)::text end as "bookedWeight"
    from booking b where b.org_id = ${orgId} and b.id = ${bookingId}`);
  return bookedWeight ?? billedAsWhole({ grossWeight, volume }, await ruleOf(tx, flight));
}
