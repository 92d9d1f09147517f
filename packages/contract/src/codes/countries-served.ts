import { wordOf } from '../kernel/code.ts';
import type { Field } from '../kernel/field.ts';
import { code, list } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { countries } from './country.ts';
import { placeOf } from './place.ts';
import { oddForCountry } from './place-route.ts';

/** Where a product goes; without any it goes anywhere. */
export function countriesServed(more: Partial<Parameters<typeof list>[1]> = {}): Field<string[]> {
  return list(code(countries, { label: { zh: '国家', en: 'Country' } }), {
    label: { zh: '到达国家', en: 'Countries served' },
    max: 250,
    ...more,
  });
}

/**
 * What is odd about a product for goods that go to a country, or, before anybody knows their consignee, to a place: that it
 * serves others. A gateway of Europe serves all of it.
 */
export function oddForProduct(
  served: readonly string[],
  country: string | null | undefined,
  place: string | null,
): Text | undefined {
  const to = country ?? (place === null ? null : placeOf(place)?.country);
  const isServed = country
    ? served.includes(country)
    : served.some((one) => oddForCountry(place, one) === undefined);
  if (served.length === 0 || !to || isServed) return undefined;
  const { zh, en } = wordOf(countries, to);
  return { zh: `该产品不到${zh}，请核对`, en: `this product does not go to ${en}: look again` };
}
