import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { emptyContent } from '@loadline/contract/bookings/booking-content';
import type { Tx } from '../../kernel/database.ts';
import { totalsOf } from './bookings.write.commands.ts';

interface Booked {
  readonly content: BookingContent;
  readonly accepted: { readonly pieces: number; readonly grossWeight: string; readonly volume: string };
}

/** What a booking takes of the slot of a flight of a day, by what was accepted of it. */
export async function roomNeeded(
  tx: Pick<Tx, 'one'>,
  { content: { flight }, accepted, day }: Booked & { readonly day: string },
): Promise<{ readonly kg: string; readonly cbm: string }> {
  const { pieces: quantity, grossWeight, volume } = accepted;
  const cargo = { ...emptyContent.cargo, quantity, grossWeight, volume };
  const { slotKg: kg, slotCbm: cbm } = await totalsOf(tx, {
    ...emptyContent,
    flight: { ...flight, flightDate: day },
    cargo,
  });
  return { kg, cbm };
}
