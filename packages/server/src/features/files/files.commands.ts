import type { DocumentType } from '@loadline/contract/codes/document-type';
import type { FileSubject } from '@loadline/contract/files/file-subject';
import type { FileKind } from '@loadline/contract/files/record-file';
import { fileLimits } from '@loadline/contract/files/record-file';
import { audit } from '../../kernel/audit.ts';
import { int, json, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { House } from '../../kernel/house.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { fileJson, filesJoined } from './files.queries.ts';
import type { Side } from './files.side.ts';

/** A file that lies in the store and has passed every check. */
export interface NewFile {
  readonly orgId: string;
  readonly subject: FileSubject;
  readonly id: string | null;
  readonly type: DocumentType;
  readonly visible: boolean;
  readonly name: string;
  readonly kind: FileKind;
  readonly whole: StoredFile;
  readonly small: StoredFile | null;
}

/** Writes the rows of a stored file, within the room that its record and its company have left. */
export function keepFile<T>({ config }: House, side: Side, viewer: Viewer, file: NewFile): Promise<T> {
  return side.db.inTransaction(viewer, async (tx) => {
    await layOnRecord(tx, side, file, config.fileSpaceMegabytes);
    return fileIn<T>(tx, side, file.orgId, file.whole.fileId);
  });
}

/** The same in an open transaction. */
export async function layOnRecord(
  tx: Tx,
  { isStaff }: Pick<Side, 'isStaff'>,
  file: NewFile,
  megabytes: number,
): Promise<void> {
  await requireRoom(tx, file, megabytes);
  const { orgId, subject, id, type, visible, name, kind, whole, small } = file;
  await layFile(tx, orgId, name, kind, whole);
  if (small) await layFile(tx, orgId, name, 'jpg', small);
  await tx.rows(sql`
    insert into record_file (org_id, file_id, subject, subject_id, type, visible, thumbnail_id, by_staff, uploaded_by)
    values (${orgId}, ${whole.fileId}, ${subject}, ${id}, ${type}, ${visible}, ${small?.fileId ?? null}, ${isStaff}, ${tx.me.userId})`);
  await auditFile(tx, 'uploaded', file, whole.fileId, { file: name, type, size: whole.size, visible });
}

export async function fileIn<T>(tx: Tx, side: Side, orgId: string, fileId: string): Promise<T> {
  const { file } = await tx.one(
    sql.type({ file: json<T>() })`
      select ${fileJson(side)} as file from ${filesJoined} where r.org_id = ${orgId} and r.file_id = ${fileId}`,
  );
  return file;
}

/** The history of a record tells of its files; a file that no record has named yet tells of itself. What customers do not see stands in our own log. */
export function auditFile(
  tx: Tx,
  action: string,
  { orgId, subject, id, visible }: Pick<NewFile, 'orgId' | 'subject' | 'id' | 'visible'>,
  fileId: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const about = id ? { subject, subjectId: id } : { subject: 'file', subjectId: fileId };
  return audit(tx, { action, ...about, orgId: visible ? orgId : tx.me.orgId, changes });
}

async function requireRoom(
  tx: Tx,
  { orgId, subject, id, whole, small }: NewFile,
  megabytes: number,
): Promise<void> {
  // One after the other for each company: else two uploads would both find the last free place.
  await tx.rows(sql`select pg_advisory_xact_lock(hashtextextended('files of ' || ${orgId}::text, 0))`);
  const { files, bytes } = await tx.one(sql.type({ files: int, bytes: text })`
    select (select count(*)::int from record_file r where r.org_id = ${orgId} and r.subject = ${subject} and r.subject_id = ${id} and r.withdrawn_at is null) as files,
      (select coalesce(sum(f.size), 0)::text from file f where f.org_id = ${orgId}) as bytes`);
  if (files >= fileLimits.perRecord) throw new Problem('tooManyFiles', { max: fileLimits.perRecord });
  const wanted = BigInt(whole.size + (small?.size ?? 0));
  if (BigInt(bytes) + wanted > BigInt(megabytes) * 1_048_576n)
    throw new Problem('storageFull', { max: megabytes });
}

async function layFile(
  tx: Tx,
  orgId: string,
  name: string,
  kind: FileKind,
  { fileId, size, sha256 }: StoredFile,
): Promise<void> {
  await tx.rows(sql`
    insert into file (org_id, file_id, name, type, size, sha256, created_by)
    values (${orgId}, ${fileId}, ${name}, ${kind}, ${size}, ${sha256}, ${tx.me.userId})`);
}
