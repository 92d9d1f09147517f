import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import type { dashboardAddress } from '@loadline/contract/dashboard/dashboard.api';
import { usualSpan } from '@loadline/contract/dashboard/dashboard.api';
import type { Found } from '../../kernel/address.ts';
import type { Search } from '../../kernel/navigation.ts';
import { addDays } from '../../resource/days.ts';
import { placedStatuses } from '../../shared/dashboard/placed.ts';

export type DashboardAddress = Found<typeof dashboardAddress>;

/** What is counted: the days of both ends, and a channel where one is chosen. */
export interface Counted {
  readonly from: string;
  readonly to: string;
  readonly channel?: string | undefined;
}

/** The days of an address: two of one's own, else so many up to today (`YYYY-MM-DD`). */
export function countedBy({ span, from, to, channel }: DashboardAddress, today: string): Counted {
  if (from !== undefined && to !== undefined && from <= to) return { from, to, channel };
  const days = Number(span ?? usualSpan);
  return { from: addDays(today, 1 - days), to: today, channel };
}

/** The order list narrowed to what a figure counts. */
export function ordersOf({ from, to, channel }: Counted, narrowed: Search = {}): Search {
  const among = channel === undefined ? {} : { channel };
  return { orderedFrom: from, orderedTo: to, status: [...placedStatuses], ...among, ...narrowed };
}

/** The statuses of orders that have come to a stage. */
export function statusesFrom(stage: Stage): string[] {
  return [...stageOrder.slice(stageOrder.indexOf(stage)), 'CLOSED'];
}

/** The statuses of orders that have not come to a stage yet. */
export function statusesBefore(stage: Stage): string[] {
  return stageOrder.slice(0, stageOrder.indexOf(stage));
}

/** The end of an axis of five steps over values up to `most`: 1, 2 or 5 times a power of ten for each step. */
export function axisEnd(most: number): number {
  const least = Math.max(most / 5, 0.2);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= least - 1e-9) ?? 10 * power;
  return Number((step * 5).toPrecision(6));
}
