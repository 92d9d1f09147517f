import { countries } from '@loadline/contract/codes/country';
import { wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import type { TrustParty } from '@loadline/contract/trusts/trust-party';

/** Where a company is and how to reach it, in one line. */
export function partyLine(party: TrustParty, language: Language): string {
  const { address, city, state, postCode, country, contact, phone, email } = party;
  const town = [city, state, postCode].filter(Boolean).join(language === 'en' ? ', ' : ' ');
  const land = country && say(wordOf(countries, country), language);
  return [address, town, land, contact, phone, email].filter(Boolean).join(' · ');
}
