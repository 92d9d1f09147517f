import { historyAnswer } from '../documents/document.history.ts';
import { mostNumbers, shipment } from '../facts/shipment.ts';
import { texts } from '../facts/texts.ts';
import { unruled } from '../kernel/compose.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { date, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { resource } from '../kernel/resource.ts';
import { customerRecord } from '../ops/customer.ts';
import { choice, overviewFields, trustFilter, trustNoField, trustSorts } from './trust.api.ts';
import { trust } from './trust.ts';
import { corrections, detailFields, pathField } from './trust-detail.ts';

const customerFields = {
  customerId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  customerCode: text({
    label: { zh: '客户代码', en: 'Customer code' },
    max: 12,
    places: ['list', 'detail', 'export', 'search'],
  }),
  customerName: text({
    ...texts.customer,
    places: ['list', 'detail', 'export', 'filter'],
  }),
  customerNameEn: text({
    ...texts.customerEn,
    places: ['list', 'detail'],
  }),
};

/** A trust order as staff list it: whose it is, and how long it waits for them. */
export const deskTrust = resource('trust', trust.label, {
  ...trust.fields,
  ...customerFields,
  /** Since when it waits for a decision; null when it does not. */
  waitingSince: optional(instant({ label: { zh: '等待自', en: 'Waiting since' }, places: ['list', 'sort'] })),
  waitingMinutes: optional(
    whole({
      label: { zh: '等待（工作分钟）', en: 'Waiting, working minutes' },
      unit: 'min',
      places: ['list'],
    }),
  ),
  late: flag({ label: { zh: '超时', en: 'Late' }, places: ['list'] }),
  /** By how many working minutes it is late. */
  overMinutes: optional(
    whole({ label: { zh: '超时（工作分钟）', en: 'Late, working minutes' }, unit: 'min', places: ['list'] }),
  ),
  creditOnHold: flag({
    label: { zh: '信用冻结', en: 'Credit on hold' },
    places: ['list', 'detail', 'export'],
  }),
});

/** `waiting` leaves what staff have to decide: handed in, to be cancelled, or to be amended. */
const deskTrustFilter = {
  ...trustFilter,
  customerId: optional(list(id({ label: { zh: '客户', en: 'Customer' } }), { ...texts.customer })),
  waiting: optional(flag({ label: { zh: '待处理', en: 'To decide' } })),
  submittedFrom: optional(date({ label: { zh: '提交日期起', en: 'Submitted from' } })),
  submittedTo: optional(date({ label: { zh: '提交日期止', en: 'Submitted to' } })),
};

const deskOverviewAnswer = group(
  {
    ...overviewFields,
    waiting: whole({ label: { zh: '待处理', en: 'To decide' } }),
    late: whole({ label: { zh: '超时', en: 'Late' } }),
    lateAfterHours: whole({ label: { zh: '时限（工作小时）', en: 'Late after working hours' } }),
    customers: list(choice, { label: { zh: '客户', en: 'Customers' } }),
  },
  { label: { zh: '概况', en: 'Overview' } },
);

/** The customer's side, whose it is, why its credit is held, and who decided. */
const deskTrustAnswer = group(
  {
    ...detailFields,
    ...customerFields,
    holdReason: optional(text({ label: { zh: '冻结原因', en: 'Reason of the hold' }, max: 500 })),
    creditCause: customerRecord.fields.creditCause,
    decidedBy: optional(text({ label: { zh: '处理人', en: 'Decided by' }, max: 64 })),
    decidedAt: optional(instant({ label: { zh: '处理时间', en: 'Decided' } })),
  },
  { label: { zh: '委托单', en: 'Trust order' } },
);

/** The trust orders of the customers in the caller's scope; drafts are the customers' own and not among them. */
export const deskTrustApi = recordsApi({
  path: '/opsapi/trust',
  access: 'op:trust:view',
  called: { zh: '客户委托单', one: "a customer's trust order", many: "customers' trust orders" },
  of: deskTrust,
  filter: deskTrustFilter,
  sorts: trustSorts,
  overview: { answer: deskOverviewAnswer },
  exported: { access: 'op:trust:view', query: chosen },
  by: { no: trustNoField },
  detail: deskTrustAnswer,
  history: historyAnswer,
});

export const deskTrustPaper = endpoint('GET /opsapi/trust/paper', {
  access: 'op:trust:view',
  title: { zh: '打印客户委托单', en: "A customer's trust order as PDF" },
  query: { no: trustNoField },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});

const which = {
  id: id({ label: { zh: '委托单', en: 'Trust order' } }),
  version: whole({ label: { zh: '版本', en: 'Version' }, min: 1 }),
};
const reason = text({ label: { zh: '原因', en: 'Reason' }, max: 500 });

/** Sends it back with what is wrong, by field and in all: at least one of the two. */
export const returnTrust = endpoint('POST /opsapi/trust/return', {
  access: 'op:trust:decide',
  title: { zh: '退回委托单', en: 'Return a trust order' },
  body: { ...which, corrections, reason: optional(reason) },
  answer: deskTrustAnswer,
});

export const rejectTrust = endpoint('POST /opsapi/trust/reject', {
  access: 'op:trust:decide',
  title: { zh: '驳回委托单', en: 'Reject a trust order' },
  body: { ...which, reason },
  answer: deskTrustAnswer,
});

/**
 * One of the orders that are made: its share of the lines, a reference when the customer's own does not fit, and its FBA
 * shipments unless they are to be dealt out.
 */
const share = group(
  {
    parts: list(
      group(
        {
          lineId: id({ label: { zh: '行编号', en: 'Line' } }),
          cartons: whole({ label: { zh: '箱数', en: 'Cartons' }, min: 1 }),
          quantity: whole({ label: { zh: '数量', en: 'Quantity' }, min: 1 }),
        },
        { label: { zh: '货物', en: 'Part of a line' } },
      ),
      { label: { zh: '货物', en: 'Parts' } },
    ),
    referenceNumber: optional(text({ label: { zh: '客户参考号', en: 'Reference no.' }, max: 50 })),
    fbaIds: optional(
      list(unruled(shipment.fbaId), { label: { zh: 'FBA号', en: 'FBA shipment ids' }, max: mostNumbers }),
    ),
  },
  { label: { zh: '订单', en: 'Order' } },
);

/**
 * Accepts it and makes its orders at once, or nothing: one order unless `orders` shares out every carton
 * (`findingsOfSplit`). References are the customer's, numbered when there are several. Refused while its credit is held.
 */
export const acceptTrust = endpoint('POST /opsapi/trust/accept', {
  access: 'op:trust:decide',
  title: { zh: '受理委托单', en: 'Accept a trust order' },
  body: {
    ...which,
    orders: list(share, { label: { zh: '订单', en: 'Orders' }, max: 100 }),
    /** A booking as well, of all its orders, for its customer to complete: by air only. */
    booking: optional(flag({ label: { zh: '同时备好订舱', en: 'Prepare a booking, too' } })),
  },
  answer: deskTrustAnswer,
  deadline: 30_000,
});

/** Answers an amendment field by field; all have to be answered, a refusal says why. What is accepted is laid on at once. */
export const answerAmendment = endpoint('POST /opsapi/trust/amendment', {
  access: 'op:trust:decide',
  title: { zh: '答复改单申请', en: 'Answer an amendment' },
  body: {
    ...which,
    amendmentId: id({ label: { zh: '改单申请', en: 'Amendment' } }),
    answers: list(
      group(
        {
          path: pathField,
          accepted: flag({ label: { zh: '接受', en: 'Accepted' } }),
          reason: optional(reason),
        },
        { label: { zh: '答复', en: 'Answer' } },
      ),
      { label: { zh: '答复', en: 'Answers' }, max: 2_000 },
    ),
  },
  answer: deskTrustAnswer,
});

/** Cancels as the customer asked, or says why not; then it goes on as before. */
export const decideCancel = endpoint('POST /opsapi/trust/cancel', {
  access: 'op:trust:decide',
  title: { zh: '答复取消申请', en: 'Decide a cancellation' },
  body: {
    ...which,
    cancelled: flag({ label: { zh: '同意取消', en: 'Cancelled' } }),
    reason: optional(reason),
  },
  answer: deskTrustAnswer,
});

/** The same of a customer's trust order. */
export const deskTrustDeliveryNote = endpoint('GET /opsapi/trust/delivery-note', {
  access: 'op:trust:view',
  title: { zh: '打印客户送仓单', en: 'Delivery note of a trust order as PDF, for staff' },
  query: { no: trustNoField },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});
