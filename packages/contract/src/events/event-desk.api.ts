import { numberKinds } from '../codes/number-kind.ts';
import { orderStatuses, stages } from '../codes/stage.ts';
import { transports } from '../codes/transport.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';
import { deskEvent } from './desk-event.ts';
import { enteredEvent, numbersAtOnce, passReason } from './event-entry.ts';
import { classifiers, eventSources } from './shipment-event.ts';

const number = text(texts.number);
const numbers = list(number, { label: { zh: '单号', en: 'Numbers' }, max: numbersAtOnce });

/** What narrows the events; `search` is any number of the order. Days are days in China, of recording. */
export const deskEventFilter = {
  search: optional(
    text({ label: { zh: '订单、订舱、运单、提单号', en: 'Order, booking, waybill, B/L' }, max: 100 }),
  ),
  stage: optional(code(stages, { label: { zh: '阶段', en: 'Stage' } })),
  classifier: optional(code(classifiers, { label: { zh: '类型', en: 'Classifier' } })),
  source: optional(code(eventSources, { label: { zh: '来源', en: 'Source' } })),
  outOfSequence: optional(flag({ label: { zh: '次序异常', en: 'Out of sequence' } })),
  isVoid: optional(flag({ label: { zh: '已作废', en: 'Voided' } })),
  customerId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  from: optional(date({ label: { zh: '录入日期起', en: 'Recorded from' } })),
  to: optional(date({ label: { zh: '录入日期止', en: 'Recorded to' } })),
};

/** Events of the customers of one's team, the last recorded first. */
export const eventApi = recordsApi({
  path: '/opsapi/events',
  access: 'op:event:add',
  called: { zh: '物流节点', one: 'an event', many: 'events' },
  of: deskEvent,
  filter: deskEventFilter,
  sorts: sortsBy(deskEvent, 'recordedAt', 'occurredAt'),
  exported: { access: 'op:event:add', query: {} },
});

const namedOrder = group(
  {
    orgId: id({ label: { zh: '客户编号', en: 'Customer id' } }),
    orderId: id({ label: { zh: '订单', en: 'Order' } }),
    number,
    kind: code(numberKinds, { label: { zh: '单号类型', en: 'Kind of number' } }),
    orderNumber: text({ label: { zh: '订单号', en: 'Order number' }, max: 24 }),
    customer: text(texts.customer),
    customerEn: text(texts.customerEn),
    status: code(orderStatuses, { label: { zh: '状态', en: 'Status' } }),
    transportType: optional(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } })),
    origin: optional(text(texts.origin)),
    destination: optional(text({ label: { zh: '目的地', en: 'Destination' }, max: 60 })),
    keptBack: flag({ label: { zh: '被扣货，不能出仓', en: 'On hold, stays in the warehouse' } }),
  },
  { label: { zh: '订单', en: 'Order' } },
);

const found = group(
  {
    orders: list(namedOrder, { label: { zh: '订单', en: 'Orders' }, max: 2_000 }),
    notFound: numbers,
  },
  { label: { zh: '查到的订单', en: 'Orders found' } },
);

/** Which orders stand under numbers: any by which they are found; one of a carrier, a booking or a trust order may stand for several. */
export const findEventOrders = endpoint('GET /opsapi/events/orders', {
  access: 'op:event:add',
  title: { zh: '按单号查订单', en: 'Orders under numbers' },
  query: { numbers },
  answer: found,
});

/**
 * Records one event of every order under the numbers; numbers without one are answered and hold nothing up. Repeated with
 * the same key it is the same event. What is on hold leaves the warehouse by who may lift holds and says why.
 */
export const recordEvent = endpoint('POST /opsapi/events/record', {
  access: 'op:event:add',
  title: { zh: '录入物流节点', en: 'Record an event' },
  body: {
    key: id({ label: { zh: '录入编号', en: 'Entry' } }),
    numbers,
    ...enteredEvent,
    passReason: optional(text(passReason)),
  },
  answer: group(
    {
      recorded: whole({ label: { zh: '已录入', en: 'Recorded' } }),
      outOfSequence: whole({ label: { zh: '次序异常', en: 'Out of sequence' } }),
      beforeOrder: whole({ label: { zh: '早于下单', en: 'Before the order' } }),
      orders: list(namedOrder, { label: { zh: '订单', en: 'Orders' }, max: 2_000 }),
      notFound: numbers,
    },
    { label: { zh: '录入结果', en: 'Result' } },
  ),
  deadline: 15_000,
});

const voidedCount = whole({ label: { zh: '作废的节点', en: 'Events voided' } });

/** Voids an event, and with it the same message's events of other orders; stages go back to what the others say. The history keeps it. */
export const voidEvent = endpoint('POST /opsapi/events/void', {
  access: 'op:event:void',
  title: { zh: '作废物流节点', en: 'Void an event' },
  body: {
    orgId: id({ label: { zh: '客户编号', en: 'Customer id' } }),
    id: id({ label: { zh: '节点', en: 'Event' } }),
    reason: text({ label: { zh: '作废原因', en: 'Reason' }, max: 300 }),
  },
  answer: voidedCount,
});

/**
 * Voids several events for one reason, each for itself: what is refused of one keeps none of the others back. What went with
 * another one of them, or was void already, is passed over. Where none can be voided the whole is refused.
 */
export const voidEvents = endpoint('POST /opsapi/events/voids', {
  access: 'op:event:void',
  title: { zh: '批量作废物流节点', en: 'Void events' },
  body: {
    events: list(group({ orgId: voidEvent.body.orgId, id: voidEvent.body.id }, { label: deskEvent.label }), {
      label: { zh: '节点', en: 'Events' },
      max: 200,
    }),
    reason: voidEvent.body.reason,
  },
  answer: group(
    {
      voided: voidedCount,
      refused: list(
        group(
          {
            id: voidEvent.body.id,
            message: text({ label: { zh: '说明', en: 'Message' }, max: 1_000 }),
          },
          { label: deskEvent.label },
        ),
        { label: { zh: '未作废', en: 'Refused' }, max: 200 },
      ),
    },
    { label: { zh: '结果', en: 'Outcome' } },
  ),
  deadline: 60_000,
});
