import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { findingsOfSignature } from '@loadline/contract/trusts/trust.submit';
import type { askTrustCancel, submitTrust } from '@loadline/contract/trusts/trust-draft.api';
import type { Clock } from '../../kernel/clock.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { lockedFor, moveTo } from '../../kernel/documents/document.ts';
import { wrongFields } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { declarationInForce } from '../content/legal-texts.public.ts';
import { tellDesk } from './trusts.bell.commands.ts';
import { trusts } from './trusts.commands.ts';
import type { FoundTrust, TrustDetail } from './trusts.found.ts';
import { notOfferedIn } from './trusts.offered.queries.ts';
import { saidDetail } from './trusts.said.ts';

/** Hands a trust order in, signed. All that is wrong is told at once; a credit hold refuses nothing here. */
export function submit(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof submitTrust>,
): Promise<TrustDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedFor(tx, trusts, asked, { to: 'SUBMITTED', by: 'writes' });
    await requireSound(tx, found, asked);
    const at = clock.now().toISOString();
    const signature = { name: asked.signedBy, at, address: viewer.address, edition: asked.edition };
    const set = {
      signature: JSON.stringify(signature),
      submittedAt: at,
      waitingSince: at,
      corrections: '[]',
      reason: null,
    };
    const told = { signedBy: asked.signedBy, edition: asked.edition };
    const moved = await moveTo(tx, trusts, found, { to: 'SUBMITTED', action: 'submitted', set, told });
    await tellDesk(tx, moved, found.trust.state === 'RETURNED' ? 'corrected' : 'submitted', '');
    return saidDetail(moved, viewer.language);
  });
}

async function requireSound(
  tx: Tx,
  { content, orgId }: FoundTrust,
  asked: BodyOf<typeof submitTrust>,
): Promise<void> {
  const findings = [
    ...findingsOfTrust(content).errors,
    ...(await notOfferedIn(tx, orgId, content)),
    ...findingsOfSignature(asked, await declarationInForce(tx)),
  ];
  if (findings.length > 0) throw wrongFields(findings);
}

/** Asks for the cancellation of what was accepted. An amendment that waits for an answer goes on waiting. */
export function requestCancel(
  db: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof askTrustCancel>,
): Promise<TrustDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedFor(tx, trusts, asked, { to: 'CANCEL_REQUESTED', by: 'writes' });
    const { state } = found.trust;
    const moved = await moveTo(tx, trusts, found, {
      to: 'CANCEL_REQUESTED',
      action: 'cancel-asked',
      set: { resumeState: state, reason: asked.reason, waitingSince: clock.now() },
      told: { reason: asked.reason },
    });
    await tellDesk(tx, moved, 'cancelling', asked.reason);
    return saidDetail(moved, viewer.language);
  });
}
