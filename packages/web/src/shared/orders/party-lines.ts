import { type Language, say } from '@loadline/contract/kernel/text';
import { orderParty } from '@loadline/contract/orders/order-party';
import type { OrderRecord } from './order-record.ts';

type Party = OrderRecord['parties'][number];

/** A party as it is written on paper: address, town, then how to reach it. */
export function contactLines(party: Party, language: Language): string[] {
  const town = [party.city, party.state, party.postCode].filter(Boolean).join(language === 'en' ? ', ' : ' ');
  const reach = (['tel', 'fax', 'email'] as const).map((key) =>
    party[key] ? `${say(orderParty.fields[key].label, language)} ${party[key]}` : '',
  );
  return [party.address, town, ...reach].filter(Boolean);
}

export function isSameParty(one: Party, other: Party): boolean {
  return one.company === other.company && one.address === other.address;
}
