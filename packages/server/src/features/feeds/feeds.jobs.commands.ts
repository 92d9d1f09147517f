import { text } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { applyFeeds } from './feeds.apply.commands.ts';

/** Messages often come before their number stands in an order: they are tried again until it does, for two weeks. */
export function retryFeedsJob({ staff }: House): Job {
  return {
    name: 'retry-feeds',
    permission: 'nobody',
    recurs: '*/10 * * * *',
    async work() {
      const waiting = await staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) =>
        tx.rows(sql.type({ id: text })`select f::text as id from feeds_to_try() f`),
      );
      await applyFeeds(
        staff,
        waiting.map(({ id }) => id),
        'again',
      );
    },
  };
}
