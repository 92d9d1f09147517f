const hour = 3_600_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/** The hours of the day in which something can happen somewhere. */
export interface LocalHours {
  readonly zone: string;
  readonly opens: number;
  readonly closes: number;
}

/** That moment, or one in the first four hours after the place opens next: not everything happens at the door. */
export function whenOpen(moment: Date, { zone, opens, closes }: LocalHours): Date {
  const now = localHour(moment, zone);
  const later = moment.getUTCMinutes() % 4;
  if (now < opens) return hoursAfter(moment, Math.ceil(opens - now) + later);
  if (now >= closes) return hoursAfter(moment, Math.ceil(24 - now) + opens + later);
  return moment;
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * hour);
}

/** The calendar day of a moment at a place, `YYYY-MM-DD`. */
export function localDay(moment: Date, zone: string): string {
  const { year, month, day } = partsOf(moment, zone);
  return `${year}-${month}-${day}`;
}

function localHour(moment: Date, zone: string): number {
  const parts = partsOf(moment, zone);
  return Number(parts.hour) + Number(parts.minute) / 60;
}

function partsOf(moment: Date, zone: string): Record<string, string> {
  const parts = clockOf(zone).formatToParts(moment);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

// Making one costs more than using it a hundred times.
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, made);
  return made;
}
