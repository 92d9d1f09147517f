import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ChangeRequest, DeskDraft, OwnDraft } from '@loadline/contract/waybill-drafts/draft';
import { directKeys, directOf, sharedKeys } from '@loadline/contract/waybill-drafts/draft';
import type { agreeToDraft, askDraftChanges } from '@loadline/contract/waybill-drafts/draft.api';
import { wordsOfRequests, wrongRequest } from '@loadline/contract/waybill-drafts/draft.requests';
import type { answerForCustomer } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { audit } from '../../kernel/audit.ts';
import { flag, orNull, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { attachFiles } from '../files/files.public.ts';
import { deskDraftIn, ownDraftIn } from './drafts.detail.queries.ts';
import { deskWaybillIn, lockDrafted } from './drafts.facts.queries.ts';
import { customerAgrees, customerAsks } from './drafts.moves.commands.ts';

interface Answer {
  readonly verdict: 'AGREED' | 'CHANGES';
  readonly requests: readonly ChangeRequest[];
}

/** A customer agrees to all that is theirs of a version. */
export function agree(db: Database, viewer: Viewer, asked: BodyOf<typeof agreeToDraft>): Promise<OwnDraft> {
  return answered(db, viewer, asked, { verdict: 'AGREED', requests: [] });
}

/** A customer wants fields to be otherwise. */
export function askChanges(
  db: Database,
  viewer: Viewer,
  asked: BodyOf<typeof askDraftChanges>,
): Promise<OwnDraft> {
  return answered(db, viewer, asked, { verdict: 'CHANGES', requests: asked.requests });
}

function answered(
  db: Database,
  viewer: Viewer,
  asked: { readonly no: string; readonly version: number },
  answer: Answer,
): Promise<OwnDraft> {
  return db.inTransaction(viewer, async (tx) => {
    const before = await ownDraftIn(tx, asked.no);
    const { speaks } = await tx.one(
      sql.type({ speaks: flag })`select speaks_for_share(${before.mawbId}) as speaks`,
    );
    if (!speaks) throw new Problem('speaksForOthers');
    requireRequests(answer, before);
    // Bookings before the waybill, as everybody locks.
    await lockDrafted(tx, before.mawbId);
    const { orgId } = tx.me;
    await settle(
      tx,
      { mawbId: before.mawbId, orgId, ...asked, ...answer, evidence: null, reason: null },
      before,
    );
    return ownDraftIn(tx, asked.no);
  });
}

/** Staff write down what a customer has said elsewhere; the paper that proves it stays with the answer. */
export function answerOnBehalf(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof answerForCustomer>,
): Promise<DeskDraft> {
  return staff.inTransaction(viewer, async (tx) => {
    await deskWaybillIn(tx, asked.no);
    return withSightOfAll(tx, () => answerWhole(tx, asked));
  });
}

async function answerWhole(tx: Tx, asked: BodyOf<typeof answerForCustomer>): Promise<DeskDraft> {
  const before = await deskDraftIn(tx, asked.no);
  await lockDrafted(tx, before.mawbId);
  await attachFiles(tx, tx.me.orgId, 'mawb', before.mawbId, [asked.evidenceFile]);
  const requests = asked.verdict === 'CHANGES' ? asked.requests : [];
  const [newest] = before.versions;
  const hasShare = newest?.answers.some(({ customerId }) => customerId === asked.customerId);
  if (!newest || !hasShare) throw new Problem('notFound');
  const houses = newest.houses.filter(({ hawbId }) =>
    before.owners.some((owner) => owner.hawbId === hawbId && owner.customerId === asked.customerId),
  );
  const direct = before.owners.length === 0 ? directOf(newest.master) : null;
  requireRequests({ verdict: asked.verdict, requests }, { versions: [{ houses, direct }] });
  await settle(
    tx,
    {
      mawbId: before.mawbId,
      orgId: asked.customerId,
      version: asked.version,
      verdict: asked.verdict,
      requests,
      evidence: asked.evidenceFile,
      reason: asked.reason,
    },
    before,
  );
  return deskDraftIn(tx, asked.no);
}

interface Settled extends Answer {
  readonly mawbId: string;
  readonly orgId: string;
  readonly version: number;
  readonly evidence: string | null;
  readonly reason: string | null;
}

/** One of many who answer at once counts: the others find the version answered. */
async function settle(tx: Tx, settled: Settled, current: object): Promise<void> {
  const { mawbId, orgId, version, verdict, requests, evidence, reason } = settled;
  const { became } = await tx.one(sql.type({ became: orNull(textOf<'SENT' | 'AGREED' | 'CHANGES'>()) })`
    select answer_draft(${mawbId}, ${version}, ${orgId}, ${verdict}, ${JSON.stringify(requests)}::jsonb, ${evidence}, ${reason}, ${tx.me.name}) as became`);
  if (became === null) throw staleProblem(current, { version, verdict });
  if (became === 'SENT' || orgId !== tx.me.orgId) await noteAnswer(tx, settled);
  if (verdict === 'CHANGES') await customerAsks(tx, mawbId, wordsOfRequests(requests));
  else await customerAgrees(tx, mawbId, orgId);
}

/** Written down where the waybill's own step does not: in the customer's log, or while others have still to agree. */
function noteAnswer(tx: Tx, { mawbId, orgId, version, verdict, requests, reason }: Settled): Promise<void> {
  return audit(tx, {
    orgId,
    action: verdict === 'AGREED' ? 'agreed' : 'change-asked',
    subject: 'mawb',
    subjectId: mawbId,
    changes: { draft: version, ...(reason && { reason }), ...(requests.length > 0 && { requests }) },
  });
}

/** Each request names a field of the master that everybody sees, or of what is their own: a house waybill, a direct waybill. */
function requireRequests(
  { verdict, requests }: Answer,
  {
    versions: [newest],
  }: { readonly versions: readonly Pick<OwnDraft['versions'][number], 'houses' | 'direct'>[] },
): void {
  if (verdict === 'AGREED') return;
  if (requests.length === 0) throw new Problem('nothingWanted');
  const papers = newest?.houses.map(({ hawbId }) => hawbId) ?? [];
  const seen = newest?.direct ? [...sharedKeys, ...directKeys] : sharedKeys;
  const findings = requests.flatMap((request) => wrongRequest(request, papers, seen));
  if (findings.length > 0) throw wrongFields(findings);
}
