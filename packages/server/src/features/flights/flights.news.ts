import { isMoved } from '@loadline/contract/checks/event-time';
import type { Flight } from '@loadline/contract/flights/flight';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { Tx } from '../../kernel/database.ts';
import { enqueue } from '../../kernel/jobs.ts';
import { policiesIn } from '../policies/policies.public.ts';
import type { FlightNews } from './flights.public.ts';
import { dayOfArrival, weighFlightTask } from './flights.public.ts';

/** Tells those with cargo on a flight what became of it; bookings do, which know their flights: app.ts passes it in. */
export type TellOfFlight = (tx: Tx, news: FlightNews) => Promise<void>;

/** As `departsOn` has it. */
function departureDay({ atd, originZone, flightDate }: Flight): string {
  return atd === null ? flightDate : localTimeAt(atd, originZone).slice(0, 10);
}

/** What lies on a flight that leaves on another day now is charged by that. */
export async function weighIfMoved(tx: Tx, before: Flight | undefined, flight: Flight): Promise<void> {
  if (before && departureDay(before) !== departureDay(flight))
    await enqueue(tx, weighFlightTask, { flightId: flight.id }, `${weighFlightTask} ${flight.id}`);
}

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
