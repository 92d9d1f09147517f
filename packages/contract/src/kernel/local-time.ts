/**
 * The instant at which clocks in an IANA zone show a local time `YYYY-MM-DDTHH:mm`, as ISO 8601 in UTC. In the hour that
 * a change of the clock repeats it is the first; an hour that it leaves out is told by the clock before the change.
 */
export function instantOf(local: string, zone: string): string {
  const shown = Date.parse(`${local}:00Z`);
  // The offset before and after: one day apart there is at most one change of the clock.
  const candidates = [shown - 86_400_000, shown + 86_400_000].map((near) => shown - offsetAt(near, zone));
  const right = candidates.filter((at) => at + offsetAt(at, zone) === shown);
  return new Date(right.length > 0 ? Math.min(...right) : Math.max(...candidates)).toISOString();
}

/** What clocks in a zone show at an instant: `YYYY-MM-DDTHH:mm`. */
export function localTimeAt(instant: string, zone: string): string {
  const at = Date.parse(instant);
  return new Date(at + offsetAt(at, zone)).toISOString().slice(0, 16);
}

/** Whether it names a day of the calendar and a time of the day, of these centuries. */
export function isLocalTime(text: string): boolean {
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/.test(text)) return false;
  const at = Date.parse(`${text}:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 16) === text;
}

/** A day, or a day and time, as people and spreadsheets write it: `2026/11/20 14:30` → `2026-11-20T14:30`; undefined for anything else. */
export function localTimeTyped(typed: string): string | undefined {
  const parts = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/.exec(
    typed.normalize('NFKC').trim(),
  );
  if (!parts) return undefined;
  const [year, month, day, hour, minute] = parts.slice(1).map((part) => part?.padStart(2, '0'));
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return isLocalTime(`${date}T00:00`) ? date : undefined;
  const time = `${date}T${hour}:${minute}`;
  return isLocalTime(time) ? time : undefined;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  clocks.set(zone, clock);
  return clock;
}

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(instant: number, zone: string): number {
  const second = Math.floor(instant / 1_000) * 1_000;
  return Date.parse(`${clockOf(zone).format(second).replace(' ', 'T')}Z`) - second;
}
