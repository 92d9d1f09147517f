import { say } from '@loadline/contract/kernel/text';
import type { Words } from '../../kernel/words.ts';
import { figure } from './figures.ts';
import type { Offer } from './offers.ts';

/** What a product asks for the cargo, or why it has no price. */
export function offerText({ card, says }: Offer, day: string, { t, language }: Words): string {
  switch (says.kind) {
    case 'priced':
      return `${card.currency} ${figure(says.total)}`;
    case 'noRate':
      return t('calculator.noRate', { day, first: card.validFrom, last: card.validTo });
    case 'noCargo':
      return t('calculator.cargoMissing');
    case 'refused':
      return say(says.why, language);
  }
}
