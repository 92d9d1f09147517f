import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import type { TrustParty, TrustRole } from '@loadline/contract/trusts/trust-party';
import type { Address } from '../../../shared/customers/address-entry.ts';

/** Where a company is written in the form. */
export type PartyPath = `parties.${TrustRole}` | 'route.pickup';

export function roleOf(path: PartyPath): TrustRole | undefined {
  const [, role] = path.split('.');
  return roles.find((one) => one === role);
}

const roles: readonly TrustRole[] = ['shipper', 'consignee', 'importer', 'notify', 'billTo', 'alsoNotify'];

/** Whose part it is unless somebody else is named. */
export function standsFor(role: TrustRole | undefined): TrustRole | undefined {
  if (role === 'notify' || role === 'importer') return 'consignee';
  return role === 'billTo' ? 'shipper' : undefined;
}

/** The company at a path, as far as it is known. */
export function partyAt(content: TrustContent, path: PartyPath): TrustParty | null {
  const role = roleOf(path);
  return role ? content.parties[role] : content.route.pickup;
}

/** An entry of the address book as a company of a trust order. */
export function partyOfAddress(entry: Address): TrustParty {
  const { company, contact, phone, country, state, city, address, postCode } = entry;
  return { company, contact, phone, email: null, country, state, city, address, postCode };
}

/** Of which kind the entries are that a path is looked up among first. */
export function addressTypeOf(path: PartyPath): Address['type'] {
  if (path === 'route.pickup') return 'pickup';
  if (path === 'parties.shipper') return 'shipper';
  return path === 'parties.billTo' ? 'billing' : 'consignee';
}
