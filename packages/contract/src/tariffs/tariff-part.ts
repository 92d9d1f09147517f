import { exact, fixed, minus, plain } from '../kernel/decimal.ts';
import type { TariffBase, TariffLine } from './tariff-line.ts';

/** What of a line is charged where chapter 98 is claimed. */
export interface DutiablePart {
  readonly basis: TariffBase;
  readonly amount: string;
  /** Nothing of it is: the goods come back as they went. */
  readonly isFree: boolean;
}

/** The whole value, or what chapter 98 leaves of it. */
export function dutiablePart({ value, claims }: TariffLine): DutiablePart {
  switch (claims.chapter98) {
    case null:
      return { basis: 'entered', amount: value, isFree: false };
    case '9801.00.10':
      return { basis: 'entered', amount: '0', isFree: true };
    case '9802.00.80': {
      const parts = exact(claims.usPartsValue ?? '0');
      return { basis: 'lessUsParts', amount: plain(fixed(minus(exact(value), parts), 2)), isFree: false };
    }
    default:
      return { basis: 'work', amount: claims.workValue ?? '0', isFree: false };
  }
}

/** The value that the merchandise processing fee is charged of. */
export function feePart(line: TariffLine): string {
  const { chapter98 } = line.claims;
  if (chapter98 === null) return line.value;
  return chapter98 === '9802.00.60' || chapter98 === '9802.00.80' ? dutiablePart(line).amount : '0';
}
