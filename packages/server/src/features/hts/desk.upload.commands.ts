import type { uploadEdition } from '@loadline/contract/hts/hts-edition.api';
import { htsFileLimits } from '@loadline/contract/hts/hts-file-flaws';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { audit } from '../../kernel/audit.ts';
import { newId } from '../../kernel/database.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import { enqueue } from '../../kernel/jobs.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { Problem } from '../../kernel/problem.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import type { DeskEditions } from './desk.queries.ts';
import { editionsIn } from './desk.queries.ts';
import { editionRows } from './edition-file.ts';
import { NoEdition } from './edition-flaw.ts';

type Named = QueryOf<typeof uploadEdition>;

/** The job that lays an edition down. */
export const loadJobName = 'load-edition';

/** Reads a file through and has its rows laid down by the worker. A file that is refused leaves nothing behind. */
export async function takeEdition(
  { staff, db, files, config }: House,
  viewer: Viewer,
  named: Named,
  incoming: IncomingFile,
): Promise<DeskEditions> {
  const { me } = await staff.read(viewer);
  await takeAllowance(db, { key: `upload ${me.userId}`, allowance: config.uploadsPerHour, seconds: 3_600 });
  const stored = await storeIncoming(files, me.orgId, incoming, htsFileLimits.megabytes);
  try {
    await scan(config.scanCommand, files.pathOf(me.orgId, stored.fileId));
    const rows = await rowsIn(files.read(me.orgId, stored.fileId), viewer);
    const file = { ...stored, name: plainFileName(incoming.name), rows };
    return await keepLoad({ staff }, viewer, named, file);
  } catch (error) {
    await files.remove(me.orgId, stored.fileId);
    throw error;
  }
}

async function rowsIn(content: Parameters<typeof editionRows>[0], viewer: Viewer): Promise<number> {
  try {
    const rows = editionRows(content);
    let count = 0;
    while (!(await rows.next()).done) count += 1;
    return count;
  } catch (error) {
    if (error instanceof NoEdition) throw new Problem('noHtsEdition', { why: error.in(viewer.language) });
    throw error;
  }
}

function keepLoad(
  { staff }: Pick<House, 'staff'>,
  viewer: Viewer,
  { name, effective }: Named,
  file: StoredFile & { readonly name: string; readonly rows: number },
): Promise<DeskEditions> {
  return staff.inTransaction(viewer, async (tx) => {
    const id = newId();
    await tx.rows(sql`
      insert into hts_edition (edition_id, name, effective, state, lines, file_name, size, sha256, kept_org, kept_file, created_who, loaded_at)
      values (${id}, ${name}, ${effective}::date, 'LOADING', ${file.rows}, ${file.name}, ${file.size}, ${file.sha256.toString('hex')},
        ${tx.me.orgId}, ${file.fileId}, ${tx.me.name}, ${tx.now})`);
    const changes = { name, effective, lines: file.rows, file: file.name };
    await audit(tx, { action: 'edition-loaded', subject: 'htsEdition', subjectId: id, changes });
    await enqueue(tx, loadJobName, { id }, `edition ${id}`);
    return editionsIn(tx);
  });
}
