import type { decideFile, setVisibility, withdrawDeskFile } from '@loadline/contract/files/desk-file.api';
import type { withdrawFile } from '@loadline/contract/files/file.api';
import { verdictReasonMissing } from '@loadline/contract/files/record-file';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { flag } from '../../kernel/columns.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { auditFile, fileIn } from './files.commands.ts';
import type { SeenFile } from './files.queries.ts';
import { seenFile } from './files.queries.ts';
import type { Side } from './files.side.ts';

type DeskFile = AnswerOf<typeof decideFile>;

/** Shows a file to its customer or hides it: from the next request on. The customer's log is told either way, when they could see it. */
export function showFile(
  side: Side,
  viewer: Viewer,
  { fileId, visible }: BodyOf<typeof setVisibility>,
): Promise<DeskFile> {
  return changed(side, viewer, fileId, sql`visible = ${visible}`, {
    action: visible ? 'shown' : 'hidden',
    told: true,
  });
}

/** A refused document is asked for again: its reason is the customer's to read. */
export function judgeFile(
  side: Side,
  viewer: Viewer,
  { fileId, verdict, reason }: BodyOf<typeof decideFile>,
): Promise<DeskFile> {
  if (verdict === 'refused' && !reason) throw wrongFields([verdictReasonMissing]);
  return changed(
    side,
    viewer,
    fileId,
    sql`verdict = ${verdict}, verdict_reason = ${reason}, decided_by = (select app_user()), decided_at = now()`,
    { action: verdict === 'accepted' ? 'approved' : 'rejected', reason },
  );
}

/** Takes a file away from everybody. */
export async function takeAway(
  side: Side,
  viewer: Viewer,
  { fileId, reason }: BodyOf<typeof withdrawDeskFile>,
): Promise<boolean> {
  await changed(side, viewer, fileId, sql`withdrawn_at = now(), withdrawn_by = (select app_user())`, {
    action: 'withdrawn',
    reason,
  });
  return true;
}

/** A customer takes their own file back, unless it was accepted. */
export async function takeBack(
  side: Side,
  viewer: Viewer,
  { fileId }: BodyOf<typeof withdrawFile>,
): Promise<boolean> {
  const found = await seenFile(side, viewer, fileId);
  if (found.byStaff) throw new Problem('noAuthority');
  return side.db.inTransaction(viewer, async (tx) => {
    const { gone } = await tx.one(sql.type({ gone: flag })`select withdraw_own_file(${fileId}) as gone`);
    if (!gone) throw new Problem('acceptedFile');
    await auditFile(tx, 'withdrawn', recordOf(found), fileId, { file: found.name });
    return true;
  });
}

interface Told {
  readonly action: string;
  readonly reason?: string | null;
  /** The customer learns of it although the file may just have been hidden from them. */
  readonly told?: true;
}

async function changed(
  side: Side,
  viewer: Viewer,
  fileId: string,
  values: Sql,
  { action, reason, told }: Told,
): Promise<DeskFile> {
  const found = await seenFile(side, viewer, fileId, 'edit');
  return side.db.inTransaction(viewer, async (tx) => {
    const rows = await tx.rows(
      sql`update record_file set ${values} where org_id = ${found.orgId} and file_id = ${fileId} and withdrawn_at is null returning file_id`,
    );
    if (rows.length === 0) throw new Problem('notFound');
    const changes = { file: found.name, ...(reason && { reason }) };
    await auditFile(tx, action, { ...recordOf(found), ...(told && { visible: true }) }, fileId, changes);
    return fileIn<DeskFile>(tx, side, found.orgId, fileId);
  });
}

function recordOf({ orgId, subject, subjectId, visible }: SeenFile) {
  return { orgId, subject, id: subjectId, visible };
}
