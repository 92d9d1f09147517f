import { listFlights } from '@loadline/contract/flights/flight.api';
import type { ComponentProps } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { FlightPicker } from '../../../shared/flights/flight-picker.tsx';
import { useBookingForm } from './booking-form.ts';

type Picker = ComponentProps<typeof FlightPicker>;

/** The flights that the booking can go on, each with the customer's own room. */
export function BookingFlights(props: Pick<Picker, 'origin' | 'onPick' | 'onClose'>) {
  const { destination, flightDate } = useBookingForm().content.flight;
  return (
    <FlightPicker {...props} destination={destination} flightDate={flightDate} flights={flightsToBook} />
  );
}

function flightsToBook(asked: Parameters<Picker['flights']>[0]) {
  return asking(listFlights, asked);
}
