import { compact } from '@loadline/contract/checks/verdict';
import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import type { FeedReason } from '@loadline/contract/events/feed-reason';
import { eventsOfXmlStatus } from './cargo-xml.events.ts';
import { xmlQuantityIn } from './cargo-xml.quantity.ts';
import type { CarrierEvent, ReadMessage } from './carrier-event.ts';
import { reasonAt } from './carrier-event.ts';
import type { Consignment } from './consignment.ts';
import type { XmlElement } from './xml-tree.ts';
import { textUnder, under, XmlRefusal, xmlTree } from './xml-tree.ts';

const mostEvents = 500;

/** Reads an IATA Cargo-XML freight status update: StatusMessage with one or more consignments and statuses. */
export function readCargoXml(text: string, receivedAt: Date): ReadMessage {
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
    if ('expected' in told) reasons.push(told);
    else events.push(...told);
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
