import type { Text } from '../kernel/text.ts';
import { flightFlaw } from './flight.rules.ts';
import type { StopForm } from './flight.stop.ts';
import type { FlightForm } from './flight.ts';
import { type StopFlaw, stopFlaws } from './flight.way.ts';
import type { Schedule } from './schedule.ts';

/** What of a schedule its flights are made from. */
type Timetable = Omit<Schedule, 'id' | 'version' | 'laidUntil' | 'updatedAt'>;

const dayMs = 86_400_000;

/** The flights of a schedule between two days, both counted: those of its weekdays while it is valid. */
export function flightsOf(schedule: Schedule, from: string, to: string): FlightForm[] {
  const first = from < schedule.validFrom ? schedule.validFrom : from;
  const last = to > schedule.validTo ? schedule.validTo : to;
  return daysBetween(first, last)
    .filter((day) => schedule.weekdays.includes(weekdayOf(day)))
    .map((day) => flightOn(schedule, day));
}

/** What is wrong with the way of a schedule by the clocks of its airports, seen on its first day: its stops, and its landing. */
export function wayFlaws(schedule: Timetable): {
  readonly stops: readonly StopFlaw[];
  readonly lands: Text | undefined;
} {
  const flown = flightOn(schedule, schedule.validFrom);
  return { stops: stopFlaws(flown, never), lands: flightFlaw('eta', flown, never) };
}

/** What a schedule says has not happened. */
const never = '9999-12-31T00:00:00.000Z';

/** How many days lie between two, both counted; none when the second is the earlier. */
export function daysCounted(from: string, to: string): number {
  return Math.max(0, (Date.parse(to) - Date.parse(from)) / dayMs + 1);
}

function daysBetween(from: string, to: string): string[] {
  return Array.from({ length: daysCounted(from, to) }, (_, at) => laterBy(from, at));
}

function laterBy(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

const numbers = ['7', '1', '2', '3', '4', '5', '6'] as const;

function weekdayOf(day: string): Schedule['weekdays'][number] {
  return numbers[new Date(day).getUTCDay()] ?? '7';
}

function flightOn(schedule: Timetable, day: string): FlightForm {
  const { flightNo, origin, destination, stops, aircraft, departs, arrives, maxKg, maxCbm } = schedule;
  return {
    flightNo,
    flightDate: day,
    origin,
    destination,
    stops: stops?.map((stop) => stopOn(stop, day)) ?? null,
    aircraft,
    etd: `${day}T${departs}`,
    eta: `${laterBy(day, schedule.arrivesAfterDays)}T${arrives}`,
    cutOff: hoursBefore(`${day}T${departs}`, schedule.cutOffHours),
    atd: null,
    ata: null,
    verified: false,
    maxKg,
    maxCbm,
  };
}

function stopOn(stop: NonNullable<Schedule['stops']>[number], day: string): StopForm {
  const flightDate = laterBy(day, stop.departsAfterDays);
  return {
    airport: stop.airport,
    eta: `${laterBy(day, stop.arrivesAfterDays)}T${stop.arrives}`,
    flightNo: stop.flightNo,
    flightDate,
    etd: `${flightDate}T${stop.departs}`,
    ata: null,
    atd: null,
  };
}

/** By the clock on the wall: a cut-off is told to people who look at it. */
function hoursBefore(local: string, hours: number): string {
  return new Date(Date.parse(`${local}:00Z`) - hours * 3_600_000).toISOString().slice(0, 16);
}
