import type { Tx } from '../../kernel/database.ts';
import type { StoredFile } from '../../kernel/files.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** Stored files by their names: what other subjects read of them. */
export const fileView = sql`(select f.org_id, f.file_id, f.name, f.type, f.size, f.sha256 from file f)`;

/** Which files hang on which record, and what was decided of them. */
export const recordFileView = sql`(select r.org_id, r.file_id, r.subject, r.subject_id, r.type, r.visible, r.by_staff, r.verdict, r.verdict_reason, r.decided_at, r.uploaded_at,
  r.withdrawn_at, r.thumbnail_id from record_file r)`;

/** A stored file of the viewer's own organisation that no record names. */
export async function keepFile(
  tx: Tx,
  { fileId, size, sha256 }: StoredFile,
  { name, type }: { readonly name: string; readonly type: string },
): Promise<void> {
  await tx.rows(sql`
    insert into file (org_id, file_id, name, type, size, sha256, created_by)
    values (${tx.me.orgId}, ${fileId}, ${name}, ${type}, ${size}, ${sha256}, ${tx.me.userId})`);
}

/** Shows their customer those of these files `f` that a condition names, or hides them. */
export async function setVisible(
  tx: Pick<Tx, 'rows'>,
  orgId: string,
  files: readonly string[],
  visible: boolean,
  which: Sql,
): Promise<void> {
  await tx.rows(sql`
    update record_file f set visible = ${visible} where f.org_id = ${orgId} and f.file_id = any(${files}::uuid[]) and ${which}`);
}
