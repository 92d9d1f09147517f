import type { CostPart, SaidRates } from '@loadline/contract/freight/landed-cost';
import type { PublicDuty } from '@loadline/contract/tariffs/tariff-public.api';
import type { KeptDuty } from './kept-duty.ts';
import type { Offer } from './offers.ts';

export type CostKind = 'freight' | 'duty' | 'fees' | 'delivery';

type Parts = readonly CostPart<CostKind>[];

/** The parts as far as they are known; what nobody has said is not known, and never nothing. */
export function partsOf(
  offer: Offer | undefined,
  duty: Pick<PublicDuty, 'duty' | 'feeTotal'> | undefined,
  { delivery, deliveryCurrency }: Pick<KeptDuty, 'delivery' | 'deliveryCurrency'>,
): CostPart<CostKind>[] {
  const price = offer?.says.kind === 'priced' ? offer.says.total : null;
  const freight = offer?.card.currency ?? 'USD';
  return [
    { kind: 'freight', amount: price, currency: freight },
    { kind: 'duty', amount: duty?.duty ?? null, currency: 'USD' },
    { kind: 'fees', amount: duty?.feeTotal ?? null, currency: 'USD' },
    {
      kind: 'delivery',
      amount: /^\d{1,10}(\.\d{1,2})?$/.test(delivery) ? delivery : null,
      // A delivery is asked for in dollars or in the currency of the freight: one rate says all.
      currency: deliveryCurrency === freight ? freight : 'USD',
    },
  ];
}

/** The one currency beside that of the result. */
export function otherCurrency(parts: Parts, currency: string): string | undefined {
  return parts.find((part) => part.currency !== currency)?.currency;
}

/** A rate is of two currencies in one direction. */
export function pairOf(from: string, to: string): string {
  return `${from}/${to}`;
}

/** The rate that was typed, where it is of these two currencies and of a day. */
export function ratesOf(
  parts: Parts,
  { currency, rate, ratePair, rateOf }: Pick<KeptDuty, 'currency' | 'rate' | 'ratePair' | 'rateOf'>,
): SaidRates {
  const other = otherCurrency(parts, currency);
  const isSaid = /^\d{1,6}(\.\d{1,8})?$/.test(rate) && /[1-9]/.test(rate) && rateOf !== '';
  return other !== undefined && isSaid && ratePair === pairOf(other, currency) ? { [other]: rate } : {};
}

/** How many pieces it is for; null where nobody has said. */
export function piecesOf({ pieces }: Pick<KeptDuty, 'pieces'>): string | null {
  return /^[1-9]\d{0,8}$/.test(pieces) ? pieces : null;
}
