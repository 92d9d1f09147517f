/** When the forwarder's people work: Monday to Friday but for the days of their calendar, in China (which keeps one offset all year). */
// All in milliseconds: whole numbers, so that two ways to the same moment meet exactly.
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const shift = { opens: 9 * hour, closes: 18 * hour, offset: 8 * hour };
const workedADay = shift.closes - shift.opens;

/** A day that is not as every week: off, or worked though it is a Saturday or Sunday. */
export interface CalendarDay {
  /** `YYYY-MM-DD`, in China. */
  readonly date: string;
  readonly kind: 'off' | 'working';
}

/** Days that differ from every week, counted since 1970: each adds a working day or takes one away. */
export type Calendar = readonly { readonly date: number; readonly adds: 1 | -1 }[];

/** No holidays. */
export const usualWeeks: Calendar = [];

/** What the days of a calendar change: a Sunday off and a Monday worked are as every week. */
export function calendarOf(days: readonly CalendarDay[]): Calendar {
  return days.flatMap((one) => {
    const date = Date.parse(`${one.date}T00:00:00Z`) / day;
    const isWorked = one.kind === 'working';
    return isWorked === isWeekend(date) ? [{ date, adds: isWorked ? 1 : -1 } as const] : [];
  });
}

/** Working minutes from one moment to a later one; nights, weekends and days off do not count. */
export function workingMinutesBetween(from: Date, to: Date, calendar: Calendar): number {
  return Math.max(0, worked(inChina(to), calendar) - worked(inChina(from), calendar)) / minute;
}

/** The latest moment from which at least so many working minutes have passed until now: what came before it is late. */
export function workingMinutesBefore(now: Date, minutes: number, calendar: Calendar): Date {
  const wanted = worked(inChina(now), calendar) - minutes * minute;
  const days = Math.floor(wanted / workedADay);
  // A limit that falls on the end of a day is reached by everything that came after it, too: up to the next opening.
  const at = dayOf(days, calendar) * day + shift.opens + (wanted - days * workedADay);
  return new Date(at - shift.offset);
}

/** The first moment at which so many working minutes have passed since an earlier one; never before that one. */
export function workingMomentAfter(from: Date, minutes: number, calendar: Calendar): Date {
  const wanted = worked(inChina(from), calendar) + minutes * minute;
  const days = Math.ceil(wanted / workedADay) - 1;
  const at = dayOf(days, calendar) * day + shift.opens + (wanted - days * workedADay);
  return new Date(Math.max(from.getTime(), at - shift.offset));
}

function inChina(at: Date): number {
  return at.getTime() + shift.offset;
}

/** Working time since the Monday of the first week of 1970. */
function worked(at: number, calendar: Calendar): number {
  const date = Math.floor(at / day);
  const sinceMidnight = at - date * day;
  const before = workingDays(date, calendar);
  const isWorked = workingDays(date + 1, calendar) > before;
  const today = isWorked ? Math.min(Math.max(sinceMidnight - shift.opens, 0), workedADay) : 0;
  return before * workedADay + today;
}

// Day 0 was a Thursday; day 4 the first Monday.
function weekday(date: number): number {
  return (((date - 4) % 7) + 7) % 7;
}

function isWeekend(date: number): boolean {
  return weekday(date) > 4;
}

/** Working days from the first Monday up to, but without, this date. */
function workingDays(date: number, calendar: Calendar): number {
  const usual = Math.floor((date - 4) / 7) * 5 + Math.min(weekday(date), 5);
  return calendar.reduce((sum, one) => (one.date < date ? sum + one.adds : sum), usual);
}

/** The date of a working day by its count: found from where it would be without a calendar. */
function dayOf(count: number, calendar: Calendar): number {
  const weeks = Math.floor(count / 5);
  let date = weeks * 7 + (count - weeks * 5) + 4;
  while (workingDays(date, calendar) > count) date -= 1;
  while (workingDays(date + 1, calendar) <= count) date += 1;
  return date;
}
