import type { FileSubject } from '@loadline/contract/files/file-subject';
import { auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { FileStore, StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { NewFile } from './files.commands.ts';
import { layOnRecord } from './files.commands.ts';
import { seenFile } from './files.queries.ts';
import { deskSide } from './files.side.ts';

interface RecordOf {
  readonly orgId: string;
  readonly subject: FileSubject;
  readonly id: string;
}

/** Copies that lie in the store of whoever gets them, and are theirs once they are laid to their record. */
export interface Copies {
  readonly fileIds: string[];
  lay(tx: Tx): Promise<void>;
}

/**
 * Photos of one organisation's record for a record of another, whose customer sees them. `uses` says which of the
 * copies the work's answer names: what it does not, as when it is told again of an earlier one, is removed.
 */
export async function withCopies<T>(
  house: House,
  viewer: Viewer,
  { photos, to }: { readonly photos: readonly string[]; readonly to: RecordOf },
  work: (copies: Copies) => Promise<T>,
  uses: (answer: T) => readonly string[],
): Promise<T> {
  const desk = deskSide(house);
  const lying: string[] = [];
  const copied: NewFile[] = [];
  const copy = async (orgId: string, fileId: string): Promise<StoredFile> => {
    const stored = await house.files.put(to.orgId, house.files.read(orgId, fileId));
    lying.push(stored.fileId);
    return stored;
  };
  try {
    for (const photo of photos) {
      const { orgId, name, kind, thumbnailId } = await seenFile(desk, viewer, photo);
      const whole = await copy(orgId, photo);
      const small = thumbnailId === null ? null : await copy(orgId, thumbnailId);
      copied.push({ ...to, type: 'PHOTO', visible: true, name, kind, whole, small });
    }
    const answer = await work({
      fileIds: copied.map(({ whole }) => whole.fileId),
      async lay(tx) {
        for (const file of copied) await layOnRecord(tx, desk, file, house.config.fileSpaceMegabytes);
      },
    });
    const used = new Set(uses(answer));
    if (copied.some(({ whole }) => !used.has(whole.fileId))) await removeAll(house.files, to.orgId, lying);
    return answer;
  } catch (error) {
    await removeAll(house.files, to.orgId, lying);
    throw error;
  }
}

async function removeAll(files: FileStore, orgId: string, fileIds: readonly string[]): Promise<void> {
  for (const fileId of fileIds) await files.remove(orgId, fileId);
}

/** Takes files away from a record for everybody: what they show is none of its. */
export async function takeFilesAway(
  tx: Tx,
  { orgId, subject, id }: RecordOf,
  fileIds: readonly string[],
  reason: string,
): Promise<void> {
  const gone = await tx.rows(sql.type({ name: text })`
    update record_file r set withdrawn_at = now(), withdrawn_by = ${tx.me.userId} from file f
    where r.org_id = ${orgId} and r.subject = ${subject} and r.subject_id = ${id} and r.file_id = any(${[...fileIds]}::uuid[])
      and r.withdrawn_at is null and f.org_id = r.org_id and f.file_id = r.file_id returning f.name`);
  await auditAll(
    tx,
    gone.map(({ name: file }) => ({
      action: 'withdrawn',
      subject,
      subjectId: id,
      orgId,
      changes: { file, reason },
    })),
  );
}
