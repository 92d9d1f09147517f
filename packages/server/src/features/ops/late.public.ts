import { workingMinutesBefore, workingMinutesBetween } from '@loadline/contract/kernel/working-time';
import type { Policies } from '@loadline/contract/ops/policy';
import type { WorkQueue } from '@loadline/contract/ops/work';

/** Queues whose entries are late after so many working hours; exception sheets have a clock of their own. */
export type TimedQueue = Exclude<WorkQueue, 'exceptions'>;

export function lateAfterHours(policy: Policies, queue: TimedQueue): number {
  return Number(policy(`late.${queue}`));
}

/** What came before this moment has waited longer than the queue allows. */
export function lateBefore(policy: Policies, queue: TimedQueue, now: Date): Date {
  return workingMinutesBefore(now, lateAfterHours(policy, queue) * 60, policy.calendar);
}

/** How long an entry of a queue waits by now, and by how much too long. */
export function waitingIn(policy: Policies, queue: TimedQueue, since: Date | null, now: Date) {
  if (since === null) return { waitingMinutes: null, late: false, overMinutes: null };
  const waitingMinutes = Math.floor(workingMinutesBetween(since, now, policy.calendar));
  const late = since <= lateBefore(policy, queue, now);
  const over = Math.max(0, waitingMinutes - lateAfterHours(policy, queue) * 60);
  return { waitingMinutes, late, overMinutes: late ? over : null };
}
