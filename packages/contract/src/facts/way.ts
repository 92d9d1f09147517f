import { places } from '../codes/place.ts';
import { code, optional } from '../kernel/field.ts';

/** The two ends of a shipment's way. Those of an order are its own as somebody has said them, else of the booking that carries it. */
export const wayFields = {
  origin: optional(code(places, { label: { zh: '起运港', en: 'Origin' } })),
  destination: optional(code(places, { label: { zh: '目的港', en: 'Destination' } })),
};

export interface Way {
  readonly origin: string | null;
  readonly destination: string | null;
}
