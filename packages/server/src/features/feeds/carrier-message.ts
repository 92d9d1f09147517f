import type { FeedKind } from '@loadline/contract/feeds/feed-message';
import { readCargoImp } from './cargo-imp.ts';
import { readCargoXml } from './cargo-xml.ts';
import type { ReadMessage } from './carrier-event.ts';
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
  const { events, reasons } = readAs(text, receivedAt);
  if (reasons.length <= mostReasons) return { events, reasons };
  const more = reasonAt(0, String(reasons.length), 'moreReasons');
  return { events, reasons: [...reasons.slice(0, mostReasons), more] };
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
