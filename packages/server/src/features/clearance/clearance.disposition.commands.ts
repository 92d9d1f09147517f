import type { Disposition } from '@loadline/contract/clearance/entry.codes';
import { dispositions, releaseRecalls } from '@loadline/contract/clearance/entry.codes';
import { recordDisposition } from '@loadline/contract/clearance/entry-desk.api';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { toldAt } from '../../kernel/told-at.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';
import { untake } from './clearance.steps.commands.ts';
import { tellHold, tellRecalled } from './clearance.tell.commands.ts';

/** What customs said, and of how many pieces. */
export type GivenDisposition = Pick<BodyOf<typeof recordDisposition>, 'code' | 'quantity' | 'note'> & {
  readonly at: string;
};

/** What customs said; where they hold the cargo or examine it, its orders hear of it. */
export function recordCode(
  staff: Database,
  viewer: Viewer,
  { no, version, at: told, ...given }: BodyOf<typeof recordDisposition>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const at = toldAt(tx, told, recordDisposition.body.at.label);
    await recordIn(tx, entry, { ...given, at });
    return detailIn(tx, no);
  });
}

/** The same of an entry under lock; `source` says where it came from, if nobody typed it. */
export async function recordIn(
  tx: Tx,
  entry: LockedEntry,
  { code, at, quantity, note }: GivenDisposition,
  source: Readonly<Record<string, string>> = {},
): Promise<void> {
  const id = newId();
  await tx.rows(sql`
    insert into us_entry_disposition (org_id, entry_id, id, code, at, quantity, who, note)
    values (${entry.orgId}, ${entry.id}, ${id}, ${code}, ${at}, ${quantity}, ${tx.me.name}, ${note})`);
  const isRecalled = await recalled(tx, entry, { code, id, at });
  if (!isRecalled) await touchEntry(tx, entry);
  await tellHold(tx, entry, code, { id, at, isTold: isRecalled });
  await auditEntry(tx, entry, 'edited', { code, ...source });
}

interface Told {
  readonly code: Disposition;
  readonly id: string;
  readonly at: string;
}

/** Customs take back what they released, unless the goods have gone on since or the release is the later word of theirs. */
async function recalled(tx: Tx, entry: LockedEntry, { code, id, at }: Told): Promise<boolean> {
  if (entry.status !== 'RELEASED' || !releaseRecalls.includes(code)) return false;
  const before = await tx.rows(sql.type({ step: text })`
    select p.step from us_entry_step p where p.org_id = ${entry.orgId} and p.entry_id = ${entry.id} and p.step = 'RELEASED' and p.at <= ${at}`);
  if (before.length === 0) return false;
  const reason = wordOf(dispositions, code);
  await untake(tx, entry, 'RELEASED', reason.zh);
  await tellRecalled(tx, entry, { at, reason, key: id });
  const { file } = await detailIn(tx, entry.fileNo);
  await auditEntry(tx, entry, 'stepped-back', { code, status: { from: 'RELEASED', to: file.status } });
  return true;
}
