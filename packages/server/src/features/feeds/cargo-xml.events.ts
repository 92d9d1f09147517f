import { zoneOf } from '@loadline/contract/codes/place';
import { discrepancies } from '@loadline/contract/events/discrepancy';
import { type EventCode, eventCodes } from '@loadline/contract/events/event-code';
import { positionTold } from '@loadline/contract/events/event-position';
import type { FeedReason } from '@loadline/contract/events/feed-reason';
import type { Classifier } from '@loadline/contract/events/shipment-event';
import { isCode } from '@loadline/contract/kernel/code';
import { instantOf, isLocalTime } from '@loadline/contract/kernel/local-time';
import { statusLines } from './cargo-imp.status.ts';
import { xmlQuantityIn } from './cargo-xml.quantity.ts';
import { type CarrierEvent, carrierNote, keyOf, reasonAt } from './carrier-event.ts';
import { type Consignment, partOf } from './consignment.ts';
import { textUnder, under, type XmlElement } from './xml-tree.ts';

const events = {
  departure: {
    element: 'DepartureEvent',
    time: 'DepartureOccurrenceDateTime',
    kind: 'DepartureDateTimeTypeCode',
    place: 'OccurrenceDepartureLocation',
  },
  arrival: {
    element: 'ArrivalEvent',
    time: 'ArrivalOccurrenceDateTime',
    kind: 'ArrivalDateTimeTypeCode',
    place: 'OccurrenceArrivalLocation',
  },
} as const;

const longestFlight = 60;

/** What one reported status tells: one fact for each part of the consignment it names, and when the flight is expected. */
export function eventsOfXmlStatus(
  consignment: Consignment,
  status: XmlElement,
  receivedAt: Date,
): CarrierEvent[] | FeedReason {
  const code = textUnder(status, 'ReasonCode');
  if (code === 'OCI' || code === 'OSI') return [];
  if (!isCode(eventCodes, code) || !Object.hasOwn(statusLines, code))
    return reasonAt(status.line, code, code === '' ? 'xmlReason' : 'knownCode');
  const parts = under(status, 'AssociatedStatusConsignment');
  const told: CarrierEvent[] = [];
  for (const part of parts.length > 0 ? parts : [status]) {
    const found = eventsOfPart(consignment, code, part, receivedAt);
    if ('expected' in found) return found;
    told.push(...found);
  }
  return told;
}

/** A status of a code that is not known: what it said, with flight, place and time where it says them. */
export function noteOfXmlStatus(
  consignment: Consignment,
  status: XmlElement,
  receivedAt: Date,
): CarrierEvent {
  const [part = status] = under(status, 'AssociatedStatusConsignment');
  const { flight, departure, arrival, here } = xmlMovementIn(part);
  const where = here ?? arrival ?? departure;
  const said = [
    textUnder(status, 'ReasonCode'),
    textUnder(status, 'Reason'),
    flight,
    where?.airport,
    where?.written,
  ];
  const at = receivedAt.toISOString();
  return carrierNote([consignment.waybill], said.filter(Boolean).join(' '), { at });
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
  const zone = zoneOf(where.airport);
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
    position: positionTold(consignment, where.airport),
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
  const zone = time && zoneOf(time.airport);
  const at = time && zone ? timeIn(time.written, zone) : undefined;
  if (!time || !zone || !at || time.kind === 'A') return [];
  const classifier: Classifier = time.kind === 'E' ? 'EST' : 'PLN';
  return [{ code, classifier, place: time.airport, position, zone, at }];
}

/** A time at a place, as a message tells it. */
interface XmlTime {
  readonly airport: string;
  /** With or without an offset; empty when it is not told. */
  readonly written: string;
  /** A actual, E estimated, S scheduled. */
  readonly kind: string;
}

/** Which flight, from where, to where and when; a place of which neither is said stands under `here`. */
interface XmlMovement {
  readonly flight: string | null;
  readonly departure: XmlTime | undefined;
  readonly arrival: XmlTime | undefined;
  readonly here: XmlTime | undefined;
}

/** Reads both ways of Cargo-XML: an event of departure and of arrival, or locations with their times in the same order. */
function xmlMovementIn(status: XmlElement): XmlMovement {
  const [movement] = under(status, 'SpecifiedLogisticsTransportMovement');
  const flight = textUnder(movement, 'ID').replace(/\s/g, '').slice(0, longestFlight).toWellFormed() || null;
  const listed = [status, ...(movement ? [movement] : [])].flatMap(timesListed);
  const of = (way: string) => listed.find(({ status: listedWay }) => listedWay.startsWith(way));
  return {
    flight,
    departure: eventIn(movement, 'departure') ?? of('D'),
    arrival: eventIn(movement, 'arrival') ?? of('A'),
    here: listed.find(({ status: way }) => way === '') ?? directTime(status),
  };
}

function eventIn(movement: XmlElement | undefined, way: keyof typeof events): XmlTime | undefined {
  const { element, time, kind, place } = events[way];
  const [event] = under(movement, element);
  if (!event) return undefined;
  const scheduled = textUnder(event, 'ScheduledOccurrenceDateTime');
  const told = textUnder(event, time);
  return {
    airport: textUnder(event, place, 'ID'),
    written: told || scheduled,
    kind: textUnder(event, kind) || (told ? 'A' : 'S'),
  };
}

function timesListed(element: XmlElement): (XmlTime & { readonly status: string })[] {
  const times = under(element, 'SpecifiedEvent');
  return under(element, 'SpecifiedLocation').map((location, at) => ({
    airport: textUnder(location, 'ID'),
    status: textUnder(location, 'FlightStatusTypeCode').toUpperCase(),
    written: textUnder(times[at] ?? times[0], 'OccurrenceDateTime'),
    kind: textUnder(times[at] ?? times[0], 'DateTimeTypeCode') || 'A',
  }));
}

function directTime(status: XmlElement): XmlTime | undefined {
  const airport = textUnder(status, 'OccurrenceLocation', 'ID');
  const written = textUnder(status, 'OccurrenceDateTime');
  return airport || written ? { airport, written, kind: 'A' } : undefined;
}
