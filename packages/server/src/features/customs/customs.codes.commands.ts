import { takeLineCodes } from '@loadline/contract/customs/customs-codes.api';
import { notChanged, registerSays } from '@loadline/contract/goods/goods-code.rules';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { hsToDeclare } from './customs.codes.queries.ts';
import type { DeskDetail } from './customs.detail.queries.ts';
import { detailIn } from './customs.detail.queries.ts';
import type { LockedFile } from './customs.rows.commands.ts';
import { auditFile, touchFile, unchangedFile } from './customs.rows.commands.ts';
import { linesOn } from './customs.rows.queries.ts';

/** With the declaration the codes of its lines are handed in: whatever goods are bound to later, they stand. */
export async function keepCodes(tx: Tx, { orgId, id, territory }: LockedFile): Promise<void> {
  if (territory !== 'CN') return;
  await tx.rows(sql`
    update customs_line k set hs = x.hs from customs_file r, lateral (select l.id, ${hsToDeclare} as hs from ${linesOn} and l.hs is null and g.hs_cn is null) x
    where r.org_id = ${orgId} and r.id = ${id} and k.org_id = r.org_id and k.file_id = r.id and k.id = x.id and x.hs is not null`);
}

/** Writes on lines that are not handed in what their goods are bound to since they were written. */
export function takeCodesOver(
  staff: Database,
  viewer: Viewer,
  { no, version, lines: ids }: BodyOf<typeof takeLineCodes>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const file = await unchangedFile(tx, { no, version });
    if (file.status !== 'PREPARING') throw new Problem('customsFiled', { number: no });
    const changed = (await detailIn(tx, no)).lines.flatMap(({ id, lineNo, changed: change }) =>
      change && ids.includes(id) ? [{ id, lineNo, from: change.was, to: change.now }] : [],
    );
    if (changed.length === 0 || changed.length < new Set(ids).size)
      throw wrongFields([{ path: 'lines', label: takeLineCodes.body.lines.label, says: notChanged }]);
    await tx.rows(sql`
      update customs_line l set hs = x."to" from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as x (id uuid, "to" text)
      where l.org_id = ${file.orgId} and l.file_id = ${file.id} and l.id = x.id`);
    await touchFile(tx, file);
    const reason = say(registerSays, viewer.language);
    for (const { lineNo, from, to } of changed)
      await auditFile(tx, file, 'codes-taken', { lineNo, hs: { from, to }, reason });
    return detailIn(tx, no);
  });
}
