import type { BookingStatus } from '@loadline/contract/bookings/booking.status';
import { zoneOf } from '@loadline/contract/codes/place';
import type { FlightForm } from '@loadline/contract/flights/flight';
import { timesOf } from '@loadline/contract/flights/flight.form';
import type { Stop } from '@loadline/contract/flights/flight.stop';
import type { Schedule } from '@loadline/contract/flights/schedule';
import { flightsOf } from '@loadline/contract/flights/schedule.days';
import type { Team } from './accounts.ts';
import { bookingCases } from './bookings.seed.ts';
import { chanceOf } from './chance.ts';
import { idOf } from './demo-id.ts';
import type { DemoDay, DemoSchedule } from './flights.seed.ts';
import { allotments, cutDown, oddFlights, schedules } from './flights.seed.ts';
import { hoursAfter, localDay } from './local-hours.ts';

/** Flights are there from the first that a booking of the demo flew on to a week ahead. */
const [firstDay, lastDay] = [Math.min(...bookingCases.map(({ days }) => days)), 7];

/** A flight of the demo with what it becomes in the tables. */
export interface DemoFlight {
  readonly id: string;
  readonly form: FlightForm;
  readonly days: number;
  readonly etd: Date;
  readonly eta: Date;
  readonly atd: Date | null;
  readonly ata: Date | null;
}

/** The flights of the demo by departure, as they stand at `now`. */
export function demoFlights(now: Date): DemoFlight[] {
  return schedules.flatMap((of) => flightsFrom(of, now)).toSorted((one, other) => +one.etd - +other.etd);
}

function flightsFrom(of: DemoSchedule, now: Date): DemoFlight[] {
  const today = dayOff(now, of.origin, 0);
  return flightsOf(
    scheduleOf(of, now),
    dayOff(now, of.origin, firstDay),
    dayOff(now, of.origin, lastDay),
  ).map((form) => {
    const [etd, eta] = [new Date(timesOf(form).etd), new Date(timesOf(form).eta)];
    const days = Math.round((Date.parse(form.flightDate) - Date.parse(today)) / 86_400_000);
    const day = { flightNo: of.flightNo, days };
    return {
      id: idOf(`flight ${day.flightNo} ${days}`, now),
      form,
      days,
      etd,
      eta,
      ...flownBy(day, etd, eta, now),
    };
  });
}

/** What has left has left a little late, and landed where it had the time to: unless its waybills wait for that word still. */
function flownBy({ flightNo, days }: DemoDay, etd: Date, eta: Date, now: Date) {
  const late = chanceOf(`delay ${flightNo} ${days}`).whole(3, 26) / 60;
  const [atd, ata] = [hoursAfter(etd, late), hoursAfter(eta, late)];
  const waits = (...before: BookingStatus[]) =>
    bookingCases.some((of) => of.flightNo === flightNo && of.days === days && before.includes(of.status));
  const onGround = waits('31', '32', '33', '42', '43', '44', '41', '45');
  return {
    atd: atd < now && !onGround ? atd : null,
    ata: ata < now && !onGround && !waits('3') ? ata : null,
  };
}

/** Schedules, flights, slots and what is kept for customers. */
export function flightRows(teams: readonly Team[], now: Date) {
  const flights = demoFlights(now);
  const orgOf = (code: string) => teams.find(({ customer }) => customer.code === code)?.orgId;
  const slots = flights.filter((one) => !isDay(one, oddFlights.withoutSlot));
  return {
    flight_schedule: schedules.map((of) => scheduleRow(of, now)),
    flight: flights.map((one) => flightRow(one, now)),
    slot: slots.map(slotRow),
    slot_allotment: allotments.flatMap(({ flightNo, customer, kg, cbm }) =>
      slots
        .filter(({ form }) => form.flightNo === flightNo)
        .map(({ id }) => ({ org_id: orgOf(customer), flight_id: id, kg, cbm })),
    ),
  };
}

function isDay({ form, days }: DemoFlight, odd: DemoDay): boolean {
  return form.flightNo === odd.flightNo && days === odd.days;
}

function scheduleOf(of: DemoSchedule, now: Date): Schedule {
  return {
    ...of,
    id: idOf(`schedule ${of.flightNo}`, now),
    version: 1,
    validFrom: `${now.getUTCFullYear() - 1}-10-25`,
    validTo: `${now.getUTCFullYear() + 1}-10-24`,
    laidUntil: null,
    updatedAt: hoursAfter(now, -24 * 60).toISOString(),
  };
}

function scheduleRow(of: DemoSchedule, now: Date) {
  const { id, validFrom, validTo, updatedAt } = scheduleOf(of, now);
  return {
    id,
    flight_no: of.flightNo,
    origin: of.origin,
    destination: of.destination,
    stops: of.stops,
    weekdays: of.weekdays,
    departs: of.departs,
    arrives: of.arrives,
    arrives_after_days: of.arrivesAfterDays,
    cut_off_hours: of.cutOffHours,
    valid_from: validFrom,
    valid_to: validTo,
    aircraft: of.aircraft,
    max_kg: of.maxKg,
    max_cbm: of.maxCbm,
    demo: true,
    updated_at: updatedAt,
  };
}

function flightRow(one: DemoFlight, now: Date) {
  const { id, form, etd, eta, atd, ata } = one;
  const { originZone, destinationZone, stops, cutOff } = timesOf(form);
  return {
    id,
    flight_no: form.flightNo,
    flight_date: form.flightDate,
    origin: form.origin,
    origin_zone: originZone,
    destination: form.destination,
    destination_zone: destinationZone,
    stops: stops.map((stop) => calledAt(stop, one, now)),
    aircraft: form.aircraft,
    cut_off: cutOff,
    etd,
    eta,
    atd,
    ata,
    state: isDay(one, oddFlights.cancelled) ? 'CANCELLED' : 'OPEN',
    // The airline confirms its times a few days ahead.
    verified: one.days <= 4,
    demo: true,
    updated_at: hoursAfter(now, -36),
  };
}

/** What took off late was late at its stops, too. */
function calledAt(stop: Stop, { etd, atd }: DemoFlight, now: Date): Stop {
  const told = (planned: string) => {
    if (atd === null) return null;
    const at = new Date(Date.parse(planned) + (+atd - +etd));
    return at < now ? at.toISOString() : null;
  };
  return { ...stop, ata: told(stop.eta), atd: told(stop.etd) };
}

function slotRow(one: DemoFlight) {
  const { maxKg, maxCbm } = isDay(one, oddFlights.overLimit) ? cutDown : one.form;
  return {
    flight_id: one.id,
    max_kg: maxKg,
    max_cbm: maxCbm,
    state: isDay(one, oddFlights.closed) ? 'CLOSED' : 'OPEN',
  };
}

function dayOff(now: Date, origin: string, days: number): string {
  const zone = zoneOf(origin);
  if (!zone) throw new Error(`no clock is known of ${origin}`);
  return localDay(hoursAfter(now, days * 24), zone);
}
