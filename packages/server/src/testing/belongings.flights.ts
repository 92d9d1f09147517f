import { addAllotment, addFlight, addReservation } from '../features/flights/flights.factory.ts';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

/** What an organisation has of a flight: an allotment, and room that a booking holds. Both are figures without a text. */
export async function addRoom(house: TestHouse, orgId: string): Promise<void> {
  const { id: flightId } = await addFlight(house);
  await addAllotment(house, flightId, orgId, '500', '5');
  await addReservation(house, { flightId, orgId, kg: '100', cbm: '1' });
}

/** Flights, their imports and editions of the tariff schedule are no customer's. */
export function noFlights() {
  return { flightId: newId(), flightImportId: newId(), editionId: newId() };
}
