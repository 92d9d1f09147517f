import { text } from '../../kernel/columns.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { asProgram } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';

const atOnce = 500;

/** Artwork as it came goes once labels show it, or nobody will: what labels show lies under an id of its own. */
export function sweepArtworkJob({ staff, files }: House): Job {
  return {
    name: 'sweep-artwork',
    permission: 'nobody',
    recurs: '41 * * * *',
    async work() {
      const gone = await asProgram(
        staff,
        sql.type({ org_id: text, file_id: text })`select * from forget_artwork(${atOnce}::int)`,
      );
      for (const { org_id: orgId, file_id: fileId } of gone) await files.remove(orgId, fileId);
    },
  };
}
