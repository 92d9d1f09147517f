const dayInMilliseconds = 86_400_000;

/** `YYYY-MM-DD` of a day that is told without its year: the one nearest to when it was told. Undefined when no such day is near. */
export function nearestDay(day: number, month: number, told: Date): string | undefined {
  const year = told.getUTCFullYear();
  const days = [year - 1, year, year + 1]
    .map((one) => new Date(Date.UTC(one, month - 1, day)))
    .filter((date) => date.getUTCMonth() === month - 1);
  const distance = (date: Date) => Math.abs(date.getTime() - told.getTime());
  return days
    .toSorted((one, other) => distance(one) - distance(other))[0]
    ?.toISOString()
    .slice(0, 10);
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds).toISOString().slice(0, 10);
}
