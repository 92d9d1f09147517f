import type { Quantity } from './cargo-imp.segment.ts';

/** Whose status a message tells. */
export interface Consignment {
  /** Eleven digits. */
  readonly waybill: string;
  readonly origin: string;
  readonly destination: string;
  readonly quantity: Quantity | undefined;
}

/**
 * What of a waybill a status is about. `ofPieces` is how many there are in all, where a part is told of and the message says
 * it: a part is never its own whole.
 */
export function partOf(
  { quantity: whole }: Consignment,
  { quantity }: { readonly quantity: Quantity | undefined },
) {
  const all = quantity?.total ?? whole?.total ?? (whole?.description === 'T' ? whole.pieces : null);
  const told = quantity ?? whole;
  const pieces = told?.pieces ?? (told?.description === 'T' ? told.total : null);
  const isPart =
    told !== undefined && (all === null || pieces === null ? told.description !== 'T' : pieces < all);
  return { pieces, weight: told?.weight ?? null, isPart, ofPieces: isPart ? all : null };
}
