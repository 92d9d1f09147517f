import { isAhead, isFarOff } from '@loadline/contract/checks/event-time';
import { compact } from '@loadline/contract/checks/verdict';
import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import type { FeedPart, FeedReason } from '@loadline/contract/events/feed-reason';
import type { FeedKind } from '@loadline/contract/feeds/feed-message';
import { readCargoImp } from './cargo-imp.ts';
import { eventsOfXmlStatus, noteOfXmlStatus } from './cargo-xml.events.ts';
import { xmlQuantityIn } from './cargo-xml.quantity.ts';
import { type CarrierEvent, type ReadMessage, reasonAt } from './carrier-event.ts';
import type { Consignment } from './consignment.ts';
import { readDcsa } from './dcsa.ts';
import { textUnder, under, type XmlElement, XmlRefusal, xmlTree } from './xml-tree.ts';

const mostEvents = 500;

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
      return readDcsa(text, receivedAt);
    case undefined:
      return { events: [], reasons: [reasonAt(0, text.trim(), 'message')] };
  }
}

/** Reads an IATA Cargo-XML freight status update: StatusMessage with one or more consignments and statuses. */
function readCargoXml(text: string, receivedAt: Date): ReadMessage {
  const root = rootOf(text);
  if ('expected' in root) return { events: [], reasons: [root] };
  if (root.name !== 'StatusMessage')
    return { events: [], reasons: [reasonAt(root.line, root.name, 'xmlRoot')] };
  const consignments = under(root, 'MasterConsignment');
  if (consignments.length === 0) return { events: [], reasons: [reasonAt(root.line, '', 'xmlWaybill')] };
  const read = consignments.map((one) => readConsignment(one, receivedAt));
  const events = read.flatMap((one) => one.events);
  if (events.length > mostEvents)
    return { events: [], reasons: [reasonAt(0, String(events.length), 'moreEvents')] };
  return { events, reasons: read.flatMap(({ reasons }) => reasons) };
}

function rootOf(text: string): XmlElement | FeedReason {
  try {
    return xmlTree(text);
  } catch (error) {
    if (!(error instanceof XmlRefusal)) throw error;
    const line = text.split('\n')[error.line - 1] ?? '';
    return reasonAt(error.line, line.trim(), 'xml');
  }
}

function readConsignment(element: XmlElement, receivedAt: Date): ReadMessage {
  const consignment = consignmentIn(element);
  if ('expected' in consignment) return { events: [], reasons: [consignment] };
  const statuses = under(element, 'ReportedStatus');
  if (statuses.length === 0) return { events: [], reasons: [reasonAt(element.line, '', 'xmlReason')] };
  const events: CarrierEvent[] = [];
  const reasons: FeedReason[] = [];
  for (const status of statuses) {
    const told = eventsOfXmlStatus(consignment, status, receivedAt);
    if ('expected' in told) {
      reasons.push(told);
      if (told.expected === 'knownCode') events.push(noteOfXmlStatus(consignment, status, receivedAt));
    } else events.push(...told);
  }
  return { events, reasons };
}

function consignmentIn(element: XmlElement): Consignment | FeedReason {
  const written = textUnder(element, 'TransportContractDocument', 'ID');
  const waybill = compact(written);
  const verdict = checkAirWaybill(waybill);
  if (verdict === 'malformed') return reasonAt(element.line, written, 'xmlWaybill');
  if (verdict === 'wrong-digit') return reasonAt(element.line, written, 'waybillDigit');
  const origin = textUnder(element, 'OriginLocation', 'ID');
  const destination = textUnder(element, 'FinalDestinationLocation', 'ID');
  if (!/^[A-Z]{3}$/.test(origin) || !/^[A-Z]{3}$/.test(destination))
    return reasonAt(element.line, `${origin} ${destination}`.trim(), 'xmlRoute');
  return { waybill, origin, destination, quantity: xmlQuantityIn(element) };
}
