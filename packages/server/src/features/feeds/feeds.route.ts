import type { Position } from '@loadline/contract/events/event-kind';
import type { CarrierEvent } from './carrier-event.ts';

/** Where on the way of an order an event happened: as the message says, else by the order's own two ends. */
export function positionOn(
  { position, place }: Pick<CarrierEvent, 'position' | 'place'>,
  order: { readonly origin: string | null; readonly destination: string | null },
): Position {
  if (position) return position;
  if (place !== null && place === order.origin) return 'origin';
  return place !== null && place === order.destination ? 'destination' : 'transit';
}
