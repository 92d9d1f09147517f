import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import { zoneOf } from '@loadline/contract/codes/place';
import { discrepancies } from '@loadline/contract/events/discrepancy';
import { eventCodes } from '@loadline/contract/events/event-code';
import type { Position } from '@loadline/contract/events/event-kind';
import { positionTold } from '@loadline/contract/events/event-position';
import type { FeedReason } from '@loadline/contract/events/feed-reason';
import { isCode } from '@loadline/contract/kernel/code';
import { instantOf } from '@loadline/contract/kernel/local-time';
import { type LineRefusal, type StatusFacts, statusIn } from './cargo-imp.line.ts';
import { type ClockTime, quantityIn } from './cargo-imp.segment.ts';
import { type CarrierEvent, carrierNote, keyOf, type ReadMessage, reasonAt } from './carrier-event.ts';
import { type Consignment, partOf } from './consignment.ts';

const dayInMilliseconds = 86_400_000;

interface Line {
  /** From 1, as the text was received. */
  readonly number: number;
  readonly text: string;
}

const mostEvents = 500;
// Security and customs lines, units and free text say nothing that moves a shipment.
const asides = /^(?:OCI|OSI|SSR|ULD|RTE|SPH|ACC|REF)\//;

/**
 * Reads IATA Cargo-IMP freight status updates: `FSU/version`, the consignment, one or more statuses; several messages in
 * one text, in a Type B heading or an EDIFACT envelope or neither. A line that cannot be read is left out with its reason.
 */
export function readCargoImp(text: string, receivedAt: Date): ReadMessage {
  const lines = linesOf(text);
  const starts = lines.flatMap(({ text: line }, at) => (line.startsWith('FSU/') ? [at] : []));
  if (starts.length === 0) return { events: [], reasons: [reasonAt(1, lines[0]?.text ?? '', 'header')] };
  const read = starts.map((from, at) => readOne(lines.slice(from, starts[at + 1]), receivedAt));
  const events = read.flatMap((one) => one.events);
  const reasons = read.flatMap((one) => one.reasons);
  if (events.length <= mostEvents) return { events, reasons };
  return { events: [], reasons: [reasonAt(0, String(events.length), 'moreEvents')] };
}

// An envelope ends its segments with an apostrophe, not with a line: what stands in it keeps the line it came in.
function linesOf(text: string): Line[] {
  return text.split(/\r\n|\r|\n/).flatMap((line, at) =>
    line
      .split(/'(?=UN[BHTZ]\+|FSU\/|$)/)
      .map((part) => ({ number: at + 1, text: part.replace(/[\p{Cc}\p{Cf}]/gu, '').trim() }))
      .filter((part) => part.text !== '' && !/^(?:UN[ABHTZ]\+|UNA|=)/.test(part.text)),
  );
}

function readOne([header, head, ...rest]: readonly Line[], receivedAt: Date): ReadMessage {
  if (!header || !/^FSU\/\d{1,3}$/.test(header.text))
    return { events: [], reasons: [reasonAt(header?.number ?? 1, header?.text ?? '', 'header')] };
  const consignment = consignmentIn(head);
  if ('expected' in consignment) return { events: [], reasons: [consignment] };
  if (rest.length === 0) return { events: [], reasons: [reasonAt(header.number + 2, '', 'status')] };
  const statuses = rest.filter(({ text }) => !asides.test(text) && !text.startsWith('/'));
  const events: CarrierEvent[] = [];
  const reasons: FeedReason[] = [];
  for (const { number, text } of statuses) {
    const status = statusIn(text);
    // Somebody named a code that is not among ours: it was said all the same.
    if ('expected' in status && status.expected === 'status' && /^[A-Z]{3}\//.test(text)) {
      reasons.push(reasonAt(number, text, 'knownCode'));
      events.push(carrierNote([consignment.waybill], text, { at: receivedAt.toISOString() }));
      continue;
    }
    const told = 'expected' in status ? status : eventsOfStatus(consignment, status, receivedAt);
    if ('expected' in told) reasons.push(reasonAt(number, told.seen, told.expected));
    else events.push(...told);
  }
  return { events, reasons };
}

function consignmentIn(line: Line = { number: 2, text: '' }): Consignment | FeedReason {
  const { number, text } = line;
  const parts = /^(\d{3})-(\d{8})([A-Z]{3})([A-Z]{3})(?:\/(.*))?$/.exec(text);
  if (!parts) return reasonAt(number, text, 'consignment');
  const [, prefix = '', serial = '', origin = '', destination = '', written] = parts;
  const waybill = `${prefix}${serial}`;
  if (checkAirWaybill(waybill) !== 'valid') return reasonAt(number, `${prefix}-${serial}`, 'waybillDigit');
  const quantity = written === undefined ? undefined : quantityIn(written);
  if (written !== undefined && !quantity) return reasonAt(number, written, 'quantity');
  return { waybill, origin, destination, quantity };
}

/** What a status tells: the fact, and when its flight is expected to leave the origin and to reach the destination. */
function eventsOfStatus(
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
  const zone = zoneOf(airport);
  if (!zone) return { seen: airport, expected: 'knownAirport' };
  const discrepancy = isCode(discrepancies, texts.discrepancy) ? texts.discrepancy : null;
  if (texts.discrepancy !== undefined && !discrepancy)
    return { seen: texts.discrepancy, expected: 'discrepancy' };
  const shared = {
    numbers: [consignment.waybill],
    flightOrVessel: texts.flight ?? texts.carrier ?? null,
    ...partOf(consignment, status),
    discrepancy,
  };
  const told = { ...shared, code, classifier: 'ACT' as const, place: airport, zone };
  const when =
    status.dayMeans === 'flight'
      ? { at: receivedAt.toISOString(), dayOnly: false }
      : whenOf(date, status, zone);
  const fact = { ...told, ...when, position: positionTold(consignment, airport) };
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
  const zone = zoneOf(place);
  if (!time || time.kind === 'A' || !zone) return [];
  const classifier = time.kind === 'E' ? ('EST' as const) : ('PLN' as const);
  return [{ code, classifier, place, position, zone, at: instantIn(date, time, zone), dayOnly: false }];
}

/** `YYYY-MM-DD` of a day that is told without its year: the one nearest to when it was told. Undefined when no such day is near. */
function nearestDay(day: number, month: number, told: Date): string | undefined {
  const year = told.getUTCFullYear();
  const days = [year - 1, year, year + 1]
    .map((one) => new Date(Date.UTC(one, month - 1, day)))
    .filter((date) => date.getUTCMonth() === month - 1);
  const distance = (date: Date) => Math.abs(date.getTime() - told.getTime());
  return days
    .toSorted((one, other) => distance(one) - distance(other))[0]
    ?.toISOString()
    .slice(0, 10);
}

/** The day so many days later. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10);
}
