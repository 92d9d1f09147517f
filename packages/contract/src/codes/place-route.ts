import { wordOf } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';
import { countries } from './country.ts';
import { bundledPlaces, placeOf } from './place.ts';

/** Whether cargo of this mode goes between places of this kind: by air between airports, else between ports and terminals. */
export function goesBy(mode: string | null, place: string): boolean {
  return mode === null || (placeOf(place)?.kind === 'airport') === (mode === '1');
}

/** What is odd about a place for this mode. */
export function oddForMode(mode: string | null, place: string | null): Text | undefined {
  if (place === null || goesBy(mode, place)) return undefined;
  return mode === '1'
    ? { zh: '空运应为机场，请核对', en: 'by air it is usually an airport: look again' }
    : { zh: '此运输方式不经机场，请核对', en: 'this mode does not go by airports: look again' };
}

/** What is odd about goods for a country that are sent to a place of another one; Europe is reached by any of its gateways. */
export function oddForCountry(place: string | null, country: string | null | undefined): Text | undefined {
  const to = place === null ? undefined : placeOf(place);
  if (!to?.country || !country || to.country === country) return undefined;
  if (to.zone.startsWith('Europe/') && isInEurope(country)) return undefined;
  const { zh, en } = wordOf(countries, country);
  return {
    zh: `收货人在${zh}，请核对目的港`,
    en: `the consignee is in ${en}: look at the destination again`,
  };
}

function isInEurope(country: string): boolean {
  return bundledPlaces.some((place) => place.country === country && place.zone.startsWith('Europe/'));
}
