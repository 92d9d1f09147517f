import { text } from './columns.ts';
import type { House } from './house.ts';
import type { Job } from './jobs.ts';
import { asProgram } from './program.ts';
import { sql } from './sql.ts';

const atOnce = 20_000;

/** What is of no more use goes, in portions: the first time after years of growth must end, too. */
export function sweepJob({ staff, clock }: Pick<House, 'staff' | 'clock'>): Job {
  return {
    name: 'sweep',
    permission: 'nobody',
    recurs: '47 * * * *',
    async work() {
      const at = clock.now();
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
