import { documentTypes } from '../codes/document-type.ts';
import { orderStatuses } from '../codes/stage.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { weighingOfProduct } from '../freight/weighing.ts';
import { weightUnits } from '../freight/weight-basis.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, decimal, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { orderParts } from '../orders/order-part.ts';
import { trust } from './trust.ts';
import { trustContent } from './trust-content.ts';
import { trustQuote } from './trust-quote.ts';

export const pathField = text({
  ...texts.field,
  note: {
    zh: '如 service.mode、parties.consignee.company、cargo.lines.<行编号>.cartons',
    en: 'such as service.mode, parties.consignee.company, cargo.lines.<line id>.cartons',
  },
});

/** What was sent back to be corrected: where, and why. */
const correction = group(
  { path: pathField, reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }) },
  { label: { zh: '需修改', en: 'To correct' } },
);

export const corrections = list(correction, { label: { zh: '需修改', en: 'To correct' }, max: 100 });

/** The state of a request to change what has been accepted. */
export const amendmentStates = codeTable('amendment state', {
  OPEN: { zh: '待答复', en: 'Open', family: 'act' },
  ANSWERED: { zh: '已答复', en: 'Answered', family: 'done' },
  WITHDRAWN: { zh: '已撤回', en: 'Withdrawn', family: 'void' },
  LAPSED: { zh: '已失效', en: 'Lapsed', family: 'void' },
});

/** One field that is to change, in the caller's language, and what was answered; until then `accepted` is null. */
const amendedField = group(
  {
    path: pathField,
    label: text({ label: { zh: '字段名', en: 'Field' }, max: 200 }),
    from: optional(text({ label: { zh: '现在', en: 'Now' }, max: 4_000 })),
    to: optional(text({ label: { zh: '改为', en: 'Changed to' }, max: 4_000 })),
    accepted: optional(flag({ label: { zh: '接受', en: 'Accepted' } })),
    reason: optional(text({ label: { zh: '拒绝原因', en: 'Reason of refusal' }, max: 500 })),
  },
  { label: { zh: '修改项', en: 'Changed field' } },
);

/** What of an order follows an amendment: the parts of its form, and its way. */
export const followedParts = codeTable('followed part', {
  ...orderParts.codes,
  route: { zh: '航线', en: 'Route' },
});

export type FollowedPart = CodeOf<typeof followedParts>;

const partsList = (zh: string, en: string) =>
  list(code(followedParts, { label: { zh, en } }), { label: { zh, en }, max: 20 });

/** What an answered amendment did to an order there was: what was laid on it, and what of it stays as it is. */
const followedOrder = group(
  {
    orderNumber: text(texts.orderNo),
    laid: partsList('已更新', 'Follows'),
    stays: partsList('保持不变', 'Stays as it is'),
  },
  { label: { zh: '已有订单', en: 'Order' } },
);

const amendment = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    round: whole({ label: { zh: '第几次', en: 'Round' } }),
    state: code(amendmentStates, { label: { zh: '状态', en: 'Status' } }),
    why: text({ label: { zh: '客户说明', en: 'Why' }, max: 500 }),
    askedBy: text({ label: { zh: '申请人', en: 'Asked by' }, max: 64, min: 0 }),
    askedAt: instant({ label: { zh: '申请时间', en: 'Asked' } }),
    answeredAt: optional(instant({ label: { zh: '答复时间', en: 'Answered' } })),
    fields: list(amendedField, { label: { zh: '修改项', en: 'Changed fields' }, max: 2_000 }),
    orders: list(followedOrder, { label: { zh: '对已有订单的影响', en: 'What it did to its orders' } }),
  },
  { label: { zh: '改单申请', en: 'Amendment' } },
);

/** What was signed on submission, by whom, when and from where. */
const signature = group(
  {
    name: text({ label: { zh: '签署人', en: 'Signed by' }, max: 64 }),
    at: instant({ label: { zh: '签署时间', en: 'Signed at' } }),
    address: text({ label: { zh: 'IP', en: 'IP' }, max: 64 }),
    edition: text({ label: { zh: '声明文本', en: 'Edition' }, max: 20 }),
    says: text({ label: { zh: '声明内容', en: 'What was declared' }, max: 2_200, min: 0 }),
  },
  { label: { zh: '声明属实', en: 'Declaration of truth' } },
);

/** The figures of a cargo, as `trustTotals` gives them. */
export const totalsAnswer = group(
  {
    cartons: whole({ label: { zh: '箱数', en: 'Cartons' } }),
    quantity: whole({ label: { zh: '数量', en: 'Quantity' } }),
    gross: decimal({ ...figures.grossWeight, unit: 'kg' }),
    net: decimal({ label: { zh: '净重', en: 'Net weight' }, scale: 3, unit: 'kg' }),
    volume: decimal({ ...figures.volume, unit: 'm³' }),
    value: decimal({ label: { zh: '申报货值', en: 'Declared value' }, scale: 2, unit: 'USD' }),
    volumeWeight: decimal({ label: { zh: '体积重', en: 'Volume weight' }, scale: 3 }),
    chargeable: decimal({ label: { zh: '预计计费重', en: 'Estimated chargeable weight' }, scale: 3 }),
    unit: code(weightUnits, {
      label: { zh: '单位', en: 'Unit' },
    }),
    by: code(
      codeTable('decided by', {
        gross: { zh: '毛重', en: 'Gross weight' },
        volume: { zh: '体积', en: 'Volume' },
        minimum: { zh: '最低计费重', en: 'Minimum' },
      }),
      { label: { zh: '取值', en: 'Decided by' } },
    ),
  },
  { label: { zh: '合计', en: 'Totals' } },
);

const linkedOrder = group(
  {
    orderNumber: text(texts.orderNo),
    referenceNumber: text({ label: { zh: '客户参考号', en: 'Reference no.' }, max: 50 }),
    status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }),
    orderTime: instant({ label: { zh: '下单时间', en: 'Order time' } }),
    quantity: whole({ label: { zh: '件数', en: 'Pieces' } }),
  },
  { label: { zh: '订单', en: 'Order' } },
);

const linkedBooking = group(
  {
    bookingNo: text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 }),
    /** Not handed in yet: its customer's alone to open. */
    draft: flag({ label: { zh: '草稿', en: 'Draft' } }),
  },
  { label: { zh: '订舱', en: 'Booking' } },
);

const checklistEntry = group(
  {
    document: code(documentTypes, { label: { zh: '文件', en: 'Document' } }),
    missing: code(
      codeTable('missing document', {
        refuses: { zh: '提交前必须上传', en: 'Needed to submit' },
        asked: { zh: '需要', en: 'Asked for' },
      }),
      { label: { zh: '要求', en: 'When missing' } },
    ),
    wanted: whole({ label: { zh: '需要份数', en: 'Wanted' } }),
    there: whole({ label: { zh: '已有份数', en: 'There' } }),
  },
  { label: { zh: '文件清单', en: 'Checklist' } },
);

const finding = group(
  {
    path: pathField,
    label: text({ label: { zh: '字段名', en: 'Field' }, max: 200 }),
    says: text({ label: { zh: '问题', en: 'What is wrong' }, max: 1_000 }),
  },
  { label: { zh: '提示', en: 'Finding' } },
);

/** What customers and staff see of one trust order alike. Texts are in the caller's language. */
export const detailFields = {
  trust: group(trust.fields, { label: trust.label }),
  content: trustContent,
  totals: totalsAnswer,
  weighing: weighingOfProduct,
  quote: optional(trustQuote),
  /** Why it was returned, rejected, or a cancellation asked for or refused. */
  reason: optional(text({ label: { zh: '原因', en: 'Reason' }, max: 500 })),
  corrections,
  signature: optional(signature),
  acceptedAt: optional(instant({ label: { zh: '受理时间', en: 'Accepted' } })),
  completedAt: optional(instant({ label: { zh: '完成时间', en: 'Completed' } })),
  checklist: list(checklistEntry, { label: { zh: '文件清单', en: 'Checklist' }, max: 40 }),
  warnings: list(finding, { label: { zh: '提醒', en: 'Warnings' }, max: 2_000 }),
  orders: list(linkedOrder, { label: { zh: '关联订单', en: 'Linked orders' } }),
  bookings: list(linkedBooking, { label: { zh: '关联订舱', en: 'Linked bookings' } }),
  amendments: list(amendment, { label: { zh: '改单申请', en: 'Amendments' }, max: 200 }),
  /** The customer's credit is on hold: nothing of theirs is accepted until it is lifted. */
  creditOnHold: flag({ label: { zh: '信用冻结', en: 'Credit on hold' } }),
};
