import type { EntryLine } from '@loadline/contract/clearance/entry';
import { saveLine } from '@loadline/contract/clearance/entry-desk.api';
import type { WrittenLineSummary } from '@loadline/contract/clearance/entry-line-summary';
import { writtenLineSummary } from '@loadline/contract/clearance/entry-line-summary';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import { sameValue } from '@loadline/contract/kernel/changes';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database, Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import { linesNamed, rowsOfLines } from './clearance.lines.commands.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';

const nothing: WrittenLineSummary = {
  adCase: null,
  cvdCase: null,
  lineWeight: null,
  lineCharges: null,
  lineRelationship: null,
};

/** What the entry summary asks of one line, for the number that it has now; its cases and relationship for the others of that number if told. */
export function saveOfLine(
  staff: Database,
  viewer: Viewer,
  { no, version, line: named, alike, ...given }: BodyOf<typeof saveLine>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const { lines } = await detailIn(tx, no);
    for (const line of linesNamed(lines, [named], { path: 'line', label: saveLine.body.line.label })) {
      await writeLine(tx, entry, line, given);
      const { adCase, cvdCase, lineRelationship } = given;
      const others = lines.filter((one) => one.hsDest === line.hsDest && lineKey(one) !== named);
      if (alike)
        for (const other of others)
          await writeLine(tx, entry, other, {
            ...(other.summary ?? nothing),
            adCase,
            cvdCase,
            lineRelationship,
          });
    }
    await touchEntry(tx, entry);
    return detailIn(tx, no);
  });
}

async function writeLine(
  tx: Tx,
  entry: LockedEntry,
  line: EntryLine,
  given: WrittenLineSummary,
): Promise<void> {
  const before = line.summary ?? nothing;
  const changed = keysOf(writtenLineSummary).filter((key) => !sameValue(before[key], given[key]));
  if (changed.length === 0) return;
  const { orgId, id } = entry;
  const which = rowsOfLines(entry, [line]);
  const isEmpty = Object.values(given).every((value) => value === null);
  await (isEmpty
    ? tx.rows(sql`delete from us_entry_line_summary s using (select o.id, n.goods from ${which}) w
        where s.org_id = ${orgId} and s.entry_id = ${id} and s.order_id = w.id and s.goods_no = w.goods`)
    : tx.rows(sql`
        insert into us_entry_line_summary as s (org_id, entry_id, order_id, goods_no, hts, ad_case, cvd_case, line_weight, line_charges, line_relationship)
        select ${orgId}, ${id}, o.id, n.goods, n.hts, ${given.adCase}, ${given.cvdCase}, ${given.lineWeight}, ${given.lineCharges}, ${given.lineRelationship} from ${which}
        on conflict (org_id, entry_id, order_id, goods_no) do update set hts = excluded.hts, ad_case = excluded.ad_case, cvd_case = excluded.cvd_case,
          line_weight = excluded.line_weight, line_charges = excluded.line_charges, line_relationship = excluded.line_relationship`));
  const changes = changed.map((key) => [key, { from: before[key], to: given[key] }] as const);
  await auditEntry(tx, entry, 'edited', { line: lineKey(line), ...Object.fromEntries(changes) });
}
