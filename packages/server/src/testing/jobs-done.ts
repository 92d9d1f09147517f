import { setTimeout as sleep } from 'node:timers/promises';
import type { TestHouse } from './house.ts';

/** Until the workers have done all that waits under keys like this one: nothing, when nothing was asked. */
export async function jobsDone({ rows }: Pick<TestHouse, 'rows'>, keys = '%', looks = 1_200): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    const waiting = await rows<{ key: string | null; error: string | null }>(
      'select key, last_error as error from graphile_worker._private_jobs where coalesce(key, $2) like $1',
      [keys, ''],
    );
    if (waiting.length === 0) return;
    const failed = waiting.find(({ error }) => error !== null);
    if (failed) throw new Error(`${failed.key}: ${failed.error}`);
    await sleep(50);
  }
  throw new Error('there is still work');
}
