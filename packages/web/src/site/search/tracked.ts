import type { CodeOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { trackTypes } from '@loadline/contract/tracking/track-type';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';

export type TrackType = CodeOf<typeof trackTypes>;
export type Tracked = AnswerOf<typeof trackShipments>;
export type Shipment = Tracked['shipments'][number];

/** Shipments with where each stands on the page: several may go by one number. */
export function anchored(shipments: readonly Shipment[]): { anchor: string; shipment: Shipment }[] {
  return shipments.map((shipment, at) => {
    const before = shipments.slice(0, at).filter(({ number }) => number === shipment.number).length;
    return { shipment, anchor: before === 0 ? shipment.number : `${shipment.number}-${before + 1}` };
  });
}
