import type { FeedReason } from '@loadline/contract/events/feed-reason';
import type { CarrierEvent, ReadMessage } from './carrier-event.ts';
import { reasonAt } from './carrier-event.ts';
import { eventOfDcsa, noteOfDcsa, wrongContainerOf } from './dcsa.event.ts';
import { isJsonObject } from './dcsa.value.ts';

const mostEvents = 500;

/** Reads events of DCSA Track & Trace 2.x: one event, a list of them, or an object that holds the list under `events`. */
export function readDcsa(text: string, receivedAt: Date): ReadMessage {
  const given = jsonIn(text);
  if (given === undefined) return { events: [], reasons: [reasonAt(0, text.trim(), 'json')] };
  const listed: unknown = isJsonObject(given) && Array.isArray(given['events']) ? given['events'] : given;
  const all: readonly unknown[] = Array.isArray(listed) ? listed : [listed];
  if (all.length === 0) return { events: [], reasons: [reasonAt(0, '', 'dcsaEvent')] };
  if (all.length > mostEvents)
    return { events: [], reasons: [reasonAt(0, String(all.length), 'moreEvents')] };
  const events: CarrierEvent[] = [];
  const reasons: FeedReason[] = [];
  for (const [at, one] of all.entries()) {
    const told = eventOfDcsa(one, at + 1);
    const wrong = wrongContainerOf(one);
    if ('expected' in told) reasons.push(told);
    else events.push(told);
    if (!('expected' in told) && wrong !== undefined) reasons.push(reasonAt(at + 1, wrong, 'containerDigit'));
    const note =
      'expected' in told && told.expected === 'knownCode' ? noteOfDcsa(one, receivedAt) : undefined;
    if (note) events.push(note);
  }
  return { events, reasons };
}

function jsonIn(text: string): unknown {
  try {
    const given: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    return given;
  } catch {
    return undefined;
  }
}
