import type { CodeOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { trackTypes } from '@loadline/contract/tracking/track-type';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';

export type TrackType = CodeOf<typeof trackTypes>;
export type Tracked = AnswerOf<typeof trackShipments>;
export type Shipment = Tracked['shipments'][number];

/** Which of the shipments of its number it is; undefined where it is the only one. */
export type Among = { readonly place: number; readonly of: number } | undefined;

interface Anchored {
  readonly anchor: string;
  readonly shipment: Shipment;
  readonly among: Among;
}

/** Shipments with where each stands on the page: several may go by one number. */
export function anchored(shipments: readonly Shipment[]): Anchored[] {
  return shipments.map((shipment, at) => {
    const ofNumber = (some: readonly Shipment[]) =>
      some.filter(({ number }) => number === shipment.number).length;
    const [place, of] = [ofNumber(shipments.slice(0, at)) + 1, ofNumber(shipments)];
    const anchor = place === 1 ? shipment.number : `${shipment.number}-${place}`;
    return { shipment, anchor, among: of > 1 ? { place, of } : undefined };
  });
}
