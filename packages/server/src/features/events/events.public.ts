import type { Stage } from '@loadline/contract/codes/stage';
import { stageOf } from '@loadline/contract/events/event-code';
import type { Classifier, EventSource } from '@loadline/contract/events/shipment-event';
import type { Tx } from '../../kernel/database.ts';
import { recordIn } from './events.record.commands.ts';

/** Something that happened, or is expected, to one order. */
export interface NewEvent {
  readonly orgId: string;
  readonly orderId: string;
  /** Of the contract's `eventCodes`. */
  readonly code: string;
  /** What the code says unless told; null: the event is text and moves nothing. */
  readonly stage?: Stage | null;
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
  readonly source: EventSource;
  /** What makes it the same event when it is told again, within the organisation and the source. */
  readonly sourceId?: string;
  /** True unless told. */
  readonly isPublic?: boolean;
  /** What one message told of several orders has one origin: voiding one voids all. */
  readonly originId?: string;
}

/**
 * Records events of orders that the transaction's person may see, in the order given, and brings each order to the stage
 * its events say. An event that is known by its source id is left alone. Tells watchers and subscribers. Answers how many
 * were new. Throws `notFound` for an order that is not there.
 */
export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<number> {
  return recordIn(
    tx,
    events.map((event) => ({
      ...event,
      stage: event.stage === undefined ? stageOf(event.code) : event.stage,
    })),
  );
}
