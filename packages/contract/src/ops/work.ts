import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';
import { allIn } from '../kernel/subject.ts';
import { subjects } from '../subjects.ts';

/** What waits for the forwarder's people. */
export const workQueues = codeTable('work queue', allIn(subjects, 'queues'));

export type WorkQueue = CodeOf<typeof workQueues>;

/** Who sees a queue, where it is worked off, and after how many working hours an entry is late. */
export const aboutQueue: Readonly<
  Record<
    WorkQueue,
    { readonly permission: Permission; readonly path: `/ops${string}`; readonly lateAfterHours: number }
  >
> = allIn(subjects, 'queues');
