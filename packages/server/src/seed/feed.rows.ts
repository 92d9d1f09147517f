import { createHash } from 'node:crypto';
import { stageOrder } from '@loadline/contract/codes/stage';
import { kindOf } from '@loadline/contract/events/event-code';
import type { FeedState, FeedWay } from '@loadline/contract/feeds/feed-message';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { CarrierEvent, ReadMessage } from '../features/feeds/carrier-event.ts';
import { originIdOf } from '../features/feeds/carrier-event.ts';
import { kindOfMessage, readCarrierMessage } from '../features/feeds/carrier-message.ts';
import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import { stopsOf } from './route.ts';
import type { Shipment } from './shipment.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
}

interface Sent {
  readonly way: FeedWay;
  readonly state: FeedState;
  readonly name: string | null;
  readonly raw: string;
  readonly order: Order | undefined;
  readonly hoursAgo: number;
}

const arrived = stageOrder.indexOf('ARRIVED');
const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

/** Carriers' messages in every state that lasts, and the events that those which found their order brought. */
export function feedRows(orders: readonly Order[], clerk: Clerk, now: Date) {
  const sent = messagesOf(orders).map((message, at) => readOf(message, at, clerk, now));
  return { messages: sent.map(({ row }) => row), events: sent.flatMap(({ events }) => events) };
}

function messagesOf(orders: readonly Order[]): Sent[] {
  const there = orders.filter(
    ({ shipment: { journey, trackingNo } }) => journey.status === 'ARRIVED' && trackingNo !== null,
  );
  const [first, second] = there.filter(({ shipment }) => shipment.lane.transport === '1');
  const [ship] = there.filter(({ shipment }) => shipment.lane.transport === '2');
  const given = { way: 'http', name: null } as const;
  return [
    { ...given, state: 'APPLIED', order: first, hoursAgo: 2, raw: fsu(first, ['NFD', 'AWR']) },
    { ...given, state: 'PARTLY', order: second, hoursAgo: 5, raw: `${fsu(second, ['NFD'])}\nARV/TODAY` },
    { ...given, state: 'APPLIED', order: ship, hoursAgo: 7, raw: dcsa(ship) },
    {
      ...given,
      state: 'UNMATCHED',
      order: undefined,
      hoursAgo: 26,
      raw: 'FSU/12\n784-12345675CANLAX/T32K410.5\nDEP/CZ0461/12NOV/CANLAX/T32K410.5/A0152/E2215-P',
    },
    {
      way: 'upload',
      name: 'status-report.txt',
      state: 'UNREADABLE',
      order: undefined,
      hoursAgo: 30,
      raw: 'Dear team,\nAWB 784-1234 5675 has left CAN on CZ0461, ETA LAX tomorrow morning.\nBest regards',
    },
  ];
}

/** Two hours after the arrival, on the clocks of the airport. */
function fsu(order: Order | undefined, codes: readonly string[]): string {
  if (!order) return '';
  const { trackingNo, route, journey, cargo } = order.shipment;
  const [place, at] = [stopsOf(route)[arrived], journey.at[arrived]];
  if (!place || !at || trackingNo === null) return '';
  const [date = '', time = ''] = localTimeAt(hoursAfter(at, 2).toISOString(), place.zone).split('T');
  const moment = `${date.slice(8)}${months[Number(date.slice(5, 7)) - 1] ?? ''}${time.replace(':', '')}`;
  const { pieces, grams } = cargo.found ?? cargo.booked;
  const quantity = `T${pieces}K${(grams / 1_000).toFixed(1)}`;
  const lines = codes.map((code) =>
    code === 'AWR'
      ? `AWR/${moment}/${route.to}/${quantity}`
      : `${code}/${moment}/${route.to}/${quantity}/BROKER`,
  );
  const waybill = `${trackingNo.slice(0, 3)}-${trackingNo.slice(3)}`;
  return ['FSU/12', `${waybill}${route.from}${route.to}/${quantity}`, ...lines].join('\n');
}

function dcsa(order: Order | undefined): string {
  const at = order?.shipment.journey.at[arrived];
  if (!order || !at) return '';
  const { trackingNo, route } = order.shipment;
  const event = {
    eventID: order.shipment.id,
    eventType: 'EQUIPMENT',
    eventClassifierCode: 'ACT',
    equipmentEventTypeCode: 'AVPU',
    emptyIndicatorCode: 'LADEN',
    eventDateTime: hoursAfter(at, 2).toISOString(),
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: trackingNo }],
    transportCall: { UNLocationCode: route.to, facilityTypeCode: 'POTE' },
  };
  return JSON.stringify(event, null, 2);
}

function readOf({ way, state, name, raw, order, hoursAgo }: Sent, at: number, clerk: Clerk, now: Date) {
  const receivedAt = hoursAfter(now, -hoursAgo);
  const read: ReadMessage = readCarrierMessage(raw, receivedAt);
  const numbers = [...new Set(read.events.flatMap((event) => event.numbers))];
  const unmatched = state === 'UNMATCHED' ? [{ line: 0, seen: numbers.join(' '), expected: 'order' }] : [];
  return {
    row: {
      id: chanceOf(`feed ${at}`).id(receivedAt),
      way,
      name,
      raw,
      state,
      numbers,
      sha256: `\\x${createHash('sha256').update(raw).digest('hex')}`,
      kind: kindOfMessage(raw) ?? null,
      events: read.events.length,
      orders: order && read.events.length > 0 ? 1 : 0,
      reasons: [...read.reasons, ...unmatched],
      tries: 1,
      received_at: receivedAt,
      received_by: way === 'http' ? null : clerk.userId,
      demo: true,
    },
    events: order ? read.events.map((event) => eventRow(event, order, receivedAt)) : [],
  };
}

function eventRow(event: CarrierEvent, { shipment, owner }: Order, receivedAt: Date) {
  return {
    org_id: owner.orgId,
    event_id: chanceOf(`feed event ${event.key}`).id(receivedAt),
    subject: 'order',
    subject_id: shipment.id,
    code: event.code,
    stage: null,
    classifier: event.classifier,
    occurred_at: event.at,
    zone: event.zone,
    day_only: event.dayOnly,
    place: event.place,
    flight_or_vessel: event.flightOrVessel,
    pieces: event.pieces,
    weight: event.weight,
    note_zh: event.words ?? null,
    note_en: event.words ?? null,
    source: 'carrier',
    source_id: `${event.key} ${shipment.id}`,
    is_public: kindOf(event.code)?.isPublic ?? false,
    voided_by: null,
    void_reason: null,
    created_at: receivedAt,
    created_by: null,
    origin_event_id: originIdOf(event),
  };
}
