/** A moment at the place it belongs to, ready to be shown. */
export interface LocalTime {
  /** `11-06 22:40`, with the year when it is not the current one there. */
  readonly short: string;
  /** `2026-11-06 22:40`. */
  readonly full: string;
  /** `GMT+8`, `GMT−5`, `GMT+5:30`. */
  readonly offset: string;
}

/**
 * An instant (ISO 8601 UTC) in an IANA zone. An unknown zone reads as UTC: a wrong offset would be believed.
 * `now` decides which year is the current one.
 */
export function localTime(instant: string, zone: string, now: Date = new Date()): LocalTime {
  const at = partsOf(new Date(instant), zone);
  const day = `${at.month}-${at.day}`;
  const time = `${at.hour}:${at.minute}`;
  const thisYear = partsOf(now, zone).year === at.year;
  return {
    short: thisYear ? `${day} ${time}` : `${at.year}-${day} ${time}`,
    full: `${at.year}-${day} ${time}`,
    offset: (at.timeZoneName ?? 'GMT').replace('-', '\u2212'),
  };
}

/** By how many days of the calendar a time is later than another, each by the clocks of its own place. */
export function daysBetween(from: LocalTime, to: LocalTime): number {
  const [start, end] = [from, to].map(({ full }) => Date.parse(`${full.slice(0, 10)}T00:00Z`));
  return Math.round(((end ?? 0) - (start ?? 0)) / 86_400_000);
}

/** The day of an instant in an IANA zone: `11-06`, with the year when it is not the current one there. */
export function localDay(instant: string, zone: string, now: Date = new Date()): string {
  return localTime(instant, zone, now).short.replace(/ .*$/, '');
}

/** A calendar day `YYYY-MM-DD`: `11-24` in the current year. It has no zone and never shifts. */
export function shortDay(date: string, now: Date = new Date()): string {
  return date.startsWith(`${now.getFullYear()}-`) ? date.slice(5) : date;
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(moment: Date, zone: string): Parts {
  return Object.fromEntries(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

// Building one costs a hundred times more than using it.
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone) ?? newFormat(zone);
  formats.set(zone, known);
  return known;
}

function newFormat(zone: string): Intl.DateTimeFormat {
  const shape: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'shortOffset',
  };
  try {
    return new Intl.DateTimeFormat('en-US', { ...shape, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...shape, timeZone: 'UTC' });
  }
}

/** The calendar day in an IANA zone, or where the reader is, as `YYYY-MM-DD`. */
export function todayIn(zone?: string, now: Date = new Date()): string {
  return now.toLocaleDateString('sv-SE', zone ? { timeZone: zone } : {});
}
