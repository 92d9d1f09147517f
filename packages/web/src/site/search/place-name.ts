import { type Language, say } from '@loadline/contract/kernel/text';
import type { Shipment } from '../../shared/tracking/tracked.ts';

/** A place in words, as its shipment brings them; any other is named by what it is stored as. */
export function placeName({ places }: Pick<Shipment, 'places'>, code: string, language: Language): string {
  const place = places.find((one) => one.code === code);
  return place ? say({ zh: place.nameZh, en: place.nameEn }, language) : code;
}
