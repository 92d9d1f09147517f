import { isMoved } from '@loadline/contract/checks/event-time';
import type { Flight } from '@loadline/contract/flights/flight';
import type { Tx } from '../../kernel/database.ts';
import { policiesIn } from '../policies/policies.public.ts';
import type { FlightNews } from './flights.public.ts';
import { dayOfArrival } from './flights.public.ts';

/** Tells those with cargo on a flight what became of it; bookings do, which know their flights: app.ts passes it in. */
export type TellOfFlight = (tx: Tx, news: FlightNews) => Promise<void>;

/** What customers are told, once, when the times that they go by have changed; nothing otherwise. */
export async function tellOfTimes(
  tx: Tx,
  tell: TellOfFlight,
  before: Flight | undefined,
  flight: Flight,
): Promise<void> {
  if (!before || flight.atd !== null || flight.state === 'CANCELLED') return;
  const [leaves, closes] = [before.etd !== flight.etd, before.cutOff !== flight.cutOff];
  const [was, arrives] = [dayOfArrival(before), dayOfArrival(flight)];
  const change = 'rescheduled';
  if (leaves || closes) {
    const words = { time: flight.etd, from: leaves ? before.etd : '', due: flight.cutOff };
    const eta = before.eta === flight.eta ? '' : arrives;
    await tell(tx, { event: 'slotChanged', flight, change, words: { ...words, eta } });
  } else if (isMoved(before.eta, flight.eta, Number((await policiesIn(tx))('movedHours'))))
    await tell(tx, { event: 'etaMoved', flight, change, words: { from: was, to: arrives } });
}
