import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { licenceMegabytes, uploadLicence } from '@loadline/contract/registrations/registration.api';
import { flag, orNull, text } from '../../kernel/columns.ts';
import { kindOfFile } from '../../kernel/file-kind.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { plainFileName, storeIncoming } from '../../kernel/incoming-file.ts';
import type { Job } from '../../kernel/jobs.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem } from '../../kernel/problem.ts';
import { asProgram } from '../../kernel/program.ts';
import type { IncomingFile } from '../../kernel/serve.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { scan } from '../../kernel/virus-scan.ts';

type Licence = AnswerOf<typeof uploadLicence>;

const types = uploadLicence.upload?.types ?? [];
const perAddressAndHour = 5;

/** Keeps a licence of nobody yet, under the forwarder. A file that is refused leaves nothing behind. */
export async function keepLicence(house: House, viewer: Viewer, incoming: IncomingFile): Promise<Licence> {
  const { db, files } = house;
  const hour = { allowance: perAddressAndHour, seconds: 3_600 };
  await takeAllowance(db, { key: `licence from ${networkOf(viewer.address)}`, ...hour });
  const [forwarder] = await db.call(sql.type({ id: orNull(text) })`select forwarder_id() as id`);
  if (!forwarder?.id) throw new Error('there is no forwarder to keep a licence');
  const stored = await storeIncoming(files, forwarder.id, incoming, licenceMegabytes);
  try {
    return await noted(house, files.pathOf(forwarder.id, stored.fileId), incoming, stored);
  } catch (error) {
    await files.remove(forwarder.id, stored.fileId);
    throw error;
  }
}

async function noted(
  { db, config }: House,
  path: string,
  incoming: IncomingFile,
  { fileId, size, sha256 }: StoredFile,
): Promise<Licence> {
  const name = plainFileName(incoming.name);
  const kind = await kindOfFile(path, name);
  if (!kind || !types.includes(kind)) throw new Problem('wrongFileKind', { types: types.join(', ') });
  await scan(config.scanCommand, path);
  await db.call(sql`select keep_licence(${fileId}, ${name}, ${kind}, ${size}, ${sha256})`);
  return { licenceFileId: fileId, name, size };
}

/** Licences that no application has named for a day go, and with them what is too old to be counted. */
export function sweepRegistrationsJob({ staff, files }: House): Job {
  return {
    name: 'sweep-registrations',
    permission: 'nobody',
    recurs: '17 * * * *',
    async work() {
      const forgotten = await asProgram(
        staff,
        sql.type({ org_id: text, file_id: text })`select * from forgotten_licences()`,
      );
      for (const { org_id: orgId, file_id: fileId } of forgotten) {
        // The row goes first: a file without a row is nobody's, a row without a file would be an error on a screen.
        const [gone] = await asProgram(
          staff,
          sql.type({ gone: flag })`select forget_licence(${fileId}) as gone`,
        );
        if (gone?.gone) await files.remove(orgId, fileId);
      }
      await asProgram(staff, sql`select forget_codes()`);
    },
  };
}
