import type { Text } from '../kernel/text.ts';
import type { TypedLine } from './cargo-line.ts';
import { readingOf } from './cargo-reading.ts';
import type { LengthUnit } from './chargeable-weight.ts';
import { type Estimate, estimate, holdsOn } from './estimate.ts';
import type { Priced, RateCard } from './rate-card.ts';
import type { PieceLimit } from './weight-rule.ts';

export type Price = Extract<Estimate, { kind: 'priced' }>;

/** What a rate card says to a cargo as it was typed. */
export type Saying =
  | Price
  | { readonly kind: 'noRate' }
  | { readonly kind: 'noCargo' }
  | { readonly kind: 'refused'; readonly why: Text };

type Asked = Priced & Pick<RateCard, 'productZh' | 'productEn' | 'longestSide' | 'heaviestPiece'>;

/** Cargo as it was typed: texts, each of which may be empty. */
interface Typed {
  readonly unit: LengthUnit;
  readonly lines: readonly TypedLine[];
}

/** The price on a day (`YYYY-MM-DD`), or why there is none: for the calculator, and for what is booked from it. */
export function sayingOf(card: Asked, day: string, { unit, lines }: Typed): Saying {
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
function limitOf({ longestSide, heaviestPiece }: Asked): PieceLimit {
  return {
    ...(longestSide !== null && { centimetres: longestSide }),
    ...(heaviestPiece !== null && { kilograms: heaviestPiece }),
  };
}
