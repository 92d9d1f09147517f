import { withChanges, wrongPath } from '@loadline/contract/documents/document.changes';
import { reasonField } from '@loadline/contract/kernel/change';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { wishesOfOrders } from '@loadline/contract/trusts/trust.order-changes';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { unanswered } from '@loadline/contract/trusts/trust.submit';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { answerAmendment, decideCancel } from '@loadline/contract/trusts/trust-desk.api';
import type { Clock } from '../../kernel/clock.ts';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { decidedNow } from '../../kernel/documents/document.decisions.ts';
import {
  lockedDocument,
  lockedFor,
  moveTo,
  record,
  requireStep,
  requireVersion,
  toldChanges,
} from '../../kernel/documents/document.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Followed } from '../orders/orders.public.ts';
import { cancelOrder, followTrust } from '../orders/orders.public.ts';
import type { LockedOrder } from '../orders/orders.rows.public.ts';
import { lockedOrders, orderView } from '../orders/orders.rows.public.ts';
import { takeOrdersOff } from '../waybills/waybills.leave.public.ts';
import { openAmendment, requireAmendable } from './trusts.amend.commands.ts';
import { contentColumns, tellDecision, trusts } from './trusts.commands.ts';
import type { DeskTrust } from './trusts.desk.queries.ts';
import { deskTrustIn } from './trusts.desk.queries.ts';
import type { FoundTrust, KeptAmendment, KeptChange } from './trusts.found.ts';
import { notOfferedIn } from './trusts.offered.queries.ts';
import { tellEndedTrust } from './trusts.public.ts';

type Answers = BodyOf<typeof answerAmendment>['answers'];

/** Answers an amendment field by field; what is accepted is laid on in the same transaction. */
export function answer(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof answerAmendment>,
): Promise<DeskTrust> {
  return staff.inTransaction(viewer, async (tx) => {
    // Orders before their trust order, as an event takes them: else the two wait for each other.
    const orders = await ordersOf(tx, asked.id);
    const found = await lockedDocument(tx, trusts, asked.id);
    const open = openAmendment(found);
    if (!open || open.id !== asked.amendmentId) throw new Problem('noAmendment');
    requireAmendable(found);
    requireVersion(trusts, found, asked);
    requireAnswers(open, asked.answers);
    const taken = open.changes.filter(({ path }) =>
      asked.answers.some((one) => one.path === path && one.accepted),
    );
    const content = amended(found, taken);
    await requireOffered(tx, found, content);
    const followed = await layOnOrders(tx, found, content, orders);
    await tx.rows(sql`
      update trust_amendment set state = 'ANSWERED', answers = ${JSON.stringify(asked.answers)}::jsonb, orders = ${JSON.stringify(followed)}::jsonb,
        answered_by = ${tx.me.userId}, answered_at = ${clock.now()}
      where org_id = ${found.orgId} and id = ${open.id}`);
    const set = { ...contentColumns(content), ...decidedNow(tx, clock) };
    await record(tx, trusts, found, { action: 'amendment-answered', set, told: toldChanges(taken) });
    await tellDecision(tx, found, { decision: 'amended' });
    return deskTrustIn(tx, asked.id, viewer.language);
  });
}

/** Each order as far as it follows; what has ended is history. */
async function layOnOrders(
  tx: Tx,
  { ownerId, trust, content: before }: FoundTrust,
  after: TrustContent,
  orders: readonly LockedOrder[],
): Promise<Followed[]> {
  const accepted = { trustId: trust.id, trustNo: trust.trustNo, createdBy: ownerId };
  const wishes = wishesOfOrders(before, after, orders, accepted);
  const followed: Followed[] = [];
  for (const [at, { id }] of orders.entries()) {
    const wish = wishes[at];
    if (!wish) continue;
    followed.push(await followTrust(tx, id, wish, trust.trustNo));
  }
  return followed.filter(({ laid, stays }) => laid.length + stays.length > 0);
}

/** Every change is answered once, a refused one with its reason. */
function requireAnswers({ changes }: KeptAmendment, answers: Answers): void {
  const stray = answers.filter(({ path }) => !changes.some((change) => change.path === path));
  const open = changes.filter(({ path }) => {
    const own = answers.filter((one) => one.path === path);
    return own.length !== 1 || (own[0]?.accepted === false && own[0].reason === null);
  });
  const findings = [
    ...stray.map(({ path }) => wrongPath(path)),
    ...open.map(({ path, label }) => unanswered(path, label)),
  ];
  if (findings.length > 0) throw wrongFields(findings);
}

/** The content with the accepted changes: accepted one by one they may not fit together, which is told. */
function amended({ content }: FoundTrust, taken: readonly KeptChange[]): TrustContent {
  const laid = withChanges(contentFields, content, taken);
  if (!laid.ok) throw wrongFields(laid.findings);
  const { errors } = findingsOfTrust(laid.value);
  if (errors.length > 0) throw wrongFields(errors);
  return laid.value;
}

/** What was offered when it was asked for may be taken off by the time it is answered: then it is refused, or offered again. */
async function requireOffered(tx: Tx, { orgId, content: agreed }: FoundTrust, content: TrustContent) {
  const findings = await notOfferedIn(tx, orgId, content, agreed);
  if (findings.length > 0) throw wrongFields(findings);
}

/** Cancels with its orders, as long as none is under way; or says why not, and it goes on where it was. */
export function decideCancellation(
  staff: Database,
  clock: Clock,
  viewer: Viewer,
  asked: BodyOf<typeof decideCancel>,
): Promise<DeskTrust> {
  const { id, cancelled, reason } = asked;
  return staff.inTransaction(viewer, async (tx) => {
    if (cancelled) await leaveBookings(tx, id);
    const orders = await ordersOf(tx, id);
    const found = await lockedFor(tx, trusts, asked, { to: 'CANCELLED', by: 'decides' });
    if (!cancelled && reason === null) throw wrongFields([unanswered('reason', reasonField.label)]);
    if (cancelled) await cancel(tx, clock, found, orders);
    else await goOn(tx, clock, found, reason ?? '');
    const told = { zh: reason ?? '', en: reason ?? '' };
    await tellDecision(tx, found, {
      decision: cancelled ? 'cancelled' : 'refused',
      ...(reason && { reason: told }),
    });
    return deskTrustIn(tx, id, viewer.language);
  });
}

/** What holds its orders is locked before them. */
async function leaveBookings(tx: Tx, trustId: string): Promise<void> {
  const waiting = await tx.rows(sql.type({ orgId: text, id: text, why: text })`
    select o.org_id::text as "orgId", o.id::text as id, concat_ws(' ', r.trust_no, r.reason) as why
    from ${orderView} o join trust r on r.org_id = o.org_id and r.id = o.trust_id
    where r.id = ${trustId} and o.status = 'ORDERED' order by o.id`);
  const [first] = waiting;
  if (first) await takeOrdersOff(tx, waiting, first.why);
}

function ordersOf(tx: Tx, trustId: string): Promise<LockedOrder[]> {
  return lockedOrders(
    tx,
    sql`(o.org_id, o.trust_id) = (select r.org_id, r.id from trust r where r.id = ${trustId})`,
  );
}

async function cancel(
  tx: Tx,
  clock: Clock,
  found: FoundTrust,
  orders: readonly LockedOrder[],
): Promise<void> {
  const moving = orders.filter(({ status }) => status !== 'ORDERED' && status !== 'CANCELLED');
  if (moving.length > 0)
    throw new Problem('ordersUnderWay', { orders: moving.map(({ orderNumber }) => orderNumber).join(', ') });
  const waiting = orders.filter(({ status }) => status === 'ORDERED');
  if (waiting.length > 0 && !tx.me.permissions.includes('op:order:edit')) throw new Problem('noPermission');
  for (const { id } of waiting) {
    await cancelOrder(tx, id, `${found.trust.trustNo} ${found.reason ?? ''}`.trim());
    await tellEndedTrust(tx, { orgId: found.orgId, id });
  }
  await tx.rows(sql`
    update trust_amendment set state = 'LAPSED' where org_id = ${found.orgId} and trust_id = ${found.trust.id} and state = 'OPEN'`);
  await moveTo(tx, trusts, found, {
    to: 'CANCELLED',
    action: 'cancelled',
    set: { ...decidedNow(tx, clock), resumeState: null },
    told: { orders: waiting.map(({ orderNumber }) => orderNumber) },
  });
}

async function goOn(tx: Tx, clock: Clock, found: FoundTrust, reason: string): Promise<void> {
  const back = found.resumeState ?? 'ACCEPTED';
  const open = openAmendment(found);
  requireStep(tx, trusts, found, { to: back, by: 'decides' });
  await moveTo(tx, trusts, found, {
    to: back,
    action: 'cancel-refused',
    set: { ...decidedNow(tx, clock), waitingSince: open?.askedAt ?? null, resumeState: null, reason },
    told: { reason },
  });
  await tx.rows(sql`select settle_trust(${found.orgId}, ${found.trust.id})`);
}
