import { orderStatuses } from '../codes/stage.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { recordsApi } from '../kernel/records-api.ts';

import { pick } from '../kernel/resource.ts';
import { ownSheetStates } from './sheet.lifecycle.ts';
import { sheet, sheetSorts } from './sheet.ts';
import { severities, sheetKinds } from './sheet-kind.ts';
import { costCurrency, sheetComment, sheetCost, sheetStep } from './sheet-talk.ts';

/** What narrows a list of sheets: the heads of its columns. Days are days in China. */
export const sheetFilter = {
  search: optional(
    text({ label: { zh: '异常单号、订单号、主单号', en: 'Sheet, order or waybill no.' }, max: 100 }),
  ),
  /** Of sheets, or of the orders that they are about. */
  numbers: optional(list(text(texts.number), { label: { zh: '多个单号', en: 'Several numbers' }, max: 200 })),
  kind: optional(
    list(code(sheetKinds, { label: { zh: '类别', en: 'Kind' } }), { label: { zh: '类别', en: 'Kind' } }),
  ),
  severity: optional(
    list(code(severities, { label: { zh: '严重程度', en: 'Severity' } }), {
      label: { zh: '严重程度', en: 'Severity' },
    }),
  ),
  state: optional(
    list(code(ownSheetStates, { label: { zh: '当前状态', en: 'Current status' } }), {
      label: { zh: '当前状态', en: 'Current status' },
    }),
  ),
  stage: optional(
    list(code(orderStatuses, { label: { zh: '所在节点', en: 'Stage' } }), {
      label: { zh: '所在节点', en: 'Stage' },
    }),
  ),
  openedFrom: optional(date({ label: { zh: '创建日期起', en: 'Created from' } })),
  openedTo: optional(date({ label: { zh: '创建日期止', en: 'Created to' } })),
};

/** What one line of a list shows. */
export const sheetRowFields = pick(
  sheet,
  'id',
  'sheetNo',
  'orderNumber',
  'mawbNo',
  'kind',
  'severity',
  'state',
  'stage',
  'handler',
  'openedAt',
  'dueAt',
  'stateSince',
  'breachAt',
  'leftMinutes',
  'comments',
  'unread',
);

/** The sheets of one order, open ones first; for the part of its detail that tells of them. */
export const sheetsOfOrder = endpoint('GET /omsapi/exceptions/ofOrder', {
  access: 'order:view',
  title: { zh: '订单的异常单', en: 'Exception sheets of an order' },
  query: { no: text(texts.orderNo) },
  answer: list(group(sheetRowFields, { label: sheet.label }), { label: sheet.label, max: 100 }),
});

export const sheetNo = text({ label: { zh: '异常单号', en: 'Sheet no.' }, max: 24 });

/** Working hours within which it is to be solved. */
export const targetHours = whole({
  label: { zh: '时限', en: 'Hours' },
});

/** The orders of what a sheet of a waybill is about; none of a sheet of one order. */
export const sheetOrders = list(text(texts.orderNo), {
  label: { zh: '涉及订单', en: 'Orders concerned' },
  max: 1_000,
});

const sheetAnswer = group(
  {
    sheet: group(sheet.fields, { label: sheet.label }),
    orders: sheetOrders,
    comments: list(sheetComment, { label: { zh: '沟通记录', en: 'Communication record' }, max: 1_000 }),
    steps: list(sheetStep, { label: { zh: '状态变更', en: 'Steps' }, max: 500 }),
    costs: list(sheetCost, { label: { zh: '费用影响', en: 'Cost impact' }, max: 50 }),
    costCurrency,
    targetHours,
    reopenUntil: optional(instant({ label: { zh: '可重开至', en: 'Can be reopened until' } })),
  },
  { label: sheet.label },
);

/** The viewer's sheets, the newest first unless told. */
export const sheetApi = recordsApi({
  path: '/omsapi/exceptions',
  access: 'order:view',
  called: { zh: '异常单', one: 'an exception sheet', many: 'exception sheets' },
  of: { fields: sheetRowFields, label: sheet.label },
  filter: sheetFilter,
  sorts: sheetSorts,
  by: { no: sheetNo },
  detail: sheetAnswer,
});

const fileIds = list(id({ label: { zh: '文件编号', en: 'File id' } }), {
  label: { zh: '附件', en: 'Files' },
  max: 20,
});
const body = text(texts.body);

/** The customer has noticed something. Gives the number of the new sheet. */
export const openOwnSheet = endpoint('POST /omsapi/exceptions/open', {
  access: 'exception:reply',
  title: { zh: '新开异常单', en: 'Open an exception sheet' },
  body: {
    orderNo: text(texts.orderNo),
    kind: sheet.fields.kind,
    description: text({ label: { zh: '异常描述', en: 'Description' }, max: 2_000 }),
  },
  answer: group({ sheetNo, id: sheet.fields.id }, { label: sheet.label }),
});

/** An answer; a sheet that waited for the customer goes on. `files` were uploaded to the sheet before. */
export const replyToSheet = endpoint('POST /omsapi/exceptions/reply', {
  access: 'exception:reply',
  title: { zh: '回复异常单', en: 'Answer an exception sheet' },
  body: {
    no: sheetNo,
    body,
    replyTo: optional(id({ label: { zh: '回复哪一条', en: 'Reply to' } })),
    files: optional(fileIds),
  },
  answer: sheetAnswer,
});

/** Resolved, but not solved: within seven days, and why. */
export const reopenSheet = endpoint('POST /omsapi/exceptions/reopen', {
  access: 'exception:reply',
  title: { zh: '重开异常单', en: 'Reopen an exception sheet' },
  body: { no: sheetNo, body, files: optional(fileIds) },
  answer: sheetAnswer,
});

/** The viewer has read everything up to this comment. Whoever looks as a customer leaves no mark. */
export const readSheet = endpoint('POST /omsapi/exceptions/read', {
  access: 'order:view',
  title: { zh: '标记已读', en: 'Mark as read' },
  body: { no: sheetNo, upTo: id({ label: { zh: '读到哪一条', en: 'Read up to' } }) },
  answer: flag({ label: { zh: '已标记', en: 'Marked' } }),
});

/** Asks the forwarder to hurry, for several at once; those that were urged within the last hours, or are not open, stay as they are. */
export const urgeSheets = endpoint('POST /omsapi/exceptions/urge', {
  access: 'exception:reply',
  title: { zh: '催办异常单', en: 'Urge exception sheets' },
  body: { nos: list(sheetNo, { label: { zh: '异常单号', en: 'Sheet nos.' }, max: 200 }) },
  answer: whole({ label: { zh: '已催办', en: 'Urged' } }),
});
