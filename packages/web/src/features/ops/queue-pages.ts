import { aboutQueue, type WorkQueue } from '@loadline/contract/ops/work';
import type { PageName } from '@loadline/contract/pages';

interface Way {
  readonly page: PageName;
  readonly query?: Readonly<Record<string, string>>;
}

/** Where a queue is worked off, narrowed to what waits. */
export function pageOfQueue(queue: WorkQueue): Way {
  const { page, query } = aboutQueue[queue];
  return { page, ...(query && { query }) };
}

/** Where one entry of a queue is worked on. */
export function recordOf({ queue, id, no }: { queue: WorkQueue; id: string; no: string }): Way {
  const { page, query, entry } = aboutQueue[queue];
  return entry ? { page: entry, query: { no } } : { page, query: { ...query, open: id } };
}
