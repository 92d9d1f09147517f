import { zoneOf } from '@loadline/contract/codes/place';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { eventOfStep } from '../features/waybills/waybills.follow.commands.ts';
import { chanceOf } from './chance.ts';
import type { DemoWaybill } from './waybill.rows.ts';

/** An entry in the life of a waybill, as far as its orders are told of it. */
interface Entry {
  readonly mawb_id: string;
  readonly id: string;
  readonly kind: string;
  readonly to_status: WaybillStatus | null;
  readonly at: Date;
  readonly place: string | null;
  readonly source: string;
  readonly source_key: string | null;
  readonly user_id: string | null;
}

/** What the orders under a waybill were told at each of its steps. What the warehouse received its receipt has told. */
export function eventsUnder(waybills: readonly DemoWaybill[], life: readonly Entry[]) {
  return life.flatMap((entry) => {
    const told = entry.kind === 'moved' && entry.to_status ? eventOfStep[entry.to_status] : undefined;
    const waybill = waybills.find(({ id }) => id === entry.mawb_id);
    if (!told || !waybill || told.stage === 'WH_IN') return [];
    const orders = waybill.bookings.flatMap(({ orgId, shipments }) =>
      shipments.map(({ id }) => ({ orgId, orderId: id })),
    );
    return orders.map(({ orgId, orderId }) => eventRow(waybill, entry, told, orgId, orderId));
  });
}

const abroad: readonly (WaybillStatus | null)[] = ['4', '40', '34', '8'];

function eventRow(
  { origin, destination, flightNo }: DemoWaybill,
  { id, to_status, at, source, source_key, user_id }: Entry,
  { code, stage }: { readonly code: string; readonly stage: string | null },
  orgId: string,
  orderId: string,
) {
  const place = abroad.includes(to_status) ? destination : origin;
  return {
    org_id: orgId,
    event_id: chanceOf(`${id} ${orderId}`).id(at),
    subject: 'order',
    subject_id: orderId,
    code,
    stage,
    classifier: 'ACT',
    occurred_at: at,
    zone: zoneOf(place) ?? 'Asia/Shanghai',
    day_only: false,
    place,
    flight_or_vessel: flightNo,
    pieces: null,
    weight: null,
    note_zh: null,
    note_en: null,
    source: source === 'fsu' ? 'carrier' : 'operator',
    source_id: `${source_key ?? id} ${orderId}`,
    is_public: true,
    voided_by: null,
    void_reason: null,
    created_at: at,
    created_by: user_id,
    origin_event_id: id,
  };
}
