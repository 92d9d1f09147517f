import type { FlightForm } from './flight.ts';
import type { Schedule } from './schedule.ts';

const dayMs = 86_400_000;

/** The flights of a schedule between two days, both counted: those of its weekdays while it is valid. */
export function flightsOf(schedule: Schedule, from: string, to: string): FlightForm[] {
  const first = from < schedule.validFrom ? schedule.validFrom : from;
  const last = to > schedule.validTo ? schedule.validTo : to;
  return daysBetween(first, last)
    .filter((day) => schedule.weekdays.includes(weekdayOf(day)))
    .map((day) => flightOn(schedule, day));
}

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

function flightOn(schedule: Schedule, day: string): FlightForm {
  const { flightNo, origin, destination, aircraft, departs, arrives, maxKg, maxCbm } = schedule;
  return {
    flightNo,
    flightDate: day,
    origin,
    destination,
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

/** By the clock on the wall: a cut-off is told to people who look at it. */
function hoursBefore(local: string, hours: number): string {
  return new Date(Date.parse(`${local}:00Z`) - hours * 3_600_000).toISOString().slice(0, 16);
}
