import { workingMinutesBefore } from '@loadline/contract/kernel/working-time';
import type { WorkQueue } from '@loadline/contract/ops/work';
import { aboutQueue } from '@loadline/contract/ops/work';
import type { Clock } from '../../kernel/clock.ts';

/** What came before this moment has waited longer than the queue allows. */
export function lateBefore(queue: WorkQueue, clock: Clock): Date {
  return workingMinutesBefore(clock.now(), aboutQueue[queue].lateAfterHours * 60);
}
