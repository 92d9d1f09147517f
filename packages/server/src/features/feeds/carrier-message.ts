import { isAhead, isFarOff } from '@loadline/contract/checks/event-time';
import type { FeedPart } from '@loadline/contract/events/feed-reason';
import type { FeedKind } from '@loadline/contract/feeds/feed-message';
import { readCargoImp } from './cargo-imp.ts';
import { readCargoXml } from './cargo-xml.ts';
import type { CarrierEvent, ReadMessage } from './carrier-event.ts';
import { reasonAt } from './carrier-event.ts';
import { readDcsa } from './dcsa.ts';

/** What kind of message a text is, by how it begins; undefined for one that is none of them. */
export function kindOfMessage(text: string): FeedKind | undefined {
  const start = text.replace(/^\ufeff/, '').trimStart();
  if (start.startsWith('<')) return 'xfsu';
  if (/^[{[]/.test(start)) return 'dcsa';
  return /(?:^|['\n\r\u0001-\u0003])FSU\//.test(start) ? 'fsu' : undefined;
}

const mostReasons = 200;

/** Reads a carrier's message of any kind. It never throws: what cannot be read is told in its reasons, the first ones of many. */
export function readCarrierMessage(text: string, receivedAt: Date): ReadMessage {
  const read = readAs(text, receivedAt);
  const { events, reasons } = inTime(read, receivedAt);
  if (reasons.length <= mostReasons) return { events, reasons };
  const more = reasonAt(0, String(reasons.length), 'moreReasons');
  return { events, reasons: [...reasons.slice(0, mostReasons), more] };
}

/** Without what is told of a time at which it cannot have happened, or cannot be expected. */
function inTime({ events, reasons }: ReadMessage, receivedAt: Date): ReadMessage {
  const wrong = events.flatMap((event) => {
    const expected = outOfTime(event, receivedAt.getTime());
    return expected ? [{ event, expected }] : [];
  });
  if (wrong.length === 0) return { events, reasons };
  const late = new Set(wrong.map(({ event }) => event));
  const told = wrong.map(({ event: { code, numbers, at }, expected }) =>
    reasonAt(0, `${code} ${numbers[0] ?? ''} ${at.slice(0, 16)}`, expected),
  );
  return { events: events.filter((event) => !late.has(event)), reasons: [...reasons, ...told] };
}

function outOfTime({ classifier, at }: CarrierEvent, now: number): FeedPart | undefined {
  if (isFarOff(at, now)) return 'thisTime';
  return classifier === 'ACT' && isAhead(at, now) ? 'past' : undefined;
}

function readAs(text: string, receivedAt: Date): ReadMessage {
  switch (kindOfMessage(text)) {
    case 'fsu':
      return readCargoImp(text, receivedAt);
    case 'xfsu':
      return readCargoXml(text, receivedAt);
    case 'dcsa':
      return readDcsa(text);
    case undefined:
      return { events: [], reasons: [reasonAt(0, text.trim(), 'message')] };
  }
}
