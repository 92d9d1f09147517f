import { zoneOfAirport } from '@loadline/contract/codes/airport-zone';
import { discrepancies } from '@loadline/contract/events/discrepancy';
import type { EventCode } from '@loadline/contract/events/event-code';
import { eventCodes } from '@loadline/contract/events/event-code';
import type { FeedReason } from '@loadline/contract/events/feed-reason';
import type { Classifier } from '@loadline/contract/events/shipment-event';
import { isCode } from '@loadline/contract/kernel/code';
import { instantOf, isLocalTime } from '@loadline/contract/kernel/local-time';
import { statusLines } from './cargo-imp.status.ts';
import type { XmlMovement, XmlTime } from './cargo-xml.movement.ts';
import { xmlMovementIn } from './cargo-xml.movement.ts';
import { xmlQuantityIn } from './cargo-xml.quantity.ts';
import type { CarrierEvent } from './carrier-event.ts';
import { keyOf, reasonAt } from './carrier-event.ts';
import type { Consignment } from './consignment.ts';
import { partOf, positionOf } from './consignment.ts';
import type { XmlElement } from './xml-tree.ts';
import { textUnder, under } from './xml-tree.ts';

/** What one reported status tells: one fact for each part of the consignment it names, and when the flight is expected. */
export function eventsOfXmlStatus(
  consignment: Consignment,
  status: XmlElement,
  receivedAt: Date,
): CarrierEvent[] | FeedReason {
  const code = textUnder(status, 'ReasonCode');
  if (code === 'OCI' || code === 'OSI') return [];
  if (!isCode(eventCodes, code) || !Object.hasOwn(statusLines, code))
    return reasonAt(status.line, code, 'xmlReason');
  const parts = under(status, 'AssociatedStatusConsignment');
  const told: CarrierEvent[] = [];
  for (const part of parts.length > 0 ? parts : [status]) {
    const events = eventsOfPart(consignment, code, part, receivedAt);
    if ('expected' in events) return events;
    told.push(...events);
  }
  return told;
}

function eventsOfPart(
  consignment: Consignment,
  code: EventCode,
  part: XmlElement,
  receivedAt: Date,
): CarrierEvent[] | FeedReason {
  const movement = xmlMovementIn(part);
  const isPlanned = statusLines[code]?.day === 'flight';
  const where = placeOf(code, movement);
  if (!where || !/^[A-Z]{3}$/.test(where.airport))
    return reasonAt(part.line, where?.airport ?? '', 'airport');
  const zone = zoneOfAirport(where.airport);
  if (!zone) return reasonAt(part.line, where.airport, 'knownAirport');
  const at = timeIn(where.written, zone);
  if (!at && !isPlanned) return reasonAt(part.line, where.written, 'xmlTime');
  const discrepancy = textUnder(part, 'DiscrepancyDescriptionCode');
  if (code === 'DIS' && !isCode(discrepancies, discrepancy))
    return reasonAt(part.line, discrepancy, 'discrepancy');
  const shared = {
    numbers: [consignment.waybill],
    flightOrVessel: movement.flight,
    ...partOf(consignment, { quantity: xmlQuantityIn(part) }),
    discrepancy: isCode(discrepancies, discrepancy) ? discrepancy : null,
    dayOnly: false,
  };
  const fact = {
    ...shared,
    code,
    classifier: 'ACT' as const,
    place: where.airport,
    position: positionOf(consignment, where.airport),
    zone,
    at: isPlanned || !at ? receivedAt.toISOString() : at,
  };
  return [
    { ...fact, key: keyOf(fact, isPlanned ? where.written.slice(0, 10) : fact.at) },
    ...expectedOf(consignment, code, movement).map((event) => {
      const expected = { ...shared, ...event };
      return { ...expected, key: keyOf(expected, expected.at) };
    }),
  ];
}

function placeOf(code: EventCode, { departure, arrival, here }: XmlMovement): XmlTime | undefined {
  if (code === 'ARR' || code === 'RCF') return arrival ?? here;
  return statusLines[code]?.parts.some(({ shape }) => shape === 'leg')
    ? (departure ?? here)
    : (here ?? arrival ?? departure);
}

/** An instant out of a time with an offset, or without one as clocks at the place show it. */
function timeIn(written: string, zone: string): string | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
    written,
  );
  const local = parts?.[1];
  if (local === undefined || !isLocalTime(local)) return undefined;
  if (parts?.[2] === undefined) return instantOf(local, zone);
  const at = new Date(`${local}:00${parts[2]}`);
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString();
}

/** Only what moves the expected departure or arrival of the whole way. */
function expectedOf(consignment: Consignment, code: EventCode, { departure, arrival }: XmlMovement) {
  if (!statusLines[code]?.parts.some(({ shape }) => shape === 'leg')) return [];
  const leaves = code !== 'DEP' && departure?.airport === consignment.origin ? departure : undefined;
  const lands = arrival?.airport === consignment.destination ? arrival : undefined;
  return [...expectation('DEP', 'origin', leaves), ...expectation('ARR', 'destination', lands)];
}

function expectation(code: 'DEP' | 'ARR', position: 'origin' | 'destination', time: XmlTime | undefined) {
  const zone = time && zoneOfAirport(time.airport);
  const at = time && zone ? timeIn(time.written, zone) : undefined;
  if (!time || !zone || !at || time.kind === 'A') return [];
  const classifier: Classifier = time.kind === 'E' ? 'EST' : 'PLN';
  return [{ code, classifier, place: time.airport, position, zone, at }];
}
