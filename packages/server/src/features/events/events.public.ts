import { stageOf } from '@loadline/contract/events/event-code';
import type { ToldBy } from '@loadline/contract/events/shipment-event';
import type { Tx } from '../../kernel/database.ts';
import { recordIn, settle } from './events.record.commands.ts';
import { eventIdOf, voidIn } from './events.void.commands.ts';
import type { NewEvent } from './new-event.ts';

export { type CalledBy, type NewEvent, stageOfTold } from './new-event.ts';

/**
 * Records events of orders that the transaction's person may see, in the order given, and brings each order to the stage
 * its events say. An event that is known by its source id is left alone. Tells watchers and subscribers. Answers those
 * that were new. Throws `notFound` for an order that is not there.
 */
export async function recordEvents(tx: Tx, events: readonly NewEvent[]): Promise<readonly NewEvent[]> {
  return recordIn(
    tx,
    events.map((event) => ({
      ...event,
      stage: event.stage === undefined ? stageOf(event.code) : event.stage,
    })),
  );
}

/** Brings orders whose events were made void elsewhere to the stage and day that their other events say. */
export function settleOrders(
  tx: Pick<Tx, 'rows'>,
  orders: readonly { readonly orgId: string; readonly id: string }[],
): Promise<void> {
  return settle(tx, orders);
}

/** Which event a source has told, and why it counts no more. */
export interface VoidedEvent {
  readonly orgId: string;
  readonly source: ToldBy;
  readonly sourceId: string;
  readonly reason: string;
}

/** Voids what a source has told under its id; the order goes back to where its other events say. In the pool of staff. */
export async function voidEventOf(tx: Tx, { reason, ...told }: VoidedEvent): Promise<void> {
  await voidIn(tx, told.orgId, await eventIdOf(tx, told), reason);
}
