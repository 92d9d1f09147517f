import { decideDuty, proveDuty } from '@loadline/contract/clearance/entry.api';
import { noProof } from '@loadline/contract/clearance/entry-duty';
import { dutyLifecycle } from '@loadline/contract/clearance/entry-duty.codes';
import { sayWhy } from '@loadline/contract/kernel/change';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { tellStaff } from '../notices/notices.public.ts';
import type { EntryDetail } from './clearance.detail.queries.ts';
import { ownDetailIn } from './clearance.detail.queries.ts';
import { aboutEntry, amountOf, lockedDuty, settleDuty } from './clearance.duty.commands.ts';
import { auditEntry, lockedEntry, touchEntry } from './clearance.rows.commands.ts';

/** Approves an estimate as it stands, or refuses it; who did so and for what amount stays, whatever comes after. */
export function decideOnDuty(
  db: Database,
  viewer: Viewer,
  { no, duty, to, refusal }: BodyOf<typeof decideDuty>,
): Promise<EntryDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const entry = await lockedEntry(tx, no);
    const found = await lockedDuty(tx, entry, duty);
    requireMove(dutyLifecycle, found.state, to, tx.me);
    if (to === 'REFUSED' && refusal === null)
      throw wrongFields([{ path: 'refusal', label: decideDuty.body.refusal.label, says: sayWhy }]);
    const isApproved = to === 'APPROVED';
    const { userId, name } = tx.me;
    await settleDuty(
      tx,
      entry,
      found,
      to,
      sql`decided_by = ${userId}, decided_who = ${name}, decided_at = now(), refusal = ${isApproved ? null : refusal}`,
    );
    await touchEntry(tx, entry);
    const said = isApproved ? amountOf(found) : `${amountOf(found)} · ${refusal}`;
    await tellStaff(tx, {
      ...aboutEntry(entry),
      event: isApproved ? 'dutyApproved' : 'dutyRefused',
      who: name,
      said,
      key: duty,
    });
    const deed = isApproved ? 'approved' : 'rejected';
    await auditEntry(tx, entry, deed, { dutyTotal: found.total, ...(!isApproved && { refusal }) });
    return ownDetailIn(tx, no);
  });
}

/** The customer has paid, and shows it. */
export function provePayment(
  db: Database,
  viewer: Viewer,
  { no, duty, files }: BodyOf<typeof proveDuty>,
): Promise<EntryDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const entry = await lockedEntry(tx, no);
    const found = await lockedDuty(tx, entry, duty);
    requireMove(dutyLifecycle, found.state, 'PROOF_SENT', tx.me);
    if (files.length === 0)
      throw wrongFields([{ path: 'files', label: proveDuty.body.files.label, says: noProof }]);
    await attachFiles(tx, entry.orgId, 'clearance', entry.id, files);
    const { name } = tx.me;
    const set = sql`proof_who = ${name}, proof_at = now(), proof_files = ${files}::uuid[]`;
    await settleDuty(tx, entry, found, 'PROOF_SENT', set);
    await touchEntry(tx, entry);
    const said = amountOf(found);
    await tellStaff(tx, {
      ...aboutEntry(entry),
      event: 'paymentProven',
      who: name,
      said,
      key: `${duty} ${entry.version}`,
    });
    await auditEntry(tx, entry, 'payment-proven', { dutyTotal: found.total });
    return ownDetailIn(tx, no);
  });
}
