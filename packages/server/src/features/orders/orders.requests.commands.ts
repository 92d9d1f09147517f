import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { canMove } from '@loadline/contract/kernel/lifecycle';
import { orderLifecycle } from '@loadline/contract/orders/order.lifecycle';
import { changesOfForms } from '@loadline/contract/orders/order-changes';
import type { askAmendment, askCancel, withdrawRequest } from '@loadline/contract/orders/order-edit.api';
import { amendmentOf } from '@loadline/contract/orders/order-merge';
import { cancelBar } from '@loadline/contract/orders/order-part';
import type { RequestKind } from '@loadline/contract/orders/order-request';
import { requestLifecycle } from '@loadline/contract/orders/order-request';
import { audit } from '../../kernel/audit.ts';
import { json, text, textOf } from '../../kernel/columns.ts';
import { withoutConflict } from '../../kernel/conflicts.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tellDesk } from './orders.bell.commands.ts';
import type { Cancelling } from './orders.cancel.commands.ts';
import { cancel } from './orders.cancel.commands.ts';
import { checked, requireAmendable, requireFresh } from './orders.edit.commands.ts';
import type { StandingOrder } from './orders.form.queries.ts';
import { lockedOrder } from './orders.form.queries.ts';
import { requestJson } from './orders.parts.queries.ts';

type Request = AnswerOf<typeof askAmendment>;

/** Asks for a change. What is asked has to be an order that could be: staff accept it as it is. */
export function amend(
  db: Database,
  viewer: Viewer,
  { no, version, reason, ...form }: BodyOf<typeof askAmendment>,
): Promise<Request> {
  return db.inTransaction(viewer, async (tx) => {
    const before = await lockedOrder(tx, { no });
    requireFresh(before, version, form);
    requireAmendable(before);
    const changes = changesOfForms(before.form, form);
    if (changes.length === 0) throw new Problem('nothingAsked');
    await checked(tx, before.orgId, form, before);
    return ask(tx, before, 'amend', reason, { proposed: amendmentOf(before.form, form), changes });
  });
}

/** Cancels what has not been received and is in no booking; otherwise staff do, who are asked. */
export function cancelOrAsk(
  db: Database,
  viewer: Viewer,
  { no, reason }: BodyOf<typeof askCancel>,
  { ended }: Cancelling,
): Promise<AnswerOf<typeof askCancel>> {
  return db.inTransaction(viewer, async (tx) => {
    const order = await lockedOrder(tx, { no });
    if (!cancelBar(order) || !canMove(orderLifecycle, order.status, 'CANCELLED')) {
      await cancel(tx, order, reason);
      await ended(tx, order);
      await tellDesk(tx, order, 'cancelled', reason);
      return { cancelled: true, request: null };
    }
    return { cancelled: false, request: await ask(tx, order, 'cancel', reason) };
  });
}

export function withdraw(
  db: Database,
  viewer: Viewer,
  { requestId }: BodyOf<typeof withdrawRequest>,
): Promise<Request> {
  return db.inTransaction(viewer, async (tx) => {
    const { state, ...order } = await tx.one(sql.type({
      state: textOf<'PENDING'>(),
      orgId: text,
      id: text,
      orderNumber: text,
    })`
      select q.state, o.org_id::text as "orgId", o.id::text as id, o.order_number as "orderNumber"
      from order_request q join orders o on o.org_id = q.org_id and o.id = q.order_id
      where q.org_id = ${tx.me.orgId} and q.request_id = ${requestId} for update of q`);
    requireMove(requestLifecycle, state, 'WITHDRAWN', tx.me);
    await tx.rows(sql`
      update order_request set state = 'WITHDRAWN', decided_at = now(), version = version + 1 where org_id = ${tx.me.orgId} and request_id = ${requestId}`);
    await audit(tx, { action: 'withdrawn', subject: 'order', subjectId: order.id });
    await tellDesk(tx, order, 'withdrawn', '', requestId);
    return requestIn(tx, requestId);
  });
}

interface Asked {
  readonly proposed?: object;
  readonly changes?: readonly object[];
}

async function ask(
  tx: Tx,
  order: StandingOrder,
  kind: RequestKind,
  reason: string,
  { proposed, changes = [] }: Asked = {},
): Promise<Request> {
  const { id, orgId } = order;
  const requestId = newId();
  await withoutConflict(
    { order_request_pending: 'requestOpen' },
    {},
    tx.rows(sql`
      insert into order_request (org_id, request_id, order_id, kind, reason, proposed, changes, asked_by)
      values (${orgId}, ${requestId}, ${id}, ${kind}, ${reason}, ${proposed ? JSON.stringify(proposed) : null}::jsonb, ${JSON.stringify(changes)}::jsonb, ${tx.me.userId})`),
  );
  await audit(tx, {
    action: 'requested',
    orgId,
    subject: 'order',
    subjectId: id,
    changes: { request: kind, reason },
  });
  await tellDesk(tx, order, kind === 'amend' ? 'amendment' : 'cancelling', reason, requestId);
  return requestIn(tx, requestId);
}

async function requestIn(tx: Tx, requestId: string): Promise<Request> {
  const { request } = await tx.one(sql.type({ request: json<Request>() })`
    select ${requestJson('customer')} as request from order_request q join orders o on o.org_id = q.org_id and o.id = q.order_id where q.request_id = ${requestId}`);
  return request;
}
