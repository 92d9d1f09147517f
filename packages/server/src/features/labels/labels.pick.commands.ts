import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { pickLabels } from '@loadline/contract/labels/label-pick.api';
import { chinaTime } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { auditLabels, lockedLabels } from './labels.desk.commands.ts';

/** How samples of the labels are picked, by a list of its own; what is picked once more stands on the newer list alone. */
export function pickAll(
  staff: Database,
  viewer: Viewer,
  { ids, pickType }: BodyOf<typeof pickLabels>,
): Promise<AnswerOf<typeof pickLabels>> {
  return staff.inTransaction(viewer, async (tx) => {
    const labels = await lockedLabels(tx, ids);
    const isPicked = pickType !== 'NONE' && labels.length > 0;
    const pickNo = isPicked ? await nextPickNo(tx) : null;
    const changed = labels.filter((one) => isPicked || one.pickType !== pickType);
    await tx.rows(sql`
      update label set pick_type = ${pickType}, pick_no = ${pickNo}, version = version + 1, updated_at = ${tx.now}
      where id = any(${changed.map(({ id }) => id)}::uuid[])`);
    await auditLabels(tx, changed, 'label-picked', { pickType, ...(isPicked && { pickNo }) });
    return { pickNo, count: changed.length };
  });
}

async function nextPickNo(tx: Tx): Promise<string> {
  const today = chinaTime(tx.now).slice(0, 10);
  const { no } = await tx.one(sql.type({ no: text })`select next_number('PL', ${today}::date) as no`);
  return no;
}
