import type { saveSummary } from '@loadline/contract/clearance/entry-desk.api';
import { maskedImporter } from '@loadline/contract/clearance/entry-number';
import type { WrittenSummary } from '@loadline/contract/clearance/entry-summary';
import { writtenSummary } from '@loadline/contract/clearance/entry-summary';
import { chargesOfLines, notTheSum } from '@loadline/contract/clearance/entry-summary.rules';
import { sameValue } from '@loadline/contract/kernel/changes';
import { keysOf } from '@loadline/contract/kernel/compose';
import { exact, fixed } from '@loadline/contract/kernel/decimal';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { assignments, insertion } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';

/** What only the desk knows of the entry summary. */
export function saveOfSummary(
  staff: Database,
  viewer: Viewer,
  { no, version, ...given }: BodyOf<typeof saveSummary>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const { summary: before, lines } = await detailIn(tx, no);
    requireSameCharges(given, lines);
    const { orgId, id: entryId } = entry;
    await tx.rows(sql`${insertion('us_entry_summary', { orgId, entryId, ...given })}
      on conflict (org_id, entry_id) do update set ${assignments(given)}`);
    await touchEntry(tx, entry);
    const [from, to] = [said(before), said(given)];
    const changed = keysOf(writtenSummary).filter((key) => !sameValue(before[key], given[key]));
    const changes = changed.map((key) => [key, { from: from[key], to: to[key] }] as const);
    if (changes.length > 0) await auditEntry(tx, entry, 'edited', Object.fromEntries(changes));
    return detailIn(tx, no);
  });
}

/** Once lines say what they are charged, the whole is their sum. */
function requireSameCharges({ charges }: WrittenSummary, lines: DeskDetail['lines']): void {
  const ofLines = chargesOfLines(lines);
  if (charges === null || ofLines === null || fixed(exact(charges), 2) === ofLines) return;
  throw wrongFields([{ path: 'charges', label: writtenSummary.charges.label, says: notTheSum(ofLines) }]);
}

/** No social security number stands in the audit log. */
function said(of: WrittenSummary): WrittenSummary {
  return {
    ...of,
    consigneeNo: maskedImporter(of.consigneeNo),
    refundNo: maskedImporter(of.refundNo),
  };
}
