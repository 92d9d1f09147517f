/** How far a moment lies ahead, or behind when it is late. */
export interface TimeLeft {
  readonly isLate: boolean;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** The whole days, hours and minutes between now and a moment (ISO 8601), whichever of them comes first. */
export function timeLeft(until: string, now: Date): TimeLeft {
  const minutes = Math.floor((Date.parse(until) - now.getTime()) / 60_000);
  const size = Math.abs(minutes);
  return {
    isLate: minutes < 0,
    days: Math.floor(size / 1_440),
    hours: Math.floor(size / 60) % 24,
    minutes: size % 60,
  };
}
