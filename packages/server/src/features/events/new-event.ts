import type { Stage } from '@loadline/contract/codes/stage';
import type { Classifier, ToldBy } from '@loadline/contract/events/shipment-event';
import type { ReferenceKind } from '@loadline/contract/orders/order-reference';

/** Something that happened, or is expected, to one order. */
export interface NewEvent {
  readonly orgId: string;
  readonly orderId: string;
  /** Of the contract's `eventCodes`. */
  readonly code: string;
  /** What the code says unless told; null: the event is text and moves nothing. */
  readonly stage?: Stage | null;
  /** It happened to a part of the order, which comes to the stage with the last of its parts. */
  readonly part?: PartOfOrder;
  readonly classifier: Classifier;
  /** An instant, ISO 8601. */
  readonly occurredAt: string;
  /** IANA zone of the place. */
  readonly zone: string;
  readonly dayOnly?: boolean;
  readonly place?: string | null;
  readonly flightOrVessel?: string | null;
  readonly pieces?: number | null;
  /** Kilograms. */
  readonly weight?: string | null;
  readonly noteZh?: string | null;
  readonly noteEn?: string | null;
  readonly source: ToldBy;
  /** What makes it the same event when it is told again, within the organisation and the source. */
  readonly sourceId?: string;
  /** True unless told. */
  readonly isPublic?: boolean;
  /** What one message told of several orders has one origin: voiding one voids all. */
  readonly originId?: string;
  /** By what else its order is called from now on, for as long as the event stands; in the plain form. */
  readonly called?: readonly CalledBy[];
}

export interface CalledBy {
  readonly kind: ReferenceKind;
  readonly number: string;
}

/** The pieces on one house waybill, `of` so many, null where nobody knows how many; or one parcel of the last mile by its plain number. */
export type PartOfOrder =
  | { readonly house: string; readonly stage: Stage | null; readonly of: number | null }
  | { readonly parcel: string; readonly stage: Stage | null };

/** What is told of one parcel brings the order nowhere by itself. */
export function stageOfTold(stage: Stage | null, parcel: string | null): Pick<NewEvent, 'stage' | 'part'> {
  return parcel === null ? { stage } : { stage: null, part: { parcel, stage } };
}
