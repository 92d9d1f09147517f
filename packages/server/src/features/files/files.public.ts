import type { FileSubject } from '@loadline/contract/files/file-subject';
import { deskFileFields, fileLimits, recordFileFields } from '@loadline/contract/files/record-file';
import { int } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { fileJson, filesJoined, shownOn } from './files.queries.ts';
import type { Side } from './files.side.ts';

/** Every file of a record as `r` and `f`. */
export const filesOfRecords = filesJoined;

/** One of them as JSON for its customer, for a detail that answers with its files. */
export const fileOfCustomer = fileJson({ isStaff: false, fields: recordFileFields });
/** The same for staff. */
export const fileOfDesk = fileJson({ isStaff: true, fields: deskFileFields });

/** Whether the file `r` is one of order `o`: what came with its trust order is not asked for again. */
export const isOfOrder = sql`r.org_id = o.org_id and r.subject in ('order', 'trust') and r.subject_id in (o.id, o.trust_id)`;

/** How many of the files `r` that a condition names a side is shown. */
export function countOfFiles(side: Pick<Side, 'isStaff'>, which: Sql): Sql {
  return sql`(select count(*)::int from record_file r where ${which} and ${shownOn(side)})`;
}

/**
 * Hangs files that the same person uploaded before, without a record, on the record that now names them. One that is
 * not theirs, or hangs on another record already, is not found; one that hangs on this record stays as it is.
 */
export async function attachFiles(
  tx: Tx,
  orgId: string,
  subject: FileSubject,
  subjectId: string,
  fileIds: readonly string[],
): Promise<void> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return;
  await tx.rows(sql`
    update record_file set subject_id = ${subjectId}
    where org_id = ${orgId} and file_id = any(${wanted}::uuid[]) and subject = ${subject} and subject_id is null
      and uploaded_by = ${tx.me.userId} and withdrawn_at is null`);
  const { here, all } = await tx.one(sql.type({ here: int, all: int })`
    select (count(*) filter (where file_id = any(${wanted}::uuid[])))::int as here, count(*)::int as all
    from record_file where org_id = ${orgId} and subject = ${subject} and subject_id = ${subjectId} and withdrawn_at is null`);
  if (here < wanted.length) throw new Problem('notFound');
  if (all > fileLimits.perRecord) throw new Problem('tooManyFiles', { max: fileLimits.perRecord });
}
