import type { CalledBy } from '../events/events.public.ts';
import type { CarrierEvent } from './carrier-event.ts';
import type { NamedOrder } from './feeds.orders.queries.ts';

/**
 * By what else an event calls one of the orders it is about. Sure is only what stands beside a paper of this order and of no
 * other: in one container there are several orders' goods, and years later others'.
 */
export function calledAnew(
  { named = [], numbers }: CarrierEvent,
  { id }: Pick<NamedOrder, 'id'>,
  orders: readonly NamedOrder[],
): readonly CalledBy[] {
  const ofPapers = orders.filter(({ number, byPaper }) => byPaper && numbers.includes(number));
  if (ofPapers.length === 0 || ofPapers.some((one) => one.id !== id)) return [];
  const known = new Set(orders.flatMap((one) => (one.id === id ? [one.number] : [])));
  return named.filter(({ number }) => !known.has(number));
}
