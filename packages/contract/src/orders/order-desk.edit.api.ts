import { wayFields } from '../facts/way.ts';
import { deskFileFields } from '../files/record-file.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { order } from './order.ts';
import { orderCustomerFields } from './order-desk.api.ts';
import { deskNoteFields } from './order-desk.note.ts';
import { orderDetailFields } from './order-detail.fields.ts';
import { askedReason, orderForm, orderNo, orderVersion } from './order-edit.api.ts';
import { orderFormFields } from './order-form.ts';
import { deskHoldFields, holdReasons, orderHold } from './order-hold.ts';
import { deskRequestFields, orderRequest } from './order-request.ts';

const orderId = id({ label: { zh: '编号', en: 'Id' } });
const one = { id: orderId, version: orderVersion };
const version = group({ version: orderVersion }, { label: order.label });

const { previous: _previous, next: _next, ...detail } = orderDetailFields;

/** Of the notes about an order; 0 before there are any. */
const noteVersion = whole({ label: { zh: '备注版本', en: 'Version of the notes' } });

/** Everything about one order of a customer, with what only staff see. */
export const deskOrderDetail = endpoint('GET /opsapi/orders/detail', {
  access: 'op:order:view',
  title: { zh: '客户订单详情', en: "A customer's order in detail" },
  query: { no: orderNo },
  answer: group(
    {
      ...detail,
      customer: group(orderCustomerFields, { label: { zh: '客户', en: 'Customer' } }),
      files: list(group(deskFileFields, { label: { zh: '文件', en: 'File' } }), {
        label: { zh: '文件', en: 'Files' },
      }),
      holds: list(group(deskHoldFields, { label: orderHold.label }), { label: { zh: '扣货', en: 'Holds' } }),
      requests: list(group(deskRequestFields, { label: orderRequest.label }), { label: orderRequest.label }),
      note: group({ ...deskNoteFields, version: noteVersion }, { label: { zh: '内部备注', en: 'Notes' } }),
    },
    { label: { zh: '客户订单详情', en: 'Order detail' } },
  ),
});

export const deskOrderForm = endpoint('GET /opsapi/orders/form', {
  access: 'op:order:view',
  title: { zh: '客户订单表单', en: "A customer's order form" },
  query: { id: orderId },
  answer: orderForm.answer,
});

/** Changes what an order says, at any stage; a cancelled or closed one stays as it is. */
export const saveDeskOrder = endpoint('POST /opsapi/orders/save', {
  access: 'op:order:edit',
  title: { zh: '修改客户订单', en: "Change a customer's order" },
  body: { ...one, reason: askedReason, ...orderFormFields },
  answer: version,
  deadline: 15_000,
});

const { trackingNo, transferNo, route, cutOff } = order.fields;

/** What only staff know of an order. */
export const deskFactFields = {
  trackingNo,
  transferNo,
  ...wayFields,
  route,
  cutOff,
};

/** A cut-off has one source: the flight, once there is one. */
export const cutOffOfFlight: Text = {
  zh: '已配航班，以航班截单时间为准',
  en: 'the order is booked on a flight, whose cut-off counts',
};

export const saveDeskFacts = endpoint('POST /opsapi/orders/facts', {
  access: 'op:order:edit',
  title: { zh: '修改运输信息', en: 'Change transport facts' },
  body: { ...one, ...deskFactFields },
  answer: version,
});

export const saveDeskNote = endpoint('POST /opsapi/orders/note', {
  access: 'op:order:edit',
  title: { zh: '内部备注', en: 'Note about an order' },
  body: { id: orderId, version: noteVersion, ...deskNoteFields },
  answer: flag({ label: { zh: '已保存', en: 'Saved' } }),
});

const ids = list(orderId, { label: { zh: '订单', en: 'Orders' }, max: 200 });
/** How many orders a batch changed; those it found as wanted already are not among them. */
const changed = whole({ label: { zh: '已处理', en: 'Changed' } });
const reason = code(holdReasons, { label: { zh: '扣货原因', en: 'Held for' } });

/** Holds orders, all of them or none. The note is for their customers to read. */
export const holdOrders = endpoint('POST /opsapi/orders/hold', {
  access: 'op:order:hold',
  title: { zh: '扣货', en: 'Hold orders' },
  body: { ids, reason, note: orderHold.fields.note, internalNote: deskHoldFields.internalNote },
  answer: changed,
});

export const releaseOrders = endpoint('POST /opsapi/orders/release', {
  access: 'op:order:hold',
  title: { zh: '放行', en: 'Release orders' },
  body: { ids, reason, note: text({ label: { zh: '放行说明', en: 'Release note' }, max: 500 }) },
  answer: changed,
});

/** Tells a new day of arrival for several orders: an estimate that their customers see. */
export const setArrival = endpoint('POST /opsapi/orders/eta', {
  access: 'op:order:edit',
  title: { zh: '批量设置 ETA', en: 'Set the day of arrival' },
  body: { ids, eta: date({ label: { zh: '预计到达', en: 'ETA' } }), reason: optional(askedReason) },
  answer: changed,
});

export const cancelDeskOrder = endpoint('POST /opsapi/orders/cancel', {
  access: 'op:order:edit',
  title: { zh: '取消客户订单', en: "Cancel a customer's order" },
  body: { ...one, reason: askedReason },
  answer: version,
});

/** Closes orders that were signed for and have nothing open. */
export const closeDeskOrder = endpoint('POST /opsapi/orders/close', {
  access: 'op:order:edit',
  title: { zh: '关闭订单', en: 'Close an order' },
  body: { ...one, reason: askedReason },
  answer: version,
});

/** Accepts what a customer asked for, and carries it out, or refuses it with the reason that they read. */
export const decideRequest = endpoint('POST /opsapi/orders/requests/decide', {
  access: 'op:order:edit',
  title: { zh: '处理改单与取消申请', en: 'Decide a request' },
  body: {
    requestId: orderRequest.fields.requestId,
    version: orderVersion,
    accepted: flag({ label: { zh: '接受', en: 'Accepted' } }),
    answer: optional(askedReason),
  },
  answer: group(deskRequestFields, { label: orderRequest.label }),
  deadline: 15_000,
});
