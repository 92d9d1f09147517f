import type { Stage } from '@loadline/contract/codes/stage';
import type { HouseOnWaybill } from '../bookings/bookings.public.ts';
import type { NewEvent } from '../events/events.public.ts';

type OfHouse = Pick<HouseOnWaybill, 'hawbId' | 'orderPieces' | 'booked'> & { readonly orderId: string };

/**
 * What an order comes to by something that happened to a house waybill of its. Some of its pieces bring it nowhere by
 * themselves: they are counted, and the last of them does.
 */
export function stageOfShare(
  { hawbId, orderPieces, booked }: OfHouse,
  stage: Stage | null,
): Pick<NewEvent, 'stage' | 'part' | 'pieces'> {
  if (orderPieces === null || stage === null) return { stage };
  return { stage: null, part: { house: hawbId, stage, of: orderPieces }, pieces: booked.pieces };
}

/** The same of what a carrier tells: without a stage, and of some pieces, it is a part's, too. */
export function toldOfShare(
  house: OfHouse,
  { stage, isWhole }: { readonly stage: Stage | null; readonly isWhole: boolean },
): Pick<NewEvent, 'stage' | 'part' | 'pieces'> {
  const { hawbId, orderPieces, booked } = house;
  if (!isWhole) return { stage: null, part: { house: hawbId, stage: null, of: null } };
  if (orderPieces === null || stage !== null) return stageOfShare(house, stage);
  return { stage, part: { house: hawbId, stage, of: orderPieces }, pieces: booked.pieces };
}

/** What a carrier counts and weighs. */
export interface CarrierFigures {
  readonly pieces?: number | null;
  /** Kilograms. */
  readonly weight?: string | null;
}

/**
 * The figures of a carrier's word as an order reads them: of all pieces its own share, of some those of the waybill, as long as
 * it is one customer's alone.
 */
export function figuresOfShare(
  { weighbridge, warehouse, booked }: Pick<HouseOnWaybill, 'booked' | 'warehouse' | 'weighbridge'>,
  { pieces = null, weight = null }: CarrierFigures,
  { isWhole, isShared }: { readonly isWhole: boolean; readonly isShared: boolean },
): CarrierFigures {
  if (pieces === null && weight === null) return {};
  const own = weighbridge ?? warehouse ?? booked;
  if (isWhole) return { pieces: own.pieces, weight: own.grossWeight };
  return isShared ? {} : { pieces, weight };
}

/** Under which name an order is told of it once, and of each of its parts. */
export function nameOfShare({ hawbId, orderId, orderPieces }: OfHouse, key: string): string {
  return `${key} ${orderPieces === null ? orderId : hawbId}`;
}
