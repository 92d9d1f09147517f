import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { sayingOf } from '@loadline/contract/freight/offer';
import { unitOfBasis } from '@loadline/contract/freight/weight-basis';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { linesOfCargo } from '@loadline/contract/trusts/trust.kept';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { emptyContent } from '@loadline/contract/trusts/trust-content';
import type { makeTrust } from '@loadline/contract/trusts/trust-draft.api';
import type { TrustQuote } from '@loadline/contract/trusts/trust-quote';
import { isQuoteOver } from '@loadline/contract/trusts/trust-quote';
import { chinaTime } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import type { Beginning } from '../../kernel/documents/document.drafts.ts';
import { publishedRate } from '../rates/rates.public.ts';

export type Wish = Pick<BodyOf<typeof makeTrust>, 'cargo' | 'priced'>;

/** A new trust order, with the cargo of the calculator and what it was priced as. */
export async function begunFrom(tx: Tx, { cargo, priced }: Wish): Promise<Beginning<TrustContent>> {
  const lines = cargo ? linesOfCargo(cargo, newId) : [];
  const content = { ...emptyContent, cargo: { ...emptyContent.cargo, lines } };
  const card = priced ? await publishedRate(tx, priced.rateId) : undefined;
  if (!card) return { content };
  const { transport: mode, productZh: channelName, origin } = card;
  const chosen = {
    ...content,
    service: { ...content.service, mode, channelName },
    route: { ...content.route, origin },
  };
  const quote = cargo && priced ? quoteOf(card, cargo, priced.day, chinaTime(tx.now).slice(0, 10)) : null;
  if (!quote) return { content: chosen };
  const { amount, currency, validTo } = quote;
  return { content: chosen, set: { quote: JSON.stringify(quote) }, told: { amount, currency, validTo } };
}

/** The price by the card as it stands now: what is typed into an address is nobody's offer. */
function quoteOf(
  card: PublicRate,
  cargo: NonNullable<Wish['cargo']>,
  day: string,
  today: string,
): TrustQuote | null {
  const says = sayingOf(card, day, cargo);
  if (says.kind !== 'priced' || isQuoteOver(card, null, today)) return null;
  const { currency, productZh, productEn, zoneZh, zoneEn, validFrom, validTo, basis } = card;
  return {
    amount: says.total,
    weight: says.weight.chargeable,
    unit: unitOfBasis[basis],
    currency,
    productZh,
    productEn,
    zoneZh,
    zoneEn,
    validFrom,
    validTo,
  };
}
