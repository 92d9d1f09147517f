import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { Problem } from '../../kernel/problem.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';
import { stageImport } from './imports.commands.ts';
import type { ImportCheck } from './imports.public.ts';
import type { ImportDetail } from './imports.queries.ts';
import { readFileOf } from './imports.reading.ts';

/** Stores a file, reads it and stages its rows. A file that is refused leaves nothing behind. */
export async function takeUpload(
  { db, files, config }: House,
  viewer: Viewer,
  work: ImportCheck,
  incoming: IncomingFile,
): Promise<ImportDetail> {
  const { me } = await db.read(viewer);
  await takeAllowance(db, { key: `upload ${me.userId}`, allowance: config.uploadsPerHour, seconds: 3_600 });
  const stored = await storeIncoming(files, me.orgId, incoming, config.importMaxMegabytes);
  try {
    const name = plainFileName(incoming.name);
    if (!/\.xlsx$/i.test(name)) throw new Problem('notXlsx');
    const path = files.pathOf(me.orgId, stored.fileId);
    await scan(config.scanCommand, path);
    const read = await readFileOf(work.subject, path, config, viewer.language);
    const { fileId, detail } = await stageImport(db, viewer, work, { ...stored, name }, read);
    // A repeated request is answered from the first one, whose file lies there already.
    if (fileId !== stored.fileId) await files.remove(me.orgId, stored.fileId);
    return detail;
  } catch (error) {
    await files.remove(me.orgId, stored.fileId);
    throw error;
  }
}
