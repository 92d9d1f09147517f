import type { Disposition } from '@loadline/contract/clearance/entry.codes';
import { dispositions, releaseRecalls } from '@loadline/contract/clearance/entry.codes';
import { entryLifecycleOf } from '@loadline/contract/clearance/entry.lifecycle';
import type { stepBackEntry } from '@loadline/contract/clearance/entry-desk.api';
import { moveEntry, recordDisposition } from '@loadline/contract/clearance/entry-desk.api';
import { unpaidOf } from '@loadline/contract/clearance/entry-duty';
import { missingOfEntry } from '@loadline/contract/clearance/entry-missing';
import type { CustomsStatus, CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { customsSteps, statusAfter } from '@loadline/contract/customs/customs.lifecycle';
import { missingSaid } from '@loadline/contract/customs/customs-missing';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { toldAt } from '../../kernel/told-at.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';
import { takeBack, tellHold, tellOrders, tellRecalled } from './clearance.tell.commands.ts';

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

async function stepsIn(tx: Tx, { orgId, id }: LockedEntry): Promise<CustomsStep[]> {
  const taken = await tx.rows(sql.type({ step: textOf<CustomsStep>() })`
    select p.step from us_entry_step p where p.org_id = ${orgId} and p.entry_id = ${id}`);
  return taken.map(({ step }) => step);
}

/** Brings the entry to the furthest of its steps. */
function settle(tx: Tx, entry: LockedEntry, recorded: readonly CustomsStep[]): Promise<void> {
  return touchEntry(tx, entry, sql`status = ${statusAfter(recorded)}, status_at = now()`);
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

async function untake(tx: Tx, entry: LockedEntry, step: CustomsStep, reason: string): Promise<void> {
  await tx.rows(
    sql`delete from us_entry_step p where p.org_id = ${entry.orgId} and p.entry_id = ${entry.id} and p.step = ${step}`,
  );
  await settle(tx, entry, await stepsIn(tx, entry));
  await takeBack(tx, entry, step, reason);
}

/** What customs said; where they hold the cargo or examine it, its orders hear of it. */
export function recordCode(
  staff: Database,
  viewer: Viewer,
  { no, version, code, at: told, note }: BodyOf<typeof recordDisposition>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const at = toldAt(tx, told, recordDisposition.body.at.label);
    const id = newId();
    await tx.rows(sql`
      insert into us_entry_disposition (org_id, entry_id, id, code, at, who, note) values (${entry.orgId}, ${entry.id}, ${id}, ${code}, ${at}, ${tx.me.name}, ${note})`);
    const isRecalled = await recalled(tx, entry, { code, id, at });
    if (!isRecalled) await touchEntry(tx, entry);
    await tellHold(tx, entry, code, { id, at, isTold: isRecalled });
    await auditEntry(tx, entry, 'edited', { code });
    return detailIn(tx, no);
  });
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
