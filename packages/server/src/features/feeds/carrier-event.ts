import { createHash } from 'node:crypto';
import type { Discrepancy } from '@loadline/contract/events/discrepancy';
import type { EventCode } from '@loadline/contract/events/event-code';
import type { Position } from '@loadline/contract/events/event-kind';
import { eventNotes } from '@loadline/contract/events/event-note';
import type { FeedPart, FeedReason } from '@loadline/contract/events/feed-reason';
import type { Classifier } from '@loadline/contract/events/shipment-event';
import { chinaZone } from '../../kernel/clock.ts';
import type { CalledBy } from '../events/events.public.ts';

/** One thing that a carrier's message tells, understood but not yet anybody's. */
export interface CarrierEvent {
  /** The numbers it may be found by, as they are stored: air waybill, bill of lading, container. */
  readonly numbers: readonly string[];
  readonly code: EventCode;
  readonly classifier: Classifier;
  /** An instant, ISO 8601. */
  readonly at: string;
  readonly zone: string;
  readonly dayOnly: boolean;
  /** IATA airport or UN/LOCODE. */
  readonly place: string | null;
  /** Undefined: the message does not say, and the order's own route decides. */
  readonly position: Position | undefined;
  readonly flightOrVessel: string | null;
  readonly pieces: number | null;
  /** Kilograms. */
  readonly weight: string | null;
  /** Whether it is about some of the pieces only. */
  readonly isPart: boolean;
  /** How many there are in all, where a part is told of and the message says it. */
  readonly ofPieces: number | null;
  readonly discrepancy: Discrepancy | null;
  /** What of its numbers the message says the kind of; undefined where it says it of none, or nothing is settled by it. */
  readonly named?: readonly CalledBy[];
  /** What was said where the code is not known. */
  readonly words?: string;
  /** The same for the same fact, in whichever message it comes. */
  readonly key: string;
}

/** A message as it was understood: what it tells, and what of it could not be read. */
export interface ReadMessage {
  readonly events: readonly CarrierEvent[];
  readonly reasons: readonly FeedReason[];
}

const longestSeen = 60;

export function reasonAt(line: number, seen: string, expected: FeedPart): FeedReason {
  const shown = seen.replace(/[\p{Cc}\p{Cf}]/gu, ' ').toWellFormed();
  return { line, seen: shown.slice(0, longestSeen).toWellFormed().trim(), expected };
}

/** What makes two tellings the same fact. */
export function keyOf(event: Omit<CarrierEvent, 'key'>, day: string): string {
  const { numbers, code, classifier, place, flightOrVessel, pieces, discrepancy } = event;
  return [numbers[0], code, classifier, place, day, flightOrVessel, pieces, discrepancy]
    .map((part) => part ?? '-')
    .join(' ');
}

/** Something of a code that is not known: it is kept as it was said, when it was said, and moves nothing. The same words are the same fact. */
export function carrierNote(
  numbers: readonly string[],
  said: string,
  { at, zone = chinaZone }: { readonly at: string; readonly zone?: string },
): CarrierEvent {
  const words = reasonAt(0, said, 'knownCode').seen;
  return {
    numbers,
    code: 'CARRIER_NOTE',
    classifier: 'ACT',
    at,
    zone,
    dayOnly: false,
    place: null,
    position: undefined,
    flightOrVessel: null,
    pieces: null,
    weight: null,
    isPart: false,
    ofPieces: null,
    discrepancy: null,
    words,
    key: [numbers[0] ?? '-', 'CARRIER_NOTE', words].join(' '),
  };
}

/** What is said beside an event, in both languages. */
export function notesOf(event: CarrierEvent): ReturnType<typeof eventNotes> {
  return event.words === undefined ? eventNotes(event) : { noteZh: event.words, noteEn: event.words };
}

/** The same for all orders that one fact is told of: a UUID of version 8 made from it. */
export function originIdOf({ key }: CarrierEvent): string {
  const hex = createHash('sha256').update(key).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
