import { sayWhy } from '@loadline/contract/kernel/change';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { LabelState } from '@loadline/contract/labels/label.codes';
import { labelLifecycle, labelStates, sendsBack } from '@loadline/contract/labels/label.codes';
import { moveLabels } from '@loadline/contract/labels/label-desk.api';
import { auditAll } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { requireProof } from './labels.proof.queries.ts';
import { answerOnMove, sayBack } from './labels.words.commands.ts';

const lockedColumns = {
  orgId: text,
  id: text,
  style: text,
  status: textOf<LabelState>(),
  pickType: text,
};
export type LockedLabel = RowOf<typeof lockedColumns>;

/** Labels under lock, always in one order; absent and foreign are the same 404. */
export async function lockedLabels(tx: Tx, ids: readonly string[]): Promise<LockedLabel[]> {
  const wanted = [...new Set(ids)];
  const found = await tx.rows(sql.type(lockedColumns)`
    select l.org_id::text as "orgId", l.id::text as id, l.style_no || ' ' || l.colour as style, l.status, l.pick_type as "pickType"
    from label l where l.id = any(${wanted}::uuid[]) order by l.id for update`);
  if (found.length < wanted.length) throw new Problem('notFound');
  return found;
}

/** Moves labels that stand in one status to another, all of them or none. */
export function moveAll(
  staff: Database,
  viewer: Viewer,
  { ids, from, to, feedback }: BodyOf<typeof moveLabels>,
): Promise<number> {
  return staff.inTransaction(viewer, async (tx) => {
    const labels = await lockedLabels(tx, ids);
    requireMove(labelLifecycle, from, to, tx.me);
    const isBack = sendsBack(from, to);
    if (isBack && feedback === null)
      throw wrongFields([{ path: 'feedback', label: moveLabels.body.feedback.label, says: sayWhy }]);
    const moved = labels.find(({ status }) => status !== from);
    if (moved) throw new Problem('labelMoved', { style: moved.style, from: wordOf(labelStates, from) });
    await requireProof(tx, labels, to);
    // What was said stays to be read until the label has passed.
    const said = isBack ? sql`${feedback}` : to === 'COMPLIANT' ? sql`null` : sql`feedback`;
    await tx.rows(sql`
      update label set status = ${to}, status_at = ${tx.now}, feedback = ${said}, ${answerOnMove(to, isBack)}, version = version + 1, updated_at = ${tx.now}
      where id = any(${labels.map(({ id }) => id)}::uuid[])`);
    if (isBack && feedback !== null) await sayBack(tx, labels, feedback);
    await auditLabels(tx, labels, 'status-changed', {
      status: { from, to },
      ...(isBack && { feedback }),
    });
    return labels.length;
  });
}

export function auditLabels(
  tx: Tx,
  labels: readonly Pick<LockedLabel, 'orgId' | 'id'>[],
  action: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  return auditAll(
    tx,
    labels.map(({ orgId, id }) => ({ action, subject: 'label', subjectId: id, orgId, changes })),
  );
}

/** Something of them has changed that stands in other tables. */
export async function touch(tx: Tx, labels: readonly Pick<LockedLabel, 'id'>[]): Promise<void> {
  await tx.rows(sql`
    update label set version = version + 1, updated_at = ${tx.now} where id = any(${labels.map(({ id }) => id)}::uuid[])`);
}
