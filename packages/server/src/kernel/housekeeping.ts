import { text } from './columns.ts';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import { asProgram } from './program.ts';
import { sql } from './sql.ts';

const atOnce = 20_000;

/** What is of no more use goes, in portions: the first time after years of growth must end, too. */
/** No upload takes longer. */
const incomingMs = 86_400_000;

export function sweepJob({ staff, clock, files }: Pick<House, 'staff' | 'clock' | 'files'>): Job {
  return {
    name: 'sweep',
    permission: 'nobody',
    recurs: '47 * * * *',
    async work() {
      const at = clock.now();
      await files.sweepIncoming(new Date(at.getTime() - incomingMs));
      let gone = '';
      while (gone !== '0') {
        const [swept] = await asProgram(
          staff,
          sql.type({ gone: text })`select sweep(${at}, ${atOnce}::int)::text as gone`,
        );
        gone = swept?.gone ?? '0';
      }
    },
  };
}
