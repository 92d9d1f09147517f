import type { XmlElement } from './xml-tree.ts';
import { textUnder, under } from './xml-tree.ts';

/** A time at a place, as a message tells it. */
export interface XmlTime {
  readonly airport: string;
  /** With or without an offset; empty when it is not told. */
  readonly written: string;
  /** A actual, E estimated, S scheduled. */
  readonly kind: string;
}

/** Which flight, from where, to where and when; a place of which neither is said stands under `here`. */
export interface XmlMovement {
  readonly flight: string | null;
  readonly departure: XmlTime | undefined;
  readonly arrival: XmlTime | undefined;
  readonly here: XmlTime | undefined;
}

const events = {
  departure: {
    element: 'DepartureEvent',
    time: 'DepartureOccurrenceDateTime',
    kind: 'DepartureDateTimeTypeCode',
    place: 'OccurrenceDepartureLocation',
  },
  arrival: {
    element: 'ArrivalEvent',
    time: 'ArrivalOccurrenceDateTime',
    kind: 'ArrivalDateTimeTypeCode',
    place: 'OccurrenceArrivalLocation',
  },
} as const;

const longestFlight = 60;

/** Reads both ways of Cargo-XML: an event of departure and of arrival, or locations with their times in the same order. */
export function xmlMovementIn(status: XmlElement): XmlMovement {
  const [movement] = under(status, 'SpecifiedLogisticsTransportMovement');
  const flight = textUnder(movement, 'ID').replace(/\s/g, '').slice(0, longestFlight).toWellFormed() || null;
  const listed = [status, ...(movement ? [movement] : [])].flatMap(timesListed);
  const of = (way: string) => listed.find(({ status: listedWay }) => listedWay.startsWith(way));
  return {
    flight,
    departure: eventIn(movement, 'departure') ?? of('D'),
    arrival: eventIn(movement, 'arrival') ?? of('A'),
    here: listed.find(({ status: way }) => way === '') ?? directTime(status),
  };
}

function eventIn(movement: XmlElement | undefined, way: keyof typeof events): XmlTime | undefined {
  const { element, time, kind, place } = events[way];
  const [event] = under(movement, element);
  if (!event) return undefined;
  const scheduled = textUnder(event, 'ScheduledOccurrenceDateTime');
  const told = textUnder(event, time);
  return {
    airport: textUnder(event, place, 'ID'),
    written: told || scheduled,
    kind: textUnder(event, kind) || (told ? 'A' : 'S'),
  };
}

function timesListed(element: XmlElement): (XmlTime & { readonly status: string })[] {
  const times = under(element, 'SpecifiedEvent');
  return under(element, 'SpecifiedLocation').map((location, at) => ({
    airport: textUnder(location, 'ID'),
    status: textUnder(location, 'FlightStatusTypeCode').toUpperCase(),
    written: textUnder(times[at] ?? times[0], 'OccurrenceDateTime'),
    kind: textUnder(times[at] ?? times[0], 'DateTimeTypeCode') || 'A',
  }));
}

function directTime(status: XmlElement): XmlTime | undefined {
  const airport = textUnder(status, 'OccurrenceLocation', 'ID');
  const written = textUnder(status, 'OccurrenceDateTime');
  return airport || written ? { airport, written, kind: 'A' } : undefined;
}
