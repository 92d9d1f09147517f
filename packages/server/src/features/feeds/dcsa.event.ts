import { shortestPublicNumber, trackedNumber } from '@loadline/contract/checks/tracked-number';
import { checkContainer } from '@loadline/contract/checks/waybill';
import { zoneOf } from '@loadline/contract/codes/place';
import type { EventCode } from '@loadline/contract/events/event-code';
import { eventCodes } from '@loadline/contract/events/event-code';
import type { Position } from '@loadline/contract/events/event-kind';
import { dcsaKinds } from '@loadline/contract/events/event-kinds.dcsa';
import type { FeedReason } from '@loadline/contract/events/feed-reason';
import { classifiers } from '@loadline/contract/events/shipment-event';
import { isCode } from '@loadline/contract/kernel/code';
import type { ReferenceKind } from '@loadline/contract/orders/order-reference';
import type { CalledBy } from '../events/events.public.ts';
import type { CarrierEvent } from './carrier-event.ts';
import { carrierNote, keyOf, reasonAt } from './carrier-event.ts';
import { isJsonObject, listAt, textAt } from './dcsa.value.ts';

const typeKeys: Readonly<Record<string, string>> = {
  TRANSPORT: 'transportEventTypeCode',
  EQUIPMENT: 'equipmentEventTypeCode',
  SHIPMENT: 'shipmentEventTypeCode',
};

/** One event, or what it lacks; `line` is its place in the message. */
export function eventOfDcsa(given: unknown, line: number): CarrierEvent | FeedReason {
  const type = textAt(given, 'eventType');
  const typeKey = Object.hasOwn(typeKeys, type) ? typeKeys[type] : undefined;
  if (!isJsonObject(given) || typeKey === undefined) return reasonAt(line, type, 'dcsaEvent');
  const code = codeOf(textAt(given, typeKey), textAt(given, 'emptyIndicatorCode'));
  if (!code) {
    const typed = textAt(given, typeKey);
    return reasonAt(line, typed, typed === '' ? 'dcsaCode' : 'knownCode');
  }
  const classifier = textAt(given, 'eventClassifierCode');
  if (!isCode(classifiers, classifier)) return reasonAt(line, classifier, 'dcsaClassifier');
  const written = textAt(given, 'eventDateTime');
  const at = /^(?:19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/.test(written)
    ? new Date(written)
    : undefined;
  if (!at || Number.isNaN(at.getTime())) return reasonAt(line, written, 'dcsaTime');
  const numbers = numbersIn(given);
  if (!Array.isArray(numbers)) return reasonAt(line, numbers.wrong, 'containerDigit');
  if (numbers.length === 0) return reasonAt(line, '', 'dcsaNumber');
  return built(given, { code, classifier, at: at.toISOString(), numbers, written });
}

/** The container of an event that is found by its papers alone, because its own number is none. */
export function wrongContainerOf(given: unknown): string | undefined {
  const container = trackedNumber(textAt(given, 'equipmentReference'));
  return container === '' || checkContainer(container) === 'valid' ? undefined : container;
}

/** An event of a code that is not known: what it said; undefined where it names no shipment. */
export function noteOfDcsa(given: unknown, receivedAt: Date): CarrierEvent | undefined {
  const numbers = numbersIn(given);
  if (!Array.isArray(numbers) || numbers.length === 0) return undefined;
  const type = textAt(given, 'eventType');
  const port = textAt(given, 'transportCall', 'UNLocationCode');
  const said = [type, textAt(given, typeKeys[type] ?? ''), textAt(given, 'description'), port];
  const words = [...said, textAt(given, 'eventDateTime')].filter((part) => part !== '').join(' ');
  return carrierNote(numbers, words, { at: receivedAt.toISOString() });
}

type Basics = Pick<CarrierEvent, 'code' | 'classifier' | 'at' | 'numbers'> & { readonly written: string };

function built(given: unknown, { written, ...basics }: Basics): CarrierEvent {
  const place =
    textAt(given, 'transportCall', 'UNLocationCode') ||
    textAt(given, 'transportCall', 'location', 'UNLocationCode') ||
    textAt(given, 'eventLocation', 'UNLocationCode');
  const event = {
    ...basics,
    zone: zoneOf(place) ?? zoneOfOffset(written),
    dayOnly: false,
    place: cut(place, 100) || null,
    position: positionIn(given, basics.code),
    flightOrVessel: vesselIn(given),
    pieces: null,
    weight: null,
    isPart: false,
    ofPieces: null,
    discrepancy: null,
  };
  const id = cut(textAt(given, 'eventID'), 100);
  const named = namedIn(given, basics);
  return {
    ...event,
    ...(named.length > 0 && { named }),
    key: id === '' ? keyOf(event, event.at) : `dcsa ${id}`,
  };
}

/** An empty container that leaves or comes back says nothing of the goods. */
function codeOf(type: string, isEmpty: string): EventCode | undefined {
  if (isEmpty === 'EMPTY' && type === 'GTOT') return 'EMPTY_OUT';
  if (isEmpty === 'EMPTY' && type === 'GTIN') return 'EMPTY_IN';
  if (type === 'HOLD') return 'HOLD';
  return Object.hasOwn(dcsaKinds, type) && isCode(eventCodes, type) ? type : undefined;
}

/** Where the goods are, as far as the event itself tells it; else the route of the order does. */
function positionIn(given: unknown, code: EventCode): Position | undefined {
  if (code === 'CONF') return textAt(given, 'documentTypeCode') === 'BKG' ? 'origin' : 'transit';
  const facility =
    textAt(given, 'transportCall', 'facilityTypeCode') || textAt(given, 'eventLocation', 'facilityTypeCode');
  const isAtCustomer = facility === 'CLOC' && (code === 'DROP' || code === 'STRP');
  return isAtCustomer ? 'destination' : undefined;
}

function numbersIn(given: unknown): string[] | { readonly wrong: string } {
  const container = trackedNumber(textAt(given, 'equipmentReference'));
  const wrong = wrongContainerOf(given);
  const papers = [
    ...listAt(given, 'documentReferences').map((one) => textAt(one, 'documentReferenceValue')),
    ...listAt(given, 'references').map((one) => textAt(one, 'referenceValue')),
    textAt(given, 'documentID'),
  ]
    .map(trackedNumber)
    .filter((number) => number !== '' && number.length <= 60);
  if (wrong !== undefined && papers.length === 0) return { wrong };
  return [...new Set(wrong === undefined && container !== '' ? [container, ...papers] : papers)];
}

const papersOf: Readonly<Record<string, ReferenceKind>> = { BKG: 'carrier', TRD: 'mbl' };

// A document that is asked for, drafted or refused, and an empty container, may become another's.
const unsettled = new Set<EventCode>(
  'RECE DRFT PENA PENU REJE SUBM REQS HOLD VOID EMPTY_OUT EMPTY_IN'
    .split(' ')
    .filter((code) => isCode(eventCodes, code)),
);

/** The container, the carrier's booking and its bill of lading, as the message itself calls them. */
function namedIn(
  given: unknown,
  { code, classifier, numbers }: Pick<Basics, 'code' | 'classifier' | 'numbers'>,
): CalledBy[] {
  if (classifier !== 'ACT' || unsettled.has(code)) return [];
  const typed = [
    ...listAt(given, 'documentReferences').map(
      (one) =>
        [papersOf[textAt(one, 'documentReferenceType')], textAt(one, 'documentReferenceValue')] as const,
    ),
    [papersOf[textAt(given, 'documentTypeCode')], textAt(given, 'documentID')] as const,
    ['container', textAt(given, 'equipmentReference')] as const,
  ];
  return typed.flatMap(([kind, written]) => {
    const number = trackedNumber(written);
    return kind !== undefined && isWhole(number) && numbers.includes(number) ? [{ kind, number }] : [];
  });
}

/** Some write a dash, or that there is none yet. */
function isWhole(number: string): boolean {
  return number.length >= shortestPublicNumber && /\d/.test(number);
}

function vesselIn(given: unknown): string | null {
  const name = textAt(given, 'transportCall', 'vessel', 'vesselName');
  const voyage =
    textAt(given, 'transportCall', 'exportVoyageNumber') ||
    textAt(given, 'transportCall', 'carrierVoyageNumber');
  const both = [name, voyage].filter((part) => part !== '').join(' ');
  return cut(both, 60) || null;
}

// A sign of two halves is not kept by one of them.
function cut(text: string, longest: number): string {
  return text.slice(0, longest).toWellFormed();
}

// A zone that both PostgreSQL and browsers know by one name; its sign is the other way round.
function zoneOfOffset(written: string): string {
  const parts = /([+-])(\d{2}):?00$/.exec(written);
  const hours = Number(parts?.[2] ?? 0);
  if (!parts || hours === 0 || hours > 12) return 'UTC';
  return `Etc/GMT${parts[1] === '+' ? '-' : '+'}${hours}`;
}
