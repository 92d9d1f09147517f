import type { OrderStatus } from '@loadline/contract/codes/stage';
import type { RequestKind, RequestState } from '@loadline/contract/orders/order-request';
import type { Clerk } from './accounts.ts';
import { hoursAfter } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';

interface Plan {
  readonly on: OrderStatus;
  readonly kind: RequestKind;
  readonly state: RequestState;
  readonly reason: string;
  readonly answer: string | null;
}

const remark = '请加打托盘，外箱缠膜';

/** Something asked about the first orders of these statuses, in every state that a request has. */
const plans: readonly Plan[] = [
  { on: 'WH_IN', kind: 'amend', state: 'PENDING', reason: '收货方要求打托', answer: null },
  { on: 'WH_OUT', kind: 'cancel', state: 'PENDING', reason: '买家取消采购，请退回仓库', answer: null },
  {
    on: 'EXPORT_RELEASED',
    kind: 'cancel',
    state: 'REFUSED',
    reason: '改走海运',
    answer: '货物已交航司，无法退运',
  },
  { on: 'DEPARTED', kind: 'amend', state: 'ACCEPTED', reason: '收货方要求打托', answer: '已通知目的港仓库' },
  { on: 'ARRIVED', kind: 'amend', state: 'WITHDRAWN', reason: '收货方要求打托', answer: null },
];

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
}

/** `remarkOf` says what an order's remark is: an amendment knows what it changes. */
export function requestRows(
  orders: readonly Order[],
  remarkOf: (orderId: string) => string | null,
  clerk: Clerk,
) {
  return plans.flatMap((plan) => {
    const found = orders.find(({ shipment }) => shipment.journey.status === plan.on && !shipment.onHold);
    return found ? [requestRow(plan, found, remarkOf(found.shipment.id), clerk)] : [];
  });
}

function requestRow(
  { kind, state, reason, answer }: Plan,
  { shipment, owner }: Order,
  was: string | null,
  clerk: Clerk,
) {
  const askedAt = hoursAfter(shipment.journey.statusAt, 0.2);
  const decided = state === 'PENDING' ? null : hoursAfter(askedAt, 1);
  const isAmend = kind === 'amend';
  // What was carried out stands on the order, which had said nothing before.
  const from = state === 'ACCEPTED' ? null : was;
  const to = state === 'ACCEPTED' ? was : remark;
  return {
    org_id: owner.orgId,
    request_id: shipment.chance.id(askedAt),
    order_id: shipment.id,
    kind,
    state,
    reason,
    proposed: isAmend ? { from: { remark: from, parties: [] }, to: { remark: to, parties: [] } } : null,
    changes: isAmend ? [{ path: 'remark', from, to }] : [],
    asked_by: owner.createdBy,
    asked_at: askedAt,
    decided_by: state === 'ACCEPTED' || state === 'REFUSED' ? clerk.userId : null,
    decided_at: decided,
    answer,
    version: state === 'PENDING' ? 1 : 2,
  };
}
