import { countries } from '../codes/country.ts';
import { wordOf } from '../kernel/code.ts';
import { type Language, say } from '../kernel/text.ts';
import type { TrustParty } from './trust-party.ts';

/** Where a company is and how to reach it, in one line. */
export function partyLine(party: TrustParty, language: Language): string {
  const { address, contact, phone, email } = party;
  return said([address, ...town(party, language), contact, phone && whole(phone), email], '\u00a0\u00b7 ');
}

/** The same under its name, as an address is written on paper. */
export function partyLines(party: TrustParty, language: Language): string {
  const { company, address, contact, phone, email } = party;
  return said(
    [company, address, said(town(party, language), ', '), said([contact, phone, email], ', ')],
    '\n',
  );
}

/** A number is not read over the end of a line. */
function whole(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

function town({ city, state, postCode, country }: TrustParty, language: Language): (string | null)[] {
  return [
    said([city, state, postCode], language === 'en' ? ', ' : ' '),
    country && say(wordOf(countries, country), language),
  ];
}

function said(words: readonly (string | null)[], between: string): string {
  return words.filter(Boolean).join(between);
}
