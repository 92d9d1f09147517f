import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { entryLifecycleOf } from '@loadline/contract/clearance/entry.lifecycle';
import type { stepBackEntry } from '@loadline/contract/clearance/entry-desk.api';
import { moveEntry } from '@loadline/contract/clearance/entry-desk.api';
import { unpaidOf } from '@loadline/contract/clearance/entry-duty';
import { missingOfEntry } from '@loadline/contract/clearance/entry-missing';
import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import { customsSteps } from '@loadline/contract/customs/customs.lifecycle';
import { missingSaid } from '@loadline/contract/customs/customs-missing';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { toldAt } from '../../kernel/told-at.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import { keepLines } from './clearance.filed.commands.ts';
import { keepMids } from './clearance.mids.commands.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';
import { settle, stepsIn, untake } from './clearance.steps.commands.ts';
import { tellOrders, tellRecalled } from './clearance.tell.commands.ts';

/** Records one step. */
export function moveOne(
  staff: Database,
  viewer: Viewer,
  { no, version, to, at: told, note, reason }: BodyOf<typeof moveEntry>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const recorded = await stepsIn(tx, entry);
    requireMove(entryLifecycleOf(recorded), entry.status, to, tx.me);
    const at = toldAt(tx, told, moveEntry.body.at.label);
    if (reason === null) await requireReady(tx, entry, to);
    if (isCode(customsSteps, to)) {
      if (to === 'SUBMITTED') {
        await keepMids(tx, entry);
        await keepLines(tx, entry);
      }
      await tx.rows(sql`
        insert into us_entry_step (org_id, entry_id, step, at, who, note) values (${entry.orgId}, ${entry.id}, ${to}, ${at}, ${tx.me.name}, ${note})`);
      await settle(tx, entry, [...recorded, to]);
      await tellOrders(tx, entry, to, at);
    } else await touchEntry(tx, entry, sql`status = ${to}, status_at = now()`);
    await auditEntry(tx, entry, 'status-changed', {
      status: { from: entry.status, to },
      ...(reason !== null && { reason }),
    });
    return detailIn(tx, no);
  });
}

/** The papers are complete before they are filed, no hold is open when customs release, and duties are paid when the payment is confirmed. */
async function requireReady(tx: Tx, { fileNo }: LockedEntry, to: CustomsStatus): Promise<void> {
  if (to !== 'SUBMITTED' && to !== 'RELEASED' && to !== 'TAX_PAID') return;
  const { file, lines } = await detailIn(tx, fileNo);
  if (to === 'TAX_PAID') {
    const standing = unpaidOf(file);
    if (standing) throw new Problem('dutyUnpaid', { standing });
    return;
  }
  if (to === 'RELEASED') {
    const words = file.holds.map((code) => wordOf(dispositions, code));
    if (words.length > 0)
      throw new Problem('entryHeld', {
        holds: { zh: words.map(({ zh }) => zh).join('、'), en: words.map(({ en }) => en).join('; ') },
      });
    return;
  }
  const missing = missingOfEntry(file, lines);
  if (missing.length > 0)
    throw new Problem('customsIncomplete', { count: missing.length, missing: missingSaid(missing) });
}

/** The furthest step is not taken; what it told of the orders is void. */
export function stepOneBack(
  staff: Database,
  viewer: Viewer,
  { no, version, reason }: BodyOf<typeof stepBackEntry>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const { status } = entry;
    if (!isCode(customsSteps, status)) throw new Problem('nothingToStepBack');
    await untake(tx, entry, status, reason);
    if (status === 'RELEASED')
      await tellRecalled(tx, entry, {
        at: tx.now.toISOString(),
        reason: { zh: reason, en: reason },
        key: String(entry.version),
      });
    const after = await detailIn(tx, no);
    await auditEntry(tx, entry, 'stepped-back', { reason, status: { from: status, to: after.file.status } });
    return after;
  });
}
