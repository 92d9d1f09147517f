/** The day so many days from today by the clocks of China, where the walks' flights leave and their clerks sit. */
export function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
}

/** A time so many minutes ago by the clocks of a zone, as people type it there: `2026-11-20 08:14`. */
export function minutesAgo(minutes: number, zone: string): string {
  return new Date(Date.now() - minutes * 60_000).toLocaleString('sv-SE', { timeZone: zone }).slice(0, 16);
}
