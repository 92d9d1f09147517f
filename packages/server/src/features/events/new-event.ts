import type { Stage } from '@loadline/contract/codes/stage';
import type { Classifier, ToldBy } from '@loadline/contract/events/shipment-event';

/** Something that happened, or is expected, to one order. */
export interface NewEvent {
  readonly orgId: string;
  readonly orderId: string;
  /** Of the contract's `eventCodes`. */
  readonly code: string;
  /** What the code says unless told; null: the event is text and moves nothing. */
  readonly stage?: Stage | null;
  /**
   * It happened to some `of` the order's pieces, null where nobody knows how many: the house waybill with them, and the stage
   * that all come to with the last.
   */
  readonly part?: { readonly house: string; readonly stage: Stage | null; readonly of: number | null };
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
}
