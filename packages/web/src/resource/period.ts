import { addDays, mondayOf } from './days.ts';

/** Spans of days that move with the calendar, so that a saved "last 30 days" is still that next month. */
export const periods = ['past', 'last90', 'last30', 'last7', 'today', 'week', 'next7', 'next30'] as const;

export type Period = (typeof periods)[number];

export interface Span {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export function isPeriod(value: unknown): value is Period {
  return periods.some((period) => period === value);
}

/** The days of a period, both ends included. `today` is `YYYY-MM-DD`. */
export function spanOf(period: Period, today: string): Span {
  switch (period) {
    case 'past':
      return { to: addDays(today, -1) };
    case 'last90':
      return { from: addDays(today, -89), to: today };
    case 'last30':
      return { from: addDays(today, -29), to: today };
    case 'last7':
      return { from: addDays(today, -6), to: today };
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: mondayOf(today), to: addDays(mondayOf(today), 6) };
    case 'next7':
      return { from: today, to: addDays(today, 6) };
    case 'next30':
      return { from: today, to: addDays(today, 29) };
  }
}
