import { eventNotes } from '@loadline/contract/events/event-note';
import type { Tx } from '../../kernel/database.ts';
import { waybillEvent, waybillOf } from '../waybills/waybills.public.ts';
import type { CarrierEvent } from './carrier-event.ts';

/** Tells our master waybills what a carrier's message says of them; gives the events that were about one. */
export async function tellWaybills(
  tx: Tx,
  events: readonly CarrierEvent[],
): Promise<ReadonlySet<CarrierEvent>> {
  const told = new Set<CarrierEvent>();
  for (const event of events)
    for (const number of event.numbers) {
      const waybill = await waybillOf(tx, number);
      if (!waybill) continue;
      told.add(event);
      await waybillEvent(tx, {
        mawbId: waybill.id,
        code: event.code,
        classifier: event.classifier,
        occurredAt: event.at,
        zone: event.zone,
        place: event.place,
        position: event.position ?? null,
        flightNo: event.flightOrVessel,
        pieces: event.pieces,
        ofPieces: event.ofPieces,
        discrepancy: event.discrepancy,
        ...eventNotes(event),
        source: 'fsu',
        key: event.key,
      });
    }
  return told;
}
