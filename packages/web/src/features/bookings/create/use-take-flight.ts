import type { BookableFlight } from '@loadline/contract/flights/flight';
import { useBookingForm } from './booking-form.ts';

type Taken = Pick<BookableFlight, 'flightNo' | 'flightDate' | 'destination' | 'cutOff'>;

/** Puts the booking on a flight with all that goes with it: a deadline of one's own stays as long as it is before the cut-off. */
export function useTakeFlight(): (flight: Taken) => void {
  const { content, room, change } = useBookingForm();
  const { deadline } = content.pickup;
  const before = room.answer?.flight?.cutOff;
  return ({ flightNo, flightDate, destination, cutOff }) => {
    change('flight.reservedFlight', flightNo);
    change('flight.flightDate', flightDate);
    change('flight.destination', destination);
    const follows =
      deadline === null || isSame(deadline, before) || Date.parse(deadline) > Date.parse(cutOff);
    if (follows) change('pickup.deadline', cutOff);
  };
}

function isSame(one: string, other: string | undefined): boolean {
  return other !== undefined && Date.parse(one) === Date.parse(other);
}
