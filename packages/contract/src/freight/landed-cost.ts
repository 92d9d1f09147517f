import { exact, fixed, isZero, over, plus, times, zero } from '../kernel/decimal.ts';

/** What goods cost until they are there, each part in the currency that it is asked in. */
export interface CostPart<K extends string> {
  readonly kind: K;
  /** Null where nobody can say it: then there is no sum either. */
  readonly amount: string | null;
  readonly currency: string;
}

/** How much of the currency of the result one of another is, as somebody said it of a day; nothing is assumed. */
export type SaidRates = Readonly<Record<string, string | undefined>>;

export interface LandedPart<K extends string> extends CostPart<K> {
  /** In the currency of the result, to the cent; null while its rate or its amount is not known. */
  readonly converted: string | null;
}

export interface Landed<K extends string> {
  readonly parts: readonly LandedPart<K>[];
  /** Currencies that wait for a rate. */
  readonly unrated: readonly string[];
  readonly total: string | null;
  readonly perPiece: string | null;
}

/** What a price per piece is given to: some goods cost less than a cent. */
const placesPerPiece = 4;

/** The parts in one currency and what they come to: never a sum of two currencies, never one of which a part is not known. */
export function landedCost<K extends string>(
  parts: readonly CostPart<K>[],
  currency: string,
  rates: SaidRates,
  pieces: string | null,
): Landed<K> {
  const rateOf = (of: string) => (of === currency ? '1' : rates[of]);
  const converted = parts.map((part): LandedPart<K> => {
    const rate = rateOf(part.currency);
    return {
      ...part,
      converted:
        part.amount === null || rate === undefined ? null : fixed(times(exact(part.amount), exact(rate)), 2),
    };
  });
  const unrated = [...new Set(parts.map((part) => part.currency))].filter((one) => rateOf(one) === undefined);
  const known = converted.flatMap((part) => part.converted ?? []);
  const total =
    parts.length === 0 || known.length < parts.length
      ? null
      : fixed(
          known.reduce((sum, one) => plus(sum, exact(one)), zero),
          2,
        );
  const count = pieces === null ? zero : exact(pieces);
  return {
    parts: converted,
    unrated,
    total,
    perPiece: total === null || isZero(count) ? null : fixed(over(exact(total), count), placesPerPiece),
  };
}
