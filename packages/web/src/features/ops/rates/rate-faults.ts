import { rateCard } from '@loadline/contract/freight/rate-card';
import type { RateCardKey } from '@loadline/contract/freight/rate-card.rules';
import { checkedKeys, rateCardFlaw } from '@loadline/contract/freight/rate-card.rules';
import { pick } from '@loadline/contract/kernel/resource';
import { check } from '@loadline/contract/kernel/schema';
import type { Language } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { asInput } from '../../../resource/form-values.ts';
import type { Values } from '../../../resource/input-look.ts';

/** The fields that each check looks at together: it waits until every one of them is right by itself. */
const together = {
  validTo: pick(rateCard, 'validFrom', 'validTo'),
  transitTo: pick(rateCard, 'transitFrom', 'transitTo'),
  factor: pick(rateCard, 'basis', 'factor'),
  breaks: pick(rateCard, 'breaks'),
} satisfies Partial<Record<RateCardKey, object>>;

/** What is wrong with one field of a card beside the others, in words. */
export function faultAt(key: (typeof checkedKeys)[number], language: Language) {
  return (_value: unknown, values: Values): string | undefined => {
    const fields = together[key];
    const checked = check(fields, asInput(fields, values));
    const flaw = checked.ok ? rateCardFlaw(key, checked.value) : undefined;
    return flaw && say(flaw, language);
  };
}
