import type { overviewAddress } from '@loadline/contract/dashboard/overview.api';
import { usualWeeks } from '@loadline/contract/dashboard/overview.api';
import type { Found } from '../../../kernel/address.ts';
import type { Search } from '../../../kernel/navigation.ts';
import { addDays } from '../../../resource/days.ts';
import { placedStatuses } from '../../../shared/dashboard/placed.ts';

export type OverviewAddress = Found<typeof overviewAddress>;

/** What is counted: the days of both ends, and a team where one is chosen. */
export interface Counted {
  readonly from: string;
  readonly to: string;
  readonly team?: string | undefined;
}

/** The days of an address: two of one's own, else so many weeks from Monday, the last up to today (`YYYY-MM-DD`). */
export function countedBy({ weeks, from, to, team }: OverviewAddress, today: string): Counted {
  if (from !== undefined && to !== undefined && from <= to) return { from, to, team };
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const before = 7 * (Number(weeks ?? usualWeeks) - 1);
  return { from: addDays(today, -sinceMonday - before), to: today, team };
}

/** The desk's order list narrowed to what a figure counts. */
export function ordersOf({ from, to }: Counted, narrowed: Search = {}): Search {
  return { orderedFrom: from, orderedTo: to, status: [...placedStatuses], ...narrowed };
}
