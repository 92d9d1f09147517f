import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import type { Permission } from '../kernel/permission.ts';
import { allIn, type Queue } from '../kernel/subject.ts';
import type { PageName } from '../pages.ts';
import { subjects } from '../subjects.ts';

/** What waits for the forwarder's people. */
export const workQueues = codeTable('work queue', allIn(subjects, 'queues'));

export type WorkQueue = CodeOf<typeof workQueues>;

/** Who sees a queue, where it is worked off, and after how many working hours an entry is late. */
export const aboutQueue: Readonly<
  Record<
    WorkQueue,
    Queue & { readonly permission: Permission; readonly page: PageName; readonly entry?: PageName }
  >
> = allIn(subjects, 'queues');
