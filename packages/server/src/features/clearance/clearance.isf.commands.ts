import { isYetToCome, notYet } from '@loadline/contract/checks/event-time';
import type { saveIsf } from '@loadline/contract/clearance/entry-desk.api';
import type { WrittenIsf } from '@loadline/contract/clearance/entry-isf';
import { writtenIsf } from '@loadline/contract/clearance/entry-isf';
import { flawsOfIsf } from '@loadline/contract/clearance/entry-isf.rules';
import { maskedImporter } from '@loadline/contract/clearance/entry-number';
import { sameValue } from '@loadline/contract/kernel/changes';
import { keysOf } from '@loadline/contract/kernel/compose';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments, insertion } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';

/** The filing of what goes by sea, as staff write it. */
export function saveOfIsf(
  staff: Database,
  viewer: Viewer,
  { no, version, ...given }: BodyOf<typeof saveIsf>,
): Promise<DeskDetail> {
  requireWhole(given);
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const { isf: before } = await detailIn(tx, no);
    if (!before) throw new Problem('isfByVesselOnly');
    requirePast(given.isfFiledAt, tx.now);
    const { orgId, id: entryId } = entry;
    await tx.rows(sql`${insertion('us_entry_isf', { orgId, entryId, ...given })}
      on conflict (org_id, entry_id) do update set ${assignments(given)}`);
    await touchEntry(tx, entry);
    const [from, to] = [said(before), said(given)];
    const changed = keysOf(writtenIsf).filter((key) => !sameValue(before[key], given[key]));
    const changes = changed.map((key) => [key, { from: from[key], to: to[key] }] as const);
    if (changes.length > 0) await auditEntry(tx, entry, 'edited', Object.fromEntries(changes));
    return detailIn(tx, no);
  });
}

/** No social security number stands in the audit log. */
function said(of: WrittenIsf): WrittenIsf {
  return { ...of, consigneeNo: maskedImporter(of.consigneeNo) };
}

function requireWhole(given: WrittenIsf): void {
  const flaws = flawsOfIsf(given);
  if (flaws.length > 0)
    throw wrongFields(flaws.map(({ path, says }) => ({ path, says, label: writtenIsf[path].label })));
}

function requirePast(filedAt: string | null, now: Date): void {
  if (filedAt !== null && isYetToCome(filedAt, now.getTime()))
    throw wrongFields([{ path: 'isfFiledAt', label: writtenIsf.isfFiledAt.label, says: notYet }]);
}
