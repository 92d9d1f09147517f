import type { LinePart, OrderShare } from '@loadline/contract/trusts/trust.split';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';

/** Cartons of a line that go with each order, as they are typed: `cartons[line id][place of the order]`. */
export type Shared = Readonly<Record<string, readonly string[]>>;

/** Everything with the first of so many orders. */
export function allInFirst(lines: readonly TrustLine[], orders: number): Shared {
  return Object.fromEntries(
    lines.map(({ id, cartons }) => [
      id,
      Array.from({ length: orders }, (_, place) => (place === 0 ? String(cartons ?? 0) : '')),
    ]),
  );
}

/**
 * The orders that typed cartons come to. Pieces go with their cartons: shared out in proportion, so that all of them
 * together are exactly what the line has.
 */
export function sharesOf(lines: readonly TrustLine[], shared: Shared, orders: number): OrderShare[] {
  return Array.from({ length: orders }, (_, place) => ({
    parts: lines.flatMap((line) => partOf(line, shared[line.id] ?? [], place)),
  }));
}

function partOf({ id, cartons, quantity }: TrustLine, typed: readonly string[], place: number): LinePart[] {
  const counts = typed.map((one) => Number(one) || 0);
  const own = counts[place] ?? 0;
  if (own === 0) return [];
  const before = counts.slice(0, place).reduce((sum, count) => sum + count, 0);
  const upTo = (count: number) => Math.floor(((quantity ?? 0) * count) / (cartons || 1));
  return [{ lineId: id, cartons: own, quantity: upTo(before + own) - upTo(before) }];
}

/** Cartons of a line that no order has yet; negative when they were given out twice. */
export function leftOf({ id, cartons }: TrustLine, shared: Shared): number {
  return (cartons ?? 0) - (shared[id] ?? []).reduce((sum, one) => sum + (Number(one) || 0), 0);
}
