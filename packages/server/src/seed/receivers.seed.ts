import { type Country, countries } from '@loadline/contract/codes/country';
import { places } from '@loadline/contract/codes/place';
import { isCode } from '@loadline/contract/kernel/code';
import { type Cell, tableOf } from './table.ts';

/** Where cargo ends: an Amazon warehouse with its code, or a company of an invented name. */
export interface Receiver {
  readonly warehouse: string | null;
  readonly country: Country;
  readonly company: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly postCode: string;
  readonly tel: string;
  readonly zone: string;
  /** The places of arrival that it is served from. */
  readonly ports: readonly string[];
}

export const receivers: readonly Receiver[] = tableOf('receivers.tsv', (cell) => ({
  warehouse: orNone(cell('warehouse')),
  country: countryOf(cell),
  company: cell('company'),
  address: cell('address'),
  city: cell('city'),
  state: orNone(cell('state')),
  postCode: cell('postCode'),
  tel: cell('tel'),
  zone: cell('zone'),
  ports: cell('ports')
    .split(',')
    .filter((port) => isCode(places, port)),
}));

function orNone(text: string): string | null {
  return text === '-' ? null : text;
}

function countryOf(cell: Cell): Country {
  const country = cell('country');
  if (!Object.hasOwn(countries.codes, country)) throw new Error(`unknown country ${country}`);
  return country;
}
