import type { correctFiled } from '@loadline/contract/clearance/entry-desk.api';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import { hasChangedSince } from '@loadline/contract/clearance/entry-since';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { goodsLineView } from '../orders/orders.rows.public.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import { columnsOf, kept, packagesNow, weightNow } from './clearance.lines.queries.ts';
import { keepMids } from './clearance.mids.commands.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';

/** With the entry its lines are filed, and how much cargo it is: whatever becomes of the orders, they stand (ruling 57). */
export async function keepLines(tx: Tx, { orgId, id }: LockedEntry): Promise<void> {
  await tx.rows(sql`
    insert into us_entry_line (entry_id, goods_no, ${sql.join(kept.map((column) => sql.id(column)))}) select c.entry_id, g.line_no, ${columnsOf('g', kept)}
    from us_entry_order c join ${goodsLineView} g on g.org_id = c.org_id and g.order_id = c.order_id where c.org_id = ${orgId} and c.entry_id = ${id}`);
  await tx.rows(sql`
    update us_entry r set filed_packages = ${packagesNow}, filed_weight = ${weightNow} where r.org_id = ${orgId} and r.id = ${id}`);
}

/** What is not filed any more is what the orders say. */
export async function letLinesGo(tx: Tx, { orgId, id }: LockedEntry): Promise<void> {
  await tx.rows(sql`delete from us_entry_line l where l.org_id = ${orgId} and l.entry_id = ${id}`);
  await tx.rows(
    sql`update us_entry r set filed_packages = null, filed_weight = null where r.org_id = ${orgId} and r.id = ${id}`,
  );
}

/** So many lines are named in the log. */
const linesSaid = 20;

/** What the orders say now is what is filed, once customs have the correction; other lines and their makers stay as they are. */
export function correctOne(
  staff: Database,
  viewer: Viewer,
  { no, version, reason }: BodyOf<typeof correctFiled>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const before = await detailIn(tx, no);
    const { since } = before;
    if (!hasChangedSince(since)) throw new Problem('nothingToCorrect');
    await letLinesGo(tx, entry);
    await keepLines(tx, entry);
    const keys = since.lines.map(lineKey);
    await keepMids(tx, entry, keys);
    await dropMids(tx, entry);
    await touchEntry(tx, entry);
    const after = await detailIn(tx, no);
    await auditEntry(tx, entry, 'filed-corrected', {
      ...(keys.length > 0 && { line: keys.slice(0, linesSaid).join(', '), count: keys.length }),
      ...differences(before, after),
      reason,
    });
    return after;
  });
}

/** A code that was filed for goods that are filed no more was filed for nothing. */
async function dropMids(tx: Tx, { orgId, id }: LockedEntry): Promise<void> {
  await tx.rows(sql`
    delete from us_entry_mid k where k.org_id = ${orgId} and k.entry_id = ${id} and not exists (select from us_entry_line l
      where l.org_id = k.org_id and l.entry_id = k.entry_id and l.order_id = k.order_id and l.goods_no = k.goods_no and l.name_en = k.name_en)`);
}

/** What came of the entry as a whole. */
function differences({ file: was }: DeskDetail, { file: is }: DeskDetail) {
  const keys = ['value', 'lineCount', 'packages', 'grossWeight'] as const;
  return Object.fromEntries(
    keys.flatMap((key) => (was[key] === is[key] ? [] : [[key, { from: was[key], to: is[key] }]])),
  );
}
