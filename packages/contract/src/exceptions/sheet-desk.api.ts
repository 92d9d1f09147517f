import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { sheetFilter, sheetNo, sheetOrders, sheetRowFields, targetHours } from './sheet.api.ts';
import { sheetStates } from './sheet.lifecycle.ts';
import { deskSheet, deskSorts, sheet } from './sheet.ts';
import { costCurrency, deskComment, deskCost, sheetStep } from './sheet-talk.ts';

/** What one looks for first at the desk: everything open that is one's own, nobody's or late; what waits; or all. */
export const deskTabs = codeTable('exception tab', {
  open: { zh: '未解决', en: 'Open' },
  mine: { zh: '我的', en: 'Mine' },
  unassigned: { zh: '未分配', en: 'Unassigned' },
  late: { zh: '超时', en: 'Late' },
  waiting: { zh: '待客户', en: 'Waiting for customer' },
  all: { zh: '全部', en: 'All' },
});

export const deskFilter = {
  ...sheetFilter,
  state: optional(
    list(code(sheetStates, { label: { zh: '当前状态', en: 'Current status' } }), {
      label: { zh: '当前状态', en: 'Current status' },
    }),
  ),
  tab: optional(code(deskTabs, { label: { zh: '范围', en: 'Scope' } })),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  handlerId: optional(id({ label: { zh: '处理人', en: 'Handler' } })),
};

export const deskRowFields = {
  ...sheetRowFields,
  ...pick(deskSheet, 'state', 'customer', 'customerEn', 'handlerId', 'remindedAt', 'urgedAt', 'late'),
};

/** How many stand under each tab. */
const overviewAnswer = list(
  group(
    {
      tab: code(deskTabs, { label: { zh: '范围', en: 'Scope' } }),
      count: whole({ label: { zh: '数量', en: 'Count' } }),
    },
    { label: { zh: '范围', en: 'Scope' } },
  ),
  { label: { zh: '异常单概况', en: 'Overview' } },
);

const deskAnswer = group(
  {
    sheet: group(deskSheet.fields, { label: sheet.label }),
    orders: sheetOrders,
    comments: list(deskComment, { label: { zh: '沟通记录', en: 'Communication record' }, max: 1_000 }),
    steps: list(sheetStep, { label: { zh: '状态变更', en: 'Steps' }, max: 500 }),
    costs: list(deskCost, { label: { zh: '费用影响', en: 'Cost impact' }, max: 50 }),
    costCurrency,
    targetHours,
  },
  { label: sheet.label },
);

/** The sheets of the customers of one's team; those whose time runs out first stand first unless told. */
export const deskSheetApi = recordsApi({
  path: '/opsapi/exceptions',
  access: 'op:exception:view',
  called: { zh: '客户异常单', one: "a customer's exception sheet", many: "customers' exception sheets" },
  of: { fields: deskRowFields, label: sheet.label },
  filter: deskFilter,
  sorts: deskSorts,
  exported: { access: 'op:exception:view', query: chosen },
  overview: { answer: overviewAnswer },
  by: { no: sheetNo },
  detail: deskAnswer,
});

export const deskSheetsOfOrder = endpoint('GET /opsapi/exceptions/ofOrder', {
  access: 'op:exception:view',
  title: { zh: '订单的异常单（员工）', en: 'Exception sheets of an order, staff' },
  query: { no: text(texts.orderNo) },
  answer: list(group(deskRowFields, { label: sheet.label }), { label: sheet.label, max: 100 }),
});

const told = {
  ...pick(deskSheet, 'kind', 'severity', 'descriptionZh'),
  descriptionEn: optional(deskSheet.fields.descriptionEn),
};
const asked = pick(deskSheet, 'customerActionZh', 'customerActionEn', 'dueAt');

/** What is not said in English is said there in Chinese. */
export const openDeskSheet = endpoint('POST /opsapi/exceptions/open', {
  access: 'op:exception:edit',
  title: { zh: '新开异常单（员工）', en: 'Open an exception sheet, staff' },
  body: { orderNo: text(texts.orderNo), ...told, ...asked },
  answer: group({ sheetNo, id: sheet.fields.id }, { label: sheet.label }),
});

const lock = { no: sheetNo, version: versionField };

/** All of these give the sheet as it is now; 409 with `data.current` when somebody changed it meanwhile. */
export const editDeskSheet = endpoint('POST /opsapi/exceptions/edit', {
  access: 'op:exception:edit',
  title: { zh: '修改异常单', en: 'Edit an exception sheet' },
  body: { ...lock, ...told, ...asked },
  answer: deskAnswer,
});

/**
 * One step of its life. Waiting for the customer needs what they are asked to do and until when; resolving needs a word
 * to them (`said`), which becomes the last comment.
 */
export const moveDeskSheet = endpoint('POST /opsapi/exceptions/move', {
  access: 'op:exception:edit',
  title: { zh: '变更异常单状态', en: 'Move an exception sheet' },
  body: {
    ...lock,
    to: code(sheetStates, { label: { zh: '状态', en: 'Status' } }),
    said: optional(text({ label: { zh: '告知客户', en: 'Told to the customer' }, max: 4_000 })),
    ...asked,
  },
  answer: deskAnswer,
});

/** Gives sheets to a colleague, or to nobody; why, when they were somebody else's. */
export const assignDeskSheets = endpoint('POST /opsapi/exceptions/assign', {
  access: 'op:exception:edit',
  title: { zh: '分配异常单', en: 'Assign exception sheets' },
  body: {
    nos: list(sheetNo, { label: { zh: '异常单号', en: 'Sheet nos.' }, max: 200 }),
    handlerId: optional(id({ label: { zh: '处理人', en: 'Handler' } })),
    reason: optional(reasonField),
  },
  answer: whole({ label: { zh: '已分配', en: 'Assigned' } }),
});

/** Reminds the customers of what is asked of them, once per sheet and hour; gives how many were reminded. */
export const remindCustomers = endpoint('POST /opsapi/exceptions/remind', {
  access: 'op:exception:edit',
  title: { zh: '提醒客户', en: 'Remind customers' },
  body: { nos: list(sheetNo, { label: { zh: '异常单号', en: 'Sheet nos.' }, max: 200 }) },
  answer: whole({ label: { zh: '已提醒', en: 'Reminded' } }),
});

/** A word to the customer, or among colleagues (`internal`). `mentions` are colleagues; `files` were uploaded before. */
export const commentDeskSheet = endpoint('POST /opsapi/exceptions/comment', {
  access: 'op:exception:edit',
  title: { zh: '回复异常单（员工）', en: 'Comment on an exception sheet, staff' },
  body: {
    no: sheetNo,
    body: text(texts.body),
    internal: flag({ label: { zh: '仅内部', en: 'Internal only' } }),
    replyTo: optional(id({ label: { zh: '回复哪一条', en: 'Reply to' } })),
    files: optional(
      list(id({ label: { zh: '文件编号', en: 'File id' } }), { label: { zh: '附件', en: 'Files' }, max: 20 }),
    ),
    mentions: optional(
      list(id({ label: { zh: '同事', en: 'Colleague' } }), {
        label: { zh: '提到的同事', en: 'Mentioned' },
        max: 20,
      }),
    ),
  },
  answer: deskAnswer,
});

/** What it costs, all lines anew. Only published ones reach the customer. */
export const saveSheetCosts = endpoint('POST /opsapi/exceptions/costs', {
  access: 'op:exception:edit',
  title: { zh: '保存费用影响', en: 'Save the cost impact' },
  body: {
    ...lock,
    costCurrency,
    costs: list(deskCost, { label: { zh: '费用影响', en: 'Cost impact' }, max: 50 }),
  },
  answer: deskAnswer,
});

export const readDeskSheet = endpoint('POST /opsapi/exceptions/read', {
  access: 'op:exception:view',
  title: { zh: '标记已读（员工）', en: 'Mark as read, staff' },
  body: { no: sheetNo, upTo: id({ label: { zh: '读到哪一条', en: 'Read up to' } }) },
  answer: flag({ label: { zh: '已标记', en: 'Marked' } }),
});
