import { wrongPath } from '@loadline/contract/documents/document.changes';
import { labelAt } from '@loadline/contract/documents/document.path';
import { aReason, reasonField } from '@loadline/contract/kernel/change';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Finding } from '@loadline/contract/kernel/schema';
import { sayFindings } from '@loadline/contract/kernel/schema';
import type { TrustState } from '@loadline/contract/trusts/trust.lifecycle';
import { trustLifecycle } from '@loadline/contract/trusts/trust.lifecycle';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { rejectTrust, returnTrust } from '@loadline/contract/trusts/trust-desk.api';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tell } from '../notices/notices.public.ts';
import type { DeskTrust } from './trusts.desk.queries.ts';
import { deskTrustIn } from './trusts.desk.queries.ts';
import { lockedTrust } from './trusts.detail.queries.ts';
import type { FoundTrust } from './trusts.found.ts';
import type { Deed } from './trusts.write.commands.ts';
import { moveTo, requireVersion } from './trusts.write.commands.ts';

/** A locked trust order that may be moved on by the caller, in the version he read. */
export async function decidable(
  tx: Tx,
  asked: { readonly id: string; readonly version: number },
  to: TrustState,
): Promise<FoundTrust> {
  const found = await lockedTrust(tx, asked.id);
  requireMove(trustLifecycle, found.trust.state, to, tx.me);
  requireVersion(found, asked);
  return found;
}

/** Who decided, and when. Nothing waits for staff any more. */
export function decidedNow(tx: Tx, clock: Clock): Record<string, unknown> {
  return { decidedAt: clock.now(), decidedBy: tx.me.userId, waitingSince: null };
}

/** How the customer's people are told of a decision. */
interface Told {
  readonly decision: 'accepted' | 'returned' | 'refused' | 'cancelled' | 'amended';
  readonly reason?: { readonly zh: string; readonly en: string } | undefined;
  readonly orders?: number;
}

export async function tellDecision(
  tx: Tx,
  { orgId, trust }: FoundTrust,
  { decision, reason, orders }: Told,
): Promise<void> {
  const words = {
    decision,
    ...(reason && { reasonZh: reason.zh, reasonEn: reason.en }),
    ...(orders !== undefined && { orders: String(orders) }),
  };
  const key = `trust ${trust.id} ${decision} ${trust.version}`;
  await tell(tx, {
    event: 'trustDecided',
    orgId,
    subject: 'trust',
    subjectId: trust.id,
    number: trust.trustNo,
    words,
    key,
  });
}

/** Back to the customer with what is wrong, by field and in all: at least one of the two. */
export function sendBack(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof returnTrust>,
): Promise<DeskTrust> {
  return staff.inTransaction(viewer, async (tx) => {
    const { corrections, reason } = asked;
    const found = await decidable(tx, asked, 'RETURNED');
    if (corrections.length === 0 && reason === null)
      throw wrongFields([{ path: 'reason', label: reasonField.label, says: aReason }]);
    const said = saidCorrections(found, corrections);
    const set = { ...decidedNow(tx, clock), corrections: JSON.stringify(corrections), reason };
    const told = {
      ...(reason && { reason }),
      ...Object.fromEntries(corrections.map((one) => [one.path, one.reason])),
    };
    await moveTo(tx, found, 'RETURNED', { action: 'returned', set, told });
    const why = {
      zh: reason ?? sayFindings(said, 'zh-cn'),
      en: reason ?? sayFindings(said, 'en'),
    };
    await tellDecision(tx, found, { decision: 'returned', reason: why });
    return deskTrustIn(tx, asked.id, viewer.language);
  });
}

/** The corrections by the labels of the form; a path that leads nowhere is refused. */
function saidCorrections(
  { content }: FoundTrust,
  corrections: BodyOf<typeof returnTrust>['corrections'],
): Finding[] {
  return corrections.map(({ path, reason }) => {
    const label = labelAt(contentFields, content, path);
    if (!label) throw wrongFields([wrongPath(path)]);
    return { path, label, says: { zh: reason, en: reason } };
  });
}

export function turnDown(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof rejectTrust>,
): Promise<DeskTrust> {
  return staff.inTransaction(viewer, async (tx) => {
    const { reason } = asked;
    const found = await decidable(tx, asked, 'REJECTED');
    const deed: Deed = { action: 'rejected', set: { ...decidedNow(tx, clock), reason }, told: { reason } };
    await moveTo(tx, found, 'REJECTED', deed);
    await tellDecision(tx, found, { decision: 'refused', reason: { zh: reason, en: reason } });
    return deskTrustIn(tx, asked.id, viewer.language);
  });
}
