import { checkAirWaybill } from '@loadline/contract/checks/waybill';
import type { FeedReason } from '@loadline/contract/events/feed-reason';
import { eventsOfStatus } from './cargo-imp.events.ts';
import { statusIn } from './cargo-imp.line.ts';
import { quantityIn } from './cargo-imp.segment.ts';
import type { CarrierEvent, ReadMessage } from './carrier-event.ts';
import { reasonAt } from './carrier-event.ts';
import type { Consignment } from './consignment.ts';

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
