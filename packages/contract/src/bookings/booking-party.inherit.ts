import { countries } from '../codes/country.ts';
import { isCode } from '../kernel/code.ts';
import type { TrustParty } from '../trusts/trust-party.ts';
import type { BookingParty } from './booking-party.ts';

/** A company of an order, as the order keeps it. */
export interface OrderParty {
  readonly company: string;
  readonly address: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly postCode: string | null;
  readonly tel: string | null;
}

/** A company of a trust order as a booking names it. */
export function partyOfTrust(party: TrustParty | null): BookingParty | null {
  if (party === null) return null;
  return { name: party.company, tel: party.phone, address: addressOf(party), country: party.country };
}

/** Street, city, state and postcode in one line. */
export function addressOf(party: TrustParty | null): string | null {
  if (party === null) return null;
  return joined([party.address, party.city, party.state, party.postCode]);
}

/** A company of an order as a booking names it, in a country; a telephone too short to be one is left out. */
export function partyOfOrder(party: OrderParty | undefined, country: string): BookingParty | null {
  if (party === undefined) return null;
  const { company, address, city, state, postCode, tel } = party;
  const phone = (tel ?? '').replace(/\D/g, '').length >= 5 ? tel : null;
  return {
    name: company,
    tel: phone,
    address: joined([address, city, state, postCode]),
    country: isCode(countries, country) ? country : null,
  };
}

function joined(parts: readonly (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null && part !== '');
  return known.length === 0 ? null : known.join(', ');
}
