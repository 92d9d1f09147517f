import type { Position } from '@loadline/contract/events/event-kind';
import type { Quantity } from './cargo-imp.segment.ts';

/** Whose status a message tells. */
export interface Consignment {
  /** Eleven digits. */
  readonly waybill: string;
  readonly origin: string;
  readonly destination: string;
  readonly quantity: Quantity | undefined;
}

/** Where on the way of its waybill an airport lies. The origin wins where a waybill begins and ends at one airport. */
export function positionOf({ origin, destination }: Consignment, airport: string): Position {
  if (airport === origin) return 'origin';
  return airport === destination ? 'destination' : 'transit';
}

/** What of a waybill a status is about; `ofPieces` when that is not all of it. */
export function partOf(
  { quantity: whole }: Consignment,
  { quantity }: { readonly quantity: Quantity | undefined },
) {
  const all = quantity?.total ?? whole?.total ?? whole?.pieces ?? null;
  const told = quantity ?? whole;
  const isPart = told !== undefined && (all === null ? told.description !== 'T' : told.pieces < all);
  return {
    pieces: told?.pieces ?? null,
    weight: told?.weight ?? null,
    ofPieces: isPart ? (all ?? told.pieces) : null,
  };
}
