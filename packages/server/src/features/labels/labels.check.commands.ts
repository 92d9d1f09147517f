import { sayWhy } from '@loadline/contract/kernel/change';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { notWhole, sumsToWhole } from '@loadline/contract/labels/composition';
import { checkedIn, labelStates } from '@loadline/contract/labels/label.codes';
import { checkLabel } from '@loadline/contract/labels/label-desk.api';
import { flawOfMark } from '@loadline/contract/labels/label-mark';
import type { Database } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { auditLabels, lockedLabels, touch } from './labels.desk.commands.ts';
import type { DeskLabelDetail } from './labels.detail.queries.ts';
import { deskDetailIn } from './labels.detail.queries.ts';

/** Says how a check of a label came out. What adds up or not is no matter of opinion. */
export function check(
  staff: Database,
  viewer: Viewer,
  { id, no, result, note, mark }: BodyOf<typeof checkLabel>,
): Promise<DeskLabelDetail> {
  if (result === 'fail' && note === null)
    throw wrongFields([{ path: 'note', label: checkLabel.body.note.label, says: sayWhy }]);
  return staff.inTransaction(viewer, async (tx) => {
    const [label] = await lockedLabels(tx, [id]);
    const { label: read, checks, photos } = await deskDetailIn(tx, id);
    const wanted = checks.find((one) => one.no === no);
    if (!label || !wanted) throw new Problem('notFound');
    const { orgId, style, status } = label;
    if (status !== checkedIn)
      throw new Problem('labelNotChecked', { style, state: wordOf(labelStates, status) });
    if (wanted.kind === 'sums' && result === 'pass' && !sumsToWhole(read.composition ?? ''))
      throw wrongFields([{ path: 'result', label: checkLabel.body.result.label, says: notWhole }]);
    const flaw = mark && flawOfMark(mark, { result, photos });
    if (flaw) throw wrongFields([{ path: 'mark', label: checkLabel.body.mark.label, says: flaw }]);
    const box = mark && [mark.left, mark.top, mark.width, mark.height];
    await tx.rows(sql`
      insert into label_check (org_id, label_id, no, result, note, mark_file, mark_box, checked_by, checked_who, checked_at)
      values (${orgId}, ${id}, ${no}, ${result}, ${note}, ${mark?.fileId ?? null}, ${box}::integer[], ${tx.me.userId}, ${tx.me.name}, ${tx.now})
      on conflict (org_id, label_id, no) do update set result = excluded.result, note = excluded.note, mark_file = excluded.mark_file,
        mark_box = excluded.mark_box, checked_by = excluded.checked_by, checked_who = excluded.checked_who, checked_at = excluded.checked_at`);
    await touch(tx, [label]);
    const changes = { check: wanted.nameEn, result: { from: wanted.result, to: result }, note };
    await auditLabels(tx, [label], 'label-checked', changes);
    return deskDetailIn(tx, id);
  });
}
