import type { Finding } from '../kernel/schema.ts';
import type { Text } from '../kernel/text.ts';
import type { TrustLine } from './trust-line.ts';

/** Some cartons of a line that go with one order, and how many of the goods are in them. */
export interface LinePart {
  readonly lineId: string;
  readonly cartons: number;
  readonly quantity: number;
}

/** One order that is to be made: its share of the lines and of the FBA shipments, which are dealt out where nobody has said. */
export interface OrderShare {
  readonly parts: readonly LinePart[];
  readonly fbaIds?: readonly string[] | null;
}

/** Everything in one order, which is how a trust order is accepted unless staff split it. */
export function oneOrder(lines: readonly TrustLine[]): OrderShare[] {
  return [{ parts: lines.map(wholeOf) }];
}

/** An order per line. */
export function orderPerLine(lines: readonly TrustLine[]): OrderShare[] {
  return lines.map((line) => ({ parts: [wholeOf(line)] }));
}

/** A line with all its cartons and pieces. */
export function wholeOf({ id, cartons, quantity }: TrustLine): LinePart {
  return { lineId: id, cartons: cartons ?? 0, quantity: quantity ?? 0 };
}

/**
 * The FBA shipments of each order: those it was given, else all with one order and in turn with several. Where there
 * are fewer shipments than orders, one is in several orders.
 */
export function shipmentsOf(ids: readonly string[], orders: readonly OrderShare[]): string[][] {
  return orders.map(({ fbaIds }, place) => {
    if (fbaIds) return [...fbaIds];
    const own = ids.filter((_, at) => at % orders.length === place);
    return own.length > 0 ? own : ids.slice(place % ids.length, (place % ids.length) + 1);
  });
}

/** The shipments that would go with none of the orders. */
export function shipmentsLeft(ids: readonly string[], orders: readonly OrderShare[]): string[] {
  const given = new Set(shipmentsOf(ids, orders).flat());
  return ids.filter((id) => !given.has(id));
}

/** Orders that were given shipments of another trust order. */
export function strayShipments(ids: readonly string[], orders: readonly OrderShare[]): Finding[] {
  return orders.flatMap(({ fbaIds }, place) =>
    fbaIds?.every((id) => ids.includes(id)) === false
      ? [{ path: `orders.${place}`, label: orderLabel(place), says: ownShipments }]
      : [],
  );
}

/**
 * What is wrong with a split: every carton and every piece of every line goes with exactly one order, and no order is
 * empty. Paths are `orders.<place>` for an order and `cargo.lines.<id>` for a line.
 */
export function findingsOfSplit(lines: readonly TrustLine[], orders: readonly OrderShare[]): Finding[] {
  const parts = orders.flatMap((order) => order.parts);
  const known = new Set(lines.map(({ id }) => id));
  const empty = orders.flatMap(({ parts: own }, place) =>
    own.length === 0 ? [{ path: `orders.${place}`, label: orderLabel(place), says: noParts }] : [],
  );
  const twice = orders.flatMap(({ parts: own }, place) =>
    new Set(own.map(({ lineId }) => lineId)).size < own.length || own.some(({ lineId }) => !known.has(lineId))
      ? [{ path: `orders.${place}`, label: orderLabel(place), says: onceEach }]
      : [],
  );
  return [...empty, ...twice, ...lines.flatMap((line, place) => unevenIn(line, place, parts))];
}

function unevenIn(line: TrustLine, place: number, parts: readonly LinePart[]): Finding[] {
  const own = parts.filter(({ lineId }) => lineId === line.id);
  const given = { cartons: sumOf(own, 'cartons'), quantity: sumOf(own, 'quantity') };
  if (given.cartons === line.cartons && given.quantity === line.quantity) return [];
  const label = { zh: `第 ${place + 1} 行`, en: `Line ${place + 1}` };
  return [{ path: `cargo.lines.${line.id}`, label, says: uneven(line, given) }];
}

function sumOf(parts: readonly LinePart[], key: 'cartons' | 'quantity'): number {
  return parts.reduce((sum, part) => sum + part[key], 0);
}

function orderLabel(place: number): Text {
  return { zh: `第 ${place + 1} 票`, en: `Order ${place + 1}` };
}

const noParts: Text = { zh: '至少要有一行货物', en: 'at least one line of goods' };
const ownShipments: Text = {
  zh: '只能选委托单上的 FBA 号',
  en: 'only FBA shipments of this trust order',
};
const onceEach: Text = { zh: '每行货物只能出现一次', en: 'each line of goods once' };

function uneven({ cartons, quantity }: TrustLine, given: { cartons: number; quantity: number }): Text {
  return {
    zh: `应分配 ${cartons} 箱、${quantity} 件，现在是 ${given.cartons} 箱、${given.quantity} 件`,
    en: `${cartons} cartons and ${quantity} pieces are to be shared out, not ${given.cartons} and ${given.quantity}`,
  };
}
