import { orderStatuses } from '../codes/stage.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { order } from './order.ts';
import { orderFormFields } from './order-form.ts';
import { orderParts } from './order-part.ts';
import { orderRequest } from './order-request.ts';

export const orderNo = text(texts.orderNo);
export const orderVersion = whole({ label: { zh: '版本', en: 'Version' }, min: 1 });
export const askedReason = text({ label: { zh: '原因', en: 'Reason' }, max: 500, min: 2 });

const madeOrder = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    orderNumber: order.fields.orderNumber,
  },
  { label: order.label },
);

const formLabel = { zh: '订单内容', en: 'Order form' };

/** An order as a person may write it, with what of it is locked for its customer now: to change it, amend it, or enter a copy. */
export const orderForm = endpoint('GET /omsapi/orders/form', {
  access: 'order:view',
  title: { zh: '订单表单', en: 'Order form' },
  query: { no: orderNo },
  answer: group(
    {
      form: group(orderFormFields, { label: formLabel }),
      channelNameEn: order.fields.channelNameEn,
      version: orderVersion,
      status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }),
      locked: list(code(orderParts, { label: { zh: '部分', en: 'Part' } }), {
        label: { zh: '已锁定', en: 'Locked' },
      }),
    },
    { label: formLabel },
  ),
});

/** Enters an order by hand. It is checked by the rules of the import; findings stand at paths such as `goods.0.hsDest`. */
export const enterOrder = endpoint('POST /omsapi/orders/create', {
  access: 'order:edit',
  title: { zh: '新建订单', en: 'Enter an order' },
  body: orderFormFields,
  answer: madeOrder,
  forCustomer: true,
  deadline: 15_000,
});

/** Changes an order. What is locked at its stage is refused: that takes an amendment. */
export const saveOrder = endpoint('POST /omsapi/orders/save', {
  access: 'order:edit',
  title: { zh: '修改订单', en: 'Change an order' },
  body: { no: orderNo, version: orderVersion, ...orderFormFields },
  answer: group({ version: orderVersion }, { label: order.label }),
  deadline: 15_000,
});

const request = group(orderRequest.fields, { label: orderRequest.label });

/** Asks for a change of what is locked: the whole order as it is wanted; only the differences count. One at a time. */
export const askAmendment = endpoint('POST /omsapi/orders/amend', {
  access: 'order:edit',
  title: { zh: '申请改单', en: 'Ask for an amendment' },
  body: { no: orderNo, version: orderVersion, reason: askedReason, ...orderFormFields },
  answer: request,
  deadline: 15_000,
});

/** Cancels an order that was not received yet and that no booking holds; asks for it otherwise. */
export const askCancel = endpoint('POST /omsapi/orders/cancel', {
  access: 'order:cancel',
  title: { zh: '取消订单', en: 'Cancel an order' },
  body: { no: orderNo, reason: askedReason },
  answer: group(
    {
      cancelled: flag({ label: { zh: '已取消', en: 'Cancelled' } }),
      request: optional(request),
    },
    { label: { zh: '取消结果', en: 'Outcome' } },
  ),
});

/** Takes a request back that nobody has decided yet. */
export const withdrawRequest = endpoint('POST /omsapi/orders/requests/withdraw', {
  access: 'order:edit',
  title: { zh: '撤回申请', en: 'Withdraw a request' },
  body: { requestId: orderRequest.fields.requestId },
  answer: request,
});
