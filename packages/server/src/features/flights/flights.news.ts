import type { Flight } from '@loadline/contract/flights/flight';
import type { Tx } from '../../kernel/database.ts';
import type { FlightNews } from './flights.public.ts';

/** Tells those with cargo on a flight what became of it; bookings do, which know their flights: app.ts passes it in. */
export type TellOfFlight = (tx: Tx, news: FlightNews) => Promise<void>;

/** What customers are told when the times that they go by have changed; nothing otherwise. */
export async function tellOfTimes(
  tx: Tx,
  tell: TellOfFlight,
  before: Flight | undefined,
  flight: Flight,
): Promise<void> {
  if (!before || flight.atd !== null || flight.state === 'CANCELLED') return;
  const [leaves, closes] = [before.etd !== flight.etd, before.cutOff !== flight.cutOff];
  if (!leaves && !closes) return;
  const words = { time: flight.etd, from: leaves ? before.etd : '', due: flight.cutOff };
  await tell(tx, { flight, change: 'rescheduled', words });
}
