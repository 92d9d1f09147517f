import { oddForProduct } from '../codes/countries-served.ts';
import { oddForCountry } from '../codes/place-route.ts';
import type { SaidAt } from '../documents/document.path.ts';
import type { BookingContent } from './booking-content.ts';

/** A product that goes elsewhere, and an airport in another country than the consignee. */
export function wayWarnings({ flight, parties }: BookingContent, served: readonly string[]): SaidAt[] {
  const country = parties.consignee?.country;
  const odd = {
    'flight.product': oddForProduct(served, country, flight.destination),
    'flight.destination': oddForCountry(flight.destination, country),
  };
  return Object.entries(odd).flatMap(([path, says]) => (says ? [{ path, says }] : []));
}
