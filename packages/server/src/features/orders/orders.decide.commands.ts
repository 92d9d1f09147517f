import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { changesOfForms } from '@loadline/contract/orders/order-changes';
import type { decideRequest } from '@loadline/contract/orders/order-desk.edit.api';
import type { Amendment } from '@loadline/contract/orders/order-merge';
import { amended } from '@loadline/contract/orders/order-merge';
import type { RequestKind, RequestState } from '@loadline/contract/orders/order-request';
import { requestAnswerMissing, requestLifecycle } from '@loadline/contract/orders/order-request';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { int, json, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tell } from '../notices/notices.public.ts';
import type { Cancelling } from './orders.cancel.commands.ts';
import { cancel } from './orders.cancel.commands.ts';
import { change, requireOpen } from './orders.edit.commands.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { lockedOrder } from './orders.form.queries.ts';
import { requestJson } from './orders.parts.queries.ts';

type Decided = AnswerOf<typeof decideRequest>;

const askedColumns = {
  kind: textOf<RequestKind>(),
  state: textOf<RequestState>(),
  version: int,
  reason: text,
  proposed: orNull(json<Amendment>()),
};
type Asked = RowOf<typeof askedColumns>;

const meantColumns = { orderId: text, orgId: text, kind: textOf<RequestKind>(), why: text };

/** Accepts what was asked and carries it out, or refuses it: either all of it happens or nothing. */
export function decide(
  staff: Database,
  viewer: Viewer,
  { requestId, version, accepted, answer }: BodyOf<typeof decideRequest>,
  cancelling: Cancelling,
): Promise<Decided> {
  return staff.inTransaction(viewer, async (tx) => {
    const { orderId, orgId, kind, why } = await tx.one(sql.type(meantColumns)`
      select q.order_id::text as "orderId", q.org_id::text as "orgId", q.kind, q.reason as why from order_request q where q.request_id = ${requestId}`);
    // What holds the order, the order, and then the request, as its cancellation takes them.
    if (accepted && kind === 'cancel') await cancelling.leave(tx, [{ orgId, id: orderId }], why);
    const order = await lockedOrder(tx, { id: orderId });
    const asked = await lockedRequest(tx, requestId);
    requireMove(requestLifecycle, asked.state, accepted ? 'ACCEPTED' : 'REFUSED', tx.me);
    if (asked.version !== version) throw staleProblem({ version: asked.version }, { version });
    if (!accepted && !answer) throw wrongFields([requestAnswerMissing]);
    // First: carrying a cancellation out voids what is still open.
    await tx.rows(sql`
      update order_request set state = ${accepted ? 'ACCEPTED' : 'REFUSED'}, answer = ${answer}, decided_by = ${tx.me.userId}, decided_at = now(), version = version + 1
      where org_id = ${order.orgId} and request_id = ${requestId}`);
    if (accepted) await carryOut(tx, order, asked);
    else await noteRefusal(tx, order, asked.kind, answer);
    if (accepted && asked.kind === 'cancel') await cancelling.ended(tx, order);
    await tellAsker(tx, order, requestId, asked.kind, accepted, answer);
    return decidedIn(tx, requestId);
  });
}

function lockedRequest(tx: Tx, requestId: string): Promise<Asked> {
  return tx.one(sql.type(askedColumns)`
    select q.kind, q.state, q.version, q.reason, q.proposed from order_request q where q.request_id = ${requestId} for update`);
}

async function carryOut(tx: Tx, order: StandingOrder, { kind, reason, proposed }: Asked): Promise<void> {
  if (kind === 'cancel') return cancel(tx, order, reason);
  requireOpen(order);
  const form = proposed && amended(order.form, proposed);
  if (!form)
    throw new Problem('requestStale', {}, { data: { current: order.form, mine: proposed?.to ?? null } });
  await change(tx, order, form, changesOfForms(order.form, form), reason);
}

function noteRefusal(
  tx: Tx,
  { id, orgId }: StandingOrder,
  request: RequestKind,
  reason: string | null,
): Promise<void> {
  return audit(tx, {
    action: 'rejected',
    orgId,
    subject: 'order',
    subjectId: id,
    changes: { request, reason },
  });
}

function tellAsker(
  tx: Tx,
  { id, orgId, orderNumber }: StandingOrder,
  requestId: string,
  kind: RequestKind,
  accepted: boolean,
  answer: string | null,
): Promise<void> {
  const done = kind === 'cancel' ? 'cancelled' : 'amended';
  return tell(tx, {
    event: 'orderDecided',
    orgId,
    subject: 'order',
    subjectId: id,
    number: orderNumber,
    words: {
      decision: accepted ? done : 'refused',
      ...(answer && { reasonZh: answer, reasonEn: answer }),
    },
    key: `request ${requestId}`,
  });
}

async function decidedIn(tx: Tx, requestId: string): Promise<Decided> {
  const { request } = await tx.one(sql.type({ request: json<Decided>() })`
    select ${requestJson('desk')} as request from order_request q join orders o on o.org_id = q.org_id and o.id = q.order_id where q.request_id = ${requestId}`);
  return request;
}
