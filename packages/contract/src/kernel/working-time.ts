/** When the forwarder's people work: Monday to Friday, in China (which keeps one offset all year). Holidays are not known here. */
// All in milliseconds: whole numbers, so that two ways to the same moment meet exactly.
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const shift = { opens: 9 * hour, closes: 18 * hour, offset: 8 * hour };
const workedADay = shift.closes - shift.opens;

/** Working minutes from one moment to a later one; nights and weekends do not count. */
export function workingMinutesBetween(from: Date, to: Date): number {
  return Math.max(0, worked(inChina(to)) - worked(inChina(from))) / minute;
}

/** The latest moment from which at least so many working minutes have passed until now: what came before it is late. */
export function workingMinutesBefore(now: Date, minutes: number): Date {
  const wanted = worked(inChina(now)) - minutes * minute;
  const days = Math.floor(wanted / workedADay);
  // A limit that falls on the end of a day is reached by everything that came after it, too: up to the next opening.
  const at = dayOf(days) * day + shift.opens + (wanted - days * workedADay);
  return new Date(at - shift.offset);
}

/** The first moment at which so many working minutes have passed since an earlier one; never before that one. */
export function workingMomentAfter(from: Date, minutes: number): Date {
  const wanted = worked(inChina(from)) + minutes * minute;
  const days = Math.ceil(wanted / workedADay) - 1;
  const at = dayOf(days) * day + shift.opens + (wanted - days * workedADay);
  return new Date(Math.max(from.getTime(), at - shift.offset));
}

function inChina(at: Date): number {
  return at.getTime() + shift.offset;
}

/** Working time since the Monday of the first week of 1970. */
function worked(at: number): number {
  const date = Math.floor(at / day);
  const sinceMidnight = at - date * day;
  const today = isWeekend(date) ? 0 : Math.min(Math.max(sinceMidnight - shift.opens, 0), workedADay);
  return workingDays(date) * workedADay + today;
}

// Day 0 was a Thursday; day 4 the first Monday.
function weekday(date: number): number {
  return (((date - 4) % 7) + 7) % 7;
}

function isWeekend(date: number): boolean {
  return weekday(date) > 4;
}

/** Working days from the first Monday up to, but without, this date. */
function workingDays(date: number): number {
  return Math.floor((date - 4) / 7) * 5 + Math.min(weekday(date), 5);
}

/** The date of a working day by its count. */
function dayOf(count: number): number {
  const weeks = Math.floor(count / 5);
  return weeks * 7 + (count - weeks * 5) + 4;
}
