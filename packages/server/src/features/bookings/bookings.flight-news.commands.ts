import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { BookableFlight, Flight } from '@loadline/contract/flights/flight';
import { exact, fixed, plain, plus, zero } from '@loadline/contract/kernel/decimal';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { Tx } from '../../kernel/database.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import type { FlightNews } from '../flights/flights.public.ts';
import { nextFlightsWithRoom } from '../flights/flights.public.ts';
import { tell } from '../notices/notices.public.ts';
import type { BookingOnFlight } from './bookings.public.ts';
import { bookingsOnFlight } from './bookings.public.ts';

/**
 * Tells each customer with cargo on a flight what became of it, once however many bookings they have there; who loses their
 * flight is told which others have room for all of it. The customers of every team hear of it.
 */
export function tellOfFlight(tx: Tx, news: FlightNews): Promise<void> {
  return withSightOfAll(tx, () => tellAll(tx, news));
}

async function tellAll(tx: Tx, { event, flight, change, words }: FlightNews): Promise<void> {
  const byCustomer = Map.groupBy(await bookingsOnFlight(tx, flight.id), ({ orgId }) => orgId);
  for (const [orgId, bookings] of byCustomer) {
    const next = change === 'cancelled' ? await nextFor(tx, flight, orgId, bookings) : '';
    const count = bookings.length > 1 ? String(bookings.length) : '';
    // Under one key: each of their people hears of it at the first booking that they may see, and no second time.
    for (const { id, bookingNo } of bookings)
      await tell(tx, {
        event,
        orgId,
        subject: 'booking',
        subjectId: id,
        number: bookingNo,
        words: {
          ...words,
          change,
          flight: `${flight.flightNo} ${flight.flightDate}`,
          zone: flight.originZone,
          bookings: count,
          next,
        },
        key: `flight ${flight.id} ${change} ${flight.version}`,
      });
  }
}

const mostOffered = 3;

async function nextFor(
  tx: Tx,
  { origin, destination, etd }: Flight,
  orgId: string,
  bookings: readonly BookingOnFlight[],
): Promise<string> {
  const [kg, cbm] = [sumOf(bookings, 'kg'), sumOf(bookings, 'cbm')];
  const next = await nextFlightsWithRoom(tx, { origin, destination, after: etd, kg, cbm, orgId });
  return next.slice(0, mostOffered).map(leaving).join(' / ');
}

function leaving({ flightNo, etd, originZone }: BookableFlight): string {
  return `${shownFlightNo(flightNo)} ${localTimeAt(etd, originZone).replace('T', ' ')}`;
}

function sumOf(bookings: readonly BookingOnFlight[], of: 'kg' | 'cbm'): string {
  return plain(fixed(bookings.map((one) => exact(one[of])).reduce(plus, zero), 6));
}
