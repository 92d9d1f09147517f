import { zoneOfAirport } from '@loadline/contract/codes/airport-zone';
import { discrepancies } from '@loadline/contract/events/discrepancy';
import { eventCodes } from '@loadline/contract/events/event-code';
import type { Position } from '@loadline/contract/events/event-kind';
import { isCode } from '@loadline/contract/kernel/code';
import { instantOf } from '@loadline/contract/kernel/local-time';
import type { LineRefusal, StatusFacts } from './cargo-imp.line.ts';
import type { ClockTime } from './cargo-imp.segment.ts';
import type { CarrierEvent } from './carrier-event.ts';
import { keyOf } from './carrier-event.ts';
import type { Consignment } from './consignment.ts';
import { partOf, positionOf } from './consignment.ts';
import { dayAfter, nearestDay } from './flight-day.ts';

/** What a status tells: the fact, and when its flight is expected to leave the origin and to reach the destination. */
export function eventsOfStatus(
  consignment: Consignment,
  status: StatusFacts,
  receivedAt: Date,
): CarrierEvent[] | LineRefusal {
  const { code, texts, day, times } = status;
  const date = nearestDay(day.day, day.month, receivedAt);
  if (!date || !isCode(eventCodes, code))
    return { seen: texts.moment ?? texts.day ?? '', expected: texts.moment ? 'moment' : 'day' };
  const [from, to] = legOf(texts.leg ?? texts.airport ?? '');
  const airport = code === 'ARR' || code === 'RCF' ? to : from;
  const zone = zoneOfAirport(airport);
  if (!zone) return { seen: airport, expected: 'knownAirport' };
  const discrepancy = isCode(discrepancies, texts.discrepancy) ? texts.discrepancy : null;
  if (texts.discrepancy !== undefined && !discrepancy)
    return { seen: texts.discrepancy, expected: 'discrepancy' };
  const { pieces, weight, ofPieces } = partOf(consignment, status);
  const shared = {
    numbers: [consignment.waybill],
    flightOrVessel: texts.flight ?? texts.carrier ?? null,
    pieces,
    weight,
    ofPieces,
    discrepancy,
  };
  const told = { ...shared, code, classifier: 'ACT' as const, place: airport, zone };
  const when =
    status.dayMeans === 'flight'
      ? { at: receivedAt.toISOString(), dayOnly: false }
      : whenOf(date, status, zone);
  const fact = { ...told, ...when, position: positionOf(consignment, airport) };
  const sameDay = status.dayMeans === 'flight' ? date : fact.at;
  return [
    { ...fact, key: keyOf(fact, sameDay) },
    ...expectedOf(consignment, status, { from, to, date, times }).map((event) => {
      const expected = { ...shared, ...event };
      return { ...expected, key: keyOf(expected, expected.at) };
    }),
  ];
}

function legOf(text: string): [string, string] {
  return text.length === 6 ? [text.slice(0, 3), text.slice(3)] : [text, text];
}

/** The actual time of the flight where the line has one, else the time beside the day, else the day. */
function whenOf(date: string, { code, day, times }: StatusFacts, zone: string) {
  const time = (code === 'DEP' ? times[0] : times.find(({ kind }) => kind === 'A')) ?? undefined;
  if (day.time === null && time) return { at: instantIn(date, time, zone), dayOnly: false };
  const at = instantOf(`${date}T${day.time ?? '00:00'}`, zone);
  return { at, dayOnly: day.time === null };
}

function instantIn(date: string, { time, days }: ClockTime, zone: string): string {
  return instantOf(`${dayAfter(date, days)}T${time}`, zone);
}

interface Flight {
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly times: readonly ClockTime[];
}

/** Only what moves the expected departure or arrival of the whole way. */
function expectedOf(
  consignment: Consignment,
  { code, texts }: StatusFacts,
  { from, to, date, times }: Flight,
) {
  if (texts.leg === undefined) return [];
  const [leaves, lands] = times;
  const isBefore = code !== 'DEP';
  return [
    ...(isBefore && from === consignment.origin ? expectation('DEP', from, 'origin', date, leaves) : []),
    ...(to === consignment.destination ? expectation('ARR', to, 'destination', date, lands) : []),
  ];
}

function expectation(
  code: 'DEP' | 'ARR',
  place: string,
  position: Position,
  date: string,
  time: ClockTime | undefined,
) {
  const zone = zoneOfAirport(place);
  if (!time || time.kind === 'A' || !zone) return [];
  const classifier = time.kind === 'E' ? ('EST' as const) : ('PLN' as const);
  return [{ code, classifier, place, position, zone, at: instantIn(date, time, zone), dayOnly: false }];
}
