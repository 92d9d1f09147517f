import { zoneOf } from '../codes/place.ts';
import { instantOf, localTimeAt } from '../kernel/local-time.ts';
import type { Stop, StopForm } from './flight.stop.ts';
import type { DeskFlight, Flight, FlightForm } from './flight.ts';

type Times = Pick<
  Flight,
  'originZone' | 'destinationZone' | 'stops' | 'cutOff' | 'etd' | 'eta' | 'atd' | 'ata'
>;

/** What is written of a flight as it is stored: local times as instants, with the zones of the airports. */
export function timesOf({ origin, destination, ...form }: FlightForm): Times {
  const originZone = zoneAt(origin);
  const destinationZone = zoneAt(destination);
  return {
    originZone,
    destinationZone,
    cutOff: instantOf(form.cutOff, originZone),
    etd: instantOf(form.etd, originZone),
    eta: instantOf(form.eta, destinationZone),
    atd: form.atd && instantOf(form.atd, originZone),
    ata: form.ata && instantOf(form.ata, destinationZone),
    stops: (form.stops ?? []).map(stopOf),
  };
}

function stopOf(form: StopForm): Stop {
  const { airport, flightNo } = form;
  const zone = zoneAt(airport);
  return {
    airport,
    zone,
    eta: instantOf(form.eta, zone),
    ata: form.ata && instantOf(form.ata, zone),
    flightNo,
    flightDate: form.flightDate ?? form.etd.slice(0, 10),
    etd: instantOf(form.etd, zone),
    atd: form.atd && instantOf(form.atd, zone),
  };
}

function zoneAt(airport: string): string {
  const zone = zoneOf(airport);
  if (!zone) throw new Error(`no clock is known of ${airport}`);
  return zone;
}

/** A flight as it is written: the other way round. */
export function formOf(flight: DeskFlight): FlightForm {
  const { flightNo, flightDate, origin, destination, aircraft, verified, room } = flight;
  const off = (instant: string) => localTimeAt(instant, flight.originZone);
  const on = (instant: string) => localTimeAt(instant, flight.destinationZone);
  return {
    flightNo,
    flightDate,
    origin,
    destination,
    // A direct flight reads as it is written by whoever knows nothing of stops.
    stops: flight.stops.length > 0 ? flight.stops.map(stopFormOf) : null,
    aircraft,
    etd: off(flight.etd),
    eta: on(flight.eta),
    cutOff: off(flight.cutOff),
    atd: flight.atd && off(flight.atd),
    ata: flight.ata && on(flight.ata),
    verified,
    maxKg: room && room.maxKg,
    maxCbm: room && room.maxCbm,
  };
}

function stopFormOf({ airport, zone, flightNo, flightDate, ...times }: Stop): StopForm {
  const at = (instant: string) => localTimeAt(instant, zone);
  return {
    airport,
    eta: at(times.eta),
    flightNo,
    flightDate,
    etd: at(times.etd),
    ata: times.ata && at(times.ata),
    atd: times.atd && at(times.atd),
  };
}

/** Local times of a flight that goes over to another day: each by as many days, with the hour it had; what names no day stays. */
export function movedAlong(
  days: { readonly from: string; readonly to: string },
  times: Readonly<Record<string, string | null>>,
): Record<string, string> {
  const shift = Date.parse(days.to) - Date.parse(days.from);
  return Object.fromEntries(
    Object.entries(times).flatMap(([key, time]) => {
      const day = Date.parse(time?.slice(0, 10) ?? '') + shift;
      if (time === null || Number.isNaN(day)) return [];
      return [[key, `${new Date(day).toISOString().slice(0, 10)}${time.slice(10)}`]];
    }),
  );
}
