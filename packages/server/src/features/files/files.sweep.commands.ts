import { text } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';

const atOnce = 500;

/** Files that no record has named for a day go, and those that were taken away a month ago. */
export function sweepFilesJob({ staff, files }: House): Job {
  return {
    name: 'sweep-files',
    permission: 'nobody',
    recurs: '29 * * * *',
    async work() {
      // The rows go first: a file without a row is nobody's, a row without a file would be an error on a screen.
      const gone = await asProgram(
        staff,
        sql.type({ org_id: text, file_id: text })`select * from forget_files(${atOnce}::int)`,
      );
      for (const { org_id: orgId, file_id: fileId } of gone) await files.remove(orgId, fileId);
    },
  };
}
