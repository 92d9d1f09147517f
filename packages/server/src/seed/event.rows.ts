import { stageOrder } from '@loadline/contract/codes/stage';
import { sourceOfReceipt } from '../features/receipts/receipts.public.ts';
import type { Clerk } from './accounts.ts';
import type { Told } from './events.ts';
import { eventsOf, sentence } from './events.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import { idOfReceipt } from './receipt.rows.ts';
import type { Shipment } from './shipment.ts';

export function eventRows(shipment: Shipment, owner: Owner, clerk: Clerk, now: Date) {
  return eventsOf(shipment, now).map((told) => eventRow(shipment, told, owner, clerk, now));
}

function eventRow(shipment: Shipment, told: Told, { orgId, createdBy }: Owner, clerk: Clerk, now: Date) {
  const { chance, cargo, lane, route } = shipment;
  const isActual = told.classifier === 'ACT';
  const recordedAt = isActual ? recorded(told.at, now) : toldAt(told, shipment);
  const counted = isActual && (told.stage === 'WH_IN' || told.stage === 'SIGNED') ? cargo.found : null;
  const isCarriers = told.source === 'carrier' && isActual;
  const isReceived = isActual && told.stage === 'WH_IN';
  return {
    org_id: orgId,
    event_id: chance.id(recordedAt),
    subject: 'order',
    subject_id: shipment.id,
    code: told.code,
    stage: told.stage,
    classifier: told.classifier,
    occurred_at: told.at,
    zone: told.zone,
    // Nobody promises the hour of a delivery.
    day_only: !isActual && (told.stage === 'DELIVERED' || told.stage === 'SIGNED'),
    place: told.place,
    flight_or_vessel: lane.transport !== null && told.source === 'carrier' ? route.carrier : null,
    pieces: counted?.pieces ?? null,
    weight: counted ? (counted.grams / 1_000).toFixed(3) : null,
    note_zh: isActual ? sentence(told.says, shipment, 'zh-cn') : null,
    note_en: isActual ? sentence(told.says, shipment, 'en') : null,
    source: isActual && !isReceived ? told.source : 'system',
    source_id: isCarriers
      ? `${shipment.orderNumber} ${told.code} ${told.place} ${told.isVoid ? 'early' : 'final'}`
      : isReceived
        ? sourceOfReceipt({ id: idOfReceipt(shipment) })
        : null,
    is_public: told.isPublic,
    voided_by: told.isVoid ? clerk.userId : null,
    void_reason: told.isVoid ? '承运人误报，实际尚未到港 Reported too early by the carrier' : null,
    created_at: recordedAt,
    created_by: authorOf(told, createdBy, clerk),
    origin_event_id: null,
  };
}

/** What is expected is told with the last stage; what was expected of the arrival, when the shipment had left. */
function toldAt({ stage }: Told, { journey: { statusAt, reached, at } }: Shipment): Date {
  const isPast = stage !== null && stageOrder.indexOf(stage) <= reached;
  return (isPast ? at[stageOrder.indexOf('DEPARTED')] : undefined) ?? statusAt;
}

/** Carriers' messages and expectations have no author. */
function authorOf({ code, classifier, source }: Told, createdBy: string, clerk: Clerk): string | null {
  if (code === 'ORDERED' || code === 'CANCELLED') return createdBy;
  return classifier === 'ACT' && source === 'operator' ? clerk.userId : null;
}

function recorded(at: Date, now: Date): Date {
  const soon = hoursAfter(at, 0.25);
  return soon < now ? soon : now;
}
