/** The time, as a parameter: tests turn it, nothing else does. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Where the forwarder's people work: the days of their filters are days there. */
export const chinaZone = 'Asia/Shanghai';

const china = new Intl.DateTimeFormat('sv-SE', {
  timeZone: chinaZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as the clocks in China show it, `2026-11-21 15:04`; its first ten characters are the day there. */
export function chinaTime(at: Date): string {
  return china.format(at);
}
