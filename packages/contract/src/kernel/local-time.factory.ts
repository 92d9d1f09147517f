/** A change of the clocks of a zone: on which day, at which time by the clocks before it, and by how many hours they are ahead of UTC before and after. */
export interface Switch {
  readonly zone: string;
  readonly day: string;
  readonly at: string;
  readonly before: number;
  readonly after: number;
}

const american = [
  ['2025-03-09', '2025-11-02'],
  ['2026-03-08', '2026-11-01'],
  ['2027-03-14', '2027-11-07'],
] as const;

const british = [
  ['2025-03-30', '2025-10-26'],
  ['2026-03-29', '2026-10-25'],
  ['2027-03-28', '2027-10-31'],
] as const;

function switchesOf(zone: string, winter: number, days: readonly (readonly [string, string])[], at: string) {
  const later = `${String(Number(at.slice(0, 2)) + (zone === 'Europe/London' ? 1 : 0)).padStart(2, '0')}:00`;
  return days.flatMap(([spring, autumn]): Switch[] => [
    { zone, day: spring, at, before: winter, after: winter + 1 },
    { zone, day: autumn, at: later, before: winter + 1, after: winter },
  ]);
}

/** Every change of the clocks of 2025 to 2027 where cargo is cleared, as the laws have it: by no table of the machine. */
export const switches: readonly Switch[] = [
  ...switchesOf('America/Los_Angeles', -8, american, '02:00'),
  ...switchesOf('America/New_York', -5, american, '02:00'),
  // London changes at one o'clock UTC, which is two by its summer time.
  ...switchesOf('Europe/London', 0, british, '01:00'),
];

/** Arizona keeps its clocks: seven hours behind UTC, while its neighbours change. */
export const unchanged: readonly Switch[] = american.flat().map((day) => ({
  zone: 'America/Phoenix',
  day,
  at: '02:00',
  before: -7,
  after: -7,
}));

/** The instant at which clocks that are so many hours ahead of UTC show a local time. */
export function shownBy(hours: number, local: string): string {
  return new Date(Date.parse(`${local}:00Z`) - hours * 3_600_000).toISOString();
}

/** The day so many days after another, or before. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
