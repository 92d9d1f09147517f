import { stageOrder, stages } from '@loadline/contract/codes/stage';
import { isCode } from '@loadline/contract/kernel/code';
import { daysBetween } from '../../resource/days.ts';

/** The statuses in which cargo is still expected: everything before it arrived. */
export const expected: readonly string[] = stageOrder.slice(0, stageOrder.indexOf('ARRIVED'));

interface Expected {
  readonly status: string;
  /** `YYYY-MM-DD`. */
  readonly eta: string | null;
}

/** How many days a shipment is past its ETA; 0 when it is not late, has arrived, or is not expected at all. */
export function daysLate({ status, eta }: Expected, today: string): number {
  if (eta === null || !isCode(stages, status) || !expected.includes(status)) return 0;
  return Math.max(0, daysBetween(eta, today));
}
