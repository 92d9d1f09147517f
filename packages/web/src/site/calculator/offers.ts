import type { TypedLine } from '@loadline/contract/freight/cargo-line';
import type { Cargo as Weighed } from '@loadline/contract/freight/estimate';
import { holdsOn } from '@loadline/contract/freight/estimate';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import { type Saying, sayingOf } from '@loadline/contract/freight/offer';

/** What a product says to a cargo on a day. */
export interface Offer {
  readonly card: PublicRate;
  readonly says: Saying;
}

export interface Way {
  readonly origin: string;
  readonly zone: string;
  readonly day: string;
}

interface Typed {
  readonly unit: Weighed['unit'];
  readonly lines: readonly TypedLine[];
}

/** One offer of every product that goes this way: by the card that holds on the day or, where none does, by its latest. */
export function offersFor(cards: readonly PublicRate[], { origin, zone, day }: Way, cargo: Typed): Offer[] {
  const onWay = cards.filter((card) => card.origin === origin && card.zone === zone);
  const products = [...new Set(onWay.map(({ productId }) => productId))];
  return products.flatMap((product) => {
    const own = onWay
      .filter(({ productId }) => productId === product)
      .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
    const card = own.find((one) => holdsOn(one, day)) ?? own.at(-1);
    return card ? [{ card, says: sayingOf(card, day, cargo) }] : [];
  });
}
