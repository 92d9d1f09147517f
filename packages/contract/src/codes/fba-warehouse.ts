/**
 * Where Amazon's warehouses are (domain.md §7: a seed; Amazon publishes no list and moves sites). City and state only:
 * public lists contradict each other on streets, and the address on the seller's shipment plan wins.
 */
const places: Readonly<Record<string, string>> = {
  ONT8: 'Moreno Valley, CA',
  LGB8: 'Rialto, CA',
  LAX9: 'Fontana, CA',
  SBD1: 'Bloomington, CA',
  SBD2: 'San Bernardino, CA',
  SMF3: 'Stockton, CA',
  OAK3: 'Patterson, CA',
  GYR2: 'Goodyear, AZ',
  GYR3: 'Phoenix, AZ',
  LAS1: 'Henderson, NV',
  BFI3: 'DuPont, WA',
  FTW1: 'Dallas, TX',
  DFW6: 'Coppell, TX',
  IAH3: 'Houston, TX',
  MDW2: 'Joliet, IL',
  IND9: 'Greenwood, IN',
  MQJ1: 'Greenfield, IN',
  FWA4: 'Fort Wayne, IN',
  MEM1: 'Memphis, TN',
  CLT2: 'Charlotte, NC',
  RDU2: 'Smithfield, NC',
  TPA1: 'Ruskin, FL',
  ABE8: 'Florence, NJ',
  EWR4: 'Robbinsville, NJ',
  AVP1: 'Hazleton, PA',
  ABE2: 'Breinigsville, PA',
  BWI2: 'Baltimore, MD',
};

const zoneOfState: Readonly<Record<string, string>> = {
  CA: 'America/Los_Angeles',
  NV: 'America/Los_Angeles',
  WA: 'America/Los_Angeles',
  AZ: 'America/Phoenix',
  TX: 'America/Chicago',
  IL: 'America/Chicago',
  TN: 'America/Chicago',
  IN: 'America/New_York',
  NC: 'America/New_York',
  FL: 'America/New_York',
  NJ: 'America/New_York',
  PA: 'America/New_York',
  MD: 'America/New_York',
};

/** The codes that are known; there are others. */
export const fbaWarehouseCodes: readonly string[] = Object.keys(places);

export interface FbaWarehouse {
  readonly code: string;
  readonly city: string;
  /** Two letters of the US state. */
  readonly state: string;
}

/** The warehouse of a code; undefined for one that is not on the list, which may exist all the same. */
export function fbaWarehouseOf(code: string): FbaWarehouse | undefined {
  const place = Object.hasOwn(places, code) ? places[code] : undefined;
  if (place === undefined) return undefined;
  const [city = '', state = ''] = place.split(', ');
  return { code, city, state };
}

/** Whether it looks as Amazon's codes do: the letters of the airport nearby and a digit. */
export function isFbaCode(code: string): boolean {
  return /^[A-Z]{3}\d$/.test(code);
}

/** The IANA zone of a warehouse on the list, all of which lie in one half of their state. */
export function zoneOfFba(code: string): string | undefined {
  const warehouse = fbaWarehouseOf(code);
  return warehouse && zoneOfState[warehouse.state];
}
