import { isCode } from '../kernel/code.ts';
import { zoneOfAirport } from './airport-zone.ts';
import { places, zoneOfPlace } from './place.ts';
import { zoneOfPort } from './port-zone.ts';

/** The IANA zone of a place by whatever code it has: IATA, UN/LOCODE or a name of ours; undefined for any other text. */
export function zoneOfPlaceText(place: string): string | undefined {
  if (isCode(places, place)) return zoneOfPlace[place];
  if (/^[A-Z]{3}$/.test(place)) return zoneOfAirport(place);
  return /^[A-Z]{2}[A-Z0-9]{3}$/.test(place) ? zoneOfPort(place) : undefined;
}
