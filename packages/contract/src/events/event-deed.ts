import type { Fields } from '../kernel/field.ts';
import { code } from '../kernel/field.ts';
import { eventCodes } from './event-code.ts';
import { shipmentEvent } from './shipment-event.ts';

/** What the history of an order tells of an event that somebody entered or made void. */
export const eventDeed: Fields = {
  event: code(eventCodes, { label: { zh: '节点', en: 'Event' } }),
  classifier: shipmentEvent.fields.classifier,
  occurredAt: shipmentEvent.fields.occurredAt,
};
