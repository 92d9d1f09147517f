import type { TypedLine } from '@loadline/contract/freight/cargo-line';
import type { Cargo as Weighed } from '@loadline/contract/freight/estimate';
import { type Estimate, estimate, holdsOn } from '@loadline/contract/freight/estimate';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import type { PieceLimit } from '@loadline/contract/freight/weight-rule';
import type { Text } from '@loadline/contract/kernel/text';
import { readingOf } from './cargo-reading.ts';

export type Price = Extract<Estimate, { kind: 'priced' }>;

/** What a product says to a cargo on a day. */
export interface Offer {
  readonly card: PublicRate;
  readonly says:
    | Price
    | { readonly kind: 'noRate' }
    | { readonly kind: 'noCargo' }
    | { readonly kind: 'refused'; readonly why: Text };
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

function sayingOf(card: PublicRate, day: string, { unit, lines }: Typed): Offer['says'] {
  if (!holdsOn(card, day)) return { kind: 'noRate' };
  const product = { zh: card.productZh, en: card.productEn };
  const read = readingOf(lines, unit, product, limitOf(card));
  const tooMuch = read.lines.flatMap((line) =>
    line.kind === 'wrong' && line.missing.length === 0 ? line.faults : [],
  )[0];
  if (tooMuch) return { kind: 'refused', why: tooMuch.says };
  if (read.right.length === 0) return { kind: 'noCargo' };
  return estimate(card, { unit, lines: read.right }, day);
}

/** What one piece may be on a card. */
function limitOf({ longestSide, heaviestPiece }: PublicRate): PieceLimit {
  return {
    ...(longestSide !== null && { centimetres: longestSide }),
    ...(heaviestPiece !== null && { kilograms: heaviestPiece }),
  };
}
