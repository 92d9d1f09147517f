import { stages } from '../codes/stage.ts';
import { waybillStatuses } from '../codes/waybill-status.ts';
import { classifiers } from '../events/shipment-event.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, instant, list, optional, text } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';

import { feedKinds, feedMessage, feedStates, feedWays } from './feed-message.ts';

const title = { zh: '承运人报文', en: 'Carrier messages' };

/** What narrows the messages; `search` is a number they name, or a part of a file's name. Days are days in China. */
export const feedFilter = {
  search: optional(text({ label: { zh: '单号、文件名', en: 'Number, file' }, max: 100 })),
  state: optional(code(feedStates, { label: { zh: '状态', en: 'Status' } })),
  kind: optional(code(feedKinds, { label: { zh: '类型', en: 'Kind' } })),
  way: optional(code(feedWays, { label: { zh: '来源', en: 'Came by' } })),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
};

/** An event that a message brought, of an order that the asker's team serves. */
const broughtEvent = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    orderNumber: text({ label: { zh: '订单号', en: 'Order number' }, max: 24 }),
    customer: text(texts.customer),
    customerEn: text(texts.customerEn),
    code: text({ label: { zh: '节点', en: 'Event' }, max: 24 }),
    stage: optional(code(stages, { label: { zh: '阶段', en: 'Stage' } })),
    classifier: code(classifiers, { label: { zh: '类型', en: 'Classifier' } }),
    occurredAt: instant({ label: { zh: '时间', en: 'Time' } }),
    zone: text({ label: { zh: '时区', en: 'Time zone' }, max: 40 }),
    place: optional(text(texts.place)),
    outOfSequence: flag({ label: { zh: '次序异常', en: 'Out of sequence' } }),
    isVoid: flag({ label: { zh: '已作废', en: 'Voided' } }),
  },
  { label: { zh: '节点', en: 'Event' } },
);

/** What a message told a master waybill, which tells its orders. */
const toldWaybill = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    mawbNo: text(texts.mawbNo),
    code: text({ label: { zh: '节点', en: 'Event' }, max: 24 }),
    status: optional(code(waybillStatuses, { label: { zh: '主单状态', en: 'Waybill status' } })),
    occurredAt: instant({ label: { zh: '时间', en: 'Time' } }),
    zone: text({ label: { zh: '时区', en: 'Time zone' }, max: 40 }),
    place: optional(text(texts.place)),
    outOfSequence: flag({ label: { zh: '次序异常', en: 'Out of sequence' } }),
    isVoid: flag({ label: { zh: '已作废', en: 'Voided' } }),
  },
  { label: { zh: '主单节点', en: 'Waybill event' } },
);

/** One message: its text as it came and the events it brought, to waybills and to orders. */
const detailAnswer = group(
  {
    message: group(feedMessage.fields, { label: feedMessage.label }),
    raw: text({ label: { zh: '原文', en: 'As it came' }, max: 1_000_000, min: 0 }),
    waybillEvents: list(toldWaybill, { label: { zh: '主单节点', en: 'Events of waybills' }, max: 5_000 }),
    events: list(broughtEvent, { label: { zh: '入轨迹的节点', en: 'Events applied' }, max: 5_000 }),
  },
  { label: { zh: '报文详情', en: 'Carrier message' } },
);

/** Carriers' messages, newest first; one in detail has its text as it came and the events it brought. */
export const feedApi = recordsApi({
  path: '/opsapi/feeds',
  access: 'op:feed:manage',
  called: { zh: '承运人报文', one: "a carrier's message", many: "carriers' messages" },
  of: feedMessage,
  filter: feedFilter,
  sorts: sortsBy(feedMessage, 'receivedAt', 'events', 'orders', 'tries'),
  exported: { access: 'op:feed:manage', query: {} },
  by: { id: id({ label: { zh: '报文', en: 'Message' } }) },
  detail: detailAnswer,
});

/** From which messages the events of an order or a master waybill came: the first that told each, as far as it was a message. */
export const feedsBehind = endpoint('GET /opsapi/feeds/behind', {
  access: 'op:feed:manage',
  title: { zh: '节点出自哪条报文', en: 'Messages behind events' },
  query: { no: text(texts.number) },
  answer: list(
    group(
      {
        event: id({ label: { zh: '节点', en: 'Event' } }),
        code: text({ label: { zh: '节点代码', en: 'Event code' }, max: 24 }),
        occurredAt: instant({ label: { zh: '时间', en: 'Time' } }),
        message: id({ label: { zh: '报文', en: 'Message' } }),
        receivedAt: feedMessage.fields.receivedAt,
      },
      { label: { zh: '出处', en: 'Origin' } },
    ),
    { label: { zh: '出处', en: 'Origins' }, max: 5_000 },
  ),
});

const outcome = group(feedMessage.fields, { label: feedMessage.label });

/** Takes a message that staff paste, or the text of a file by its name; it is read and applied at once. The same text again is the same message. */
export const bringFeed = endpoint('POST /opsapi/feeds/bring', {
  access: 'op:feed:manage',
  title: { zh: '提交报文', en: 'Bring a message' },
  body: {
    text: text({ label: { zh: '报文', en: 'Message' }, max: 500_000 }),
    name: optional(text({ label: { zh: '文件名', en: 'File' }, max: 255 })),
  },
  answer: outcome,
  deadline: 20_000,
});

/** Reads and applies messages once more: what is there already stays as it is. */
export const replayFeeds = endpoint('POST /opsapi/feeds/replay', {
  access: 'op:feed:manage',
  title: { zh: '重新处理报文', en: 'Apply messages again' },
  body: {
    ids: list(id({ label: { zh: '报文', en: 'Message' } }), {
      label: { zh: '报文', en: 'Messages' },
      max: 50,
    }),
  },
  answer: list(outcome, { label: title, max: 50 }),
  deadline: 30_000,
});
