import { customsBusinesses } from '../codes/customs-business.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import {
  code,
  date,
  decimal,
  flag,
  group,
  id,
  instant,
  list,
  optional,
  text,
  whole,
} from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { customsFilter, overviewOf } from './customs.api.ts';
import { abnormalKinds } from './customs.codes.ts';
import { customsStatuses } from './customs.lifecycle.ts';
import { detailParts } from './customs-detail.ts';
import { customsFile, deskFile, fileNo, sheetNoOf, writtenHeader } from './customs-file.ts';
import { linesAtMost, writtenLine } from './customs-line.ts';

const access = 'op:customs';

/** The desk's work by what it waits for; what is not declared yet stands first (ruling 55). */
export const customsDeskTabs = codeTable('customs desk tab', {
  preparing: { zh: '未申报', en: 'Not declared yet' },
  clearing: { zh: '待海关', en: 'With customs' },
  tax: { zh: '待缴税', en: 'Tax to pay' },
  asked: { zh: '待客户答复', en: 'Waiting for an answer' },
  answered: { zh: '客户已答复', en: 'Answered' },
  noNote: { zh: '缺放行单', en: 'Without a release note' },
  released: { zh: '放行后', en: 'After release' },
  all: { zh: '全部', en: 'All' },
});

const customsDeskFilter = {
  ...customsFilter,
  tab: optional(code(customsDeskTabs, { label: { zh: '范围', en: 'Scope' } })),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
};

const deskDetail = group(
  { file: group(deskFile.fields, { label: deskFile.label }), ...detailParts },
  { label: deskFile.label },
);

/** The declarations of the customers of one's team. */
export const deskCustomsApi = recordsApi({
  path: '/opsapi/customs',
  access,
  called: { zh: '客户报关单', one: "a customer's declaration", many: "customers' declarations" },
  of: deskFile,
  filter: customsDeskFilter,
  sorts: sortsOf(customsFile),
  overview: { query: customsDeskFilter, answer: overviewOf(customsDeskTabs) },
  exported: { access, query: chosen },
  by: { no: fileNo },
  detail: deskDetail,
  history: historyAnswer,
});

const numbers = list(text(texts.number), { label: { zh: '单号', en: 'Numbers' }, max: 200 });
const lock = { no: fileNo, version: versionField };

/**
 * Makes declarations from orders, chosen or pasted by any of their numbers: one for each order, or `together` one for all
 * orders of a customer. Their goods become its lines.
 */
export const makeCustomsFiles = endpoint('POST /opsapi/customs/make', {
  access,
  title: { zh: '由订单制单', en: 'Make declarations from orders' },
  body: {
    numbers,
    together: flag({ label: { zh: '合并申报', en: 'Declared together' } }),
    businessType: code(customsBusinesses, { label: { zh: '业务类型', en: 'Business type' } }),
    ...pick(customsFile, 'direction', 'currency'),
    /** China unless told. */
    territory: optional(customsFile.fields.territory),
  },
  answer: group(
    {
      made: list(fileNo, { label: { zh: '已制单', en: 'Created' } }),
      notFound: list(text(texts.number), { label: { zh: '未找到的单号', en: 'Numbers not found' } }),
    },
    { label: customsFile.label },
  ),
});

/** The header, with the orders that are on it. A total of taxes that is typed has to be tariff and VAT together. */
export const saveCustomsFile = endpoint('POST /opsapi/customs/save', {
  access,
  title: { zh: '保存报关单', en: 'Save a declaration' },
  body: {
    ...lock,
    ...writtenHeader,
    totalTax: customsFile.fields.totalTax,
    orders: list(
      group(
        {
          orderId: id({ label: { zh: '订单编号', en: 'Order id' } }),
          // A part of the order; all of it where nothing stands.
          pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' } })),
          grossWeight: optional(decimal(figures.grossWeight)),
          volume: optional(decimal(figures.cargoVolume)),
          // By some of its house waybills; by all of them where nothing stands.
          houses: optional(
            list(text(texts.number), { label: { zh: '分单', en: 'House waybills' }, max: 100 }),
          ),
        },
        { label: { zh: '订单', en: 'Order' } },
      ),
      { label: { zh: '订单', en: 'Orders' }, max: 100 },
    ),
  },
  answer: deskDetail,
});

/** All lines anew, in their order; those that are not named go. What is as the goods say is not kept twice. */
export const saveCustomsLines = endpoint('POST /opsapi/customs/lines', {
  access,
  title: { zh: '保存商品行', en: 'Save the lines of a declaration' },
  body: {
    ...lock,
    lines: list(group(writtenLine, { label: { zh: '商品行', en: 'Line' } }), {
      label: { zh: '商品行', en: 'Lines' },
      max: linesAtMost,
    }),
  },
  answer: deskDetail,
});

/** What was written last of the same goods of the customer, line by line, on papers that were handed in: offered, never taken unasked. */
export const elementsBefore = endpoint('GET /opsapi/customs/elementsBefore', {
  access,
  title: { zh: '上次申报的要素', en: 'Elements declared before' },
  query: { no: fileNo },
  answer: list(
    group(
      {
        lineId: writtenLine.id,
        fileNo,
        at: date({ label: { zh: '申报日期', en: 'Declared on' } }),
        elements: writtenLine.elements,
      },
      { label: writtenLine.elements.label },
    ),
    { label: { zh: '上次申报的要素', en: 'Elements declared before' }, max: linesAtMost },
  ),
});

const step = {
  to: code(customsStatuses, { label: { zh: '状态', en: 'Status' } }),
  at: optional(instant({ label: { zh: '时间', en: 'Time' } })),
  note: optional(text({ label: { zh: '说明', en: 'Note' }, max: 500 })),
  /** Why it is done although something is missing: an item of the papers, or the release note. */
  reason: optional(reasonField),
};

/** Records one step, now unless told. What is missing before it is refused unless a reason is given. */
export const moveCustomsFile = endpoint('POST /opsapi/customs/move', {
  access,
  title: { zh: '变更清关状态', en: 'Move a declaration' },
  body: { ...lock, ...step },
  answer: deskDetail,
});

/** The same step of several, selected or pasted by any of their numbers, each for itself: what is refused of one keeps none back. */
export const moveCustomsFiles = endpoint('POST /opsapi/customs/moveAll', {
  access,
  title: { zh: '批量变更清关状态', en: 'Move several declarations' },
  body: { numbers, ...step },
  answer: list(
    group(
      {
        number: text(texts.number),
        fileNo: optional(fileNo),
        done: flag({ label: { zh: '已完成', en: 'Done' } }),
        message: optional(text({ label: { zh: '说明', en: 'Message' }, max: 1_000 })),
      },
      { label: { zh: '结果', en: 'Outcome' } },
    ),
    { label: { zh: '结果', en: 'Outcome' }, max: 200 },
  ),
  deadline: 60_000,
});

/** Takes the last step back, and what it told of the orders with it. */
export const stepBackCustoms = endpoint('POST /opsapi/customs/back', {
  access,
  title: { zh: '退回清关状态', en: 'Step a declaration back' },
  body: { ...lock, reason: reasonField },
  answer: deskDetail,
});

const asked = {
  customerActionZh: text({ label: { zh: '请客户做', en: 'Asked of the customer, Chinese' }, max: 2_000 }),
  customerActionEn: optional(
    text({ label: { zh: '请客户做（英文）', en: 'Asked of the customer' }, max: 2_000 }),
  ),
  dueAt: instant({ label: { zh: '客户截止时间', en: 'Due from the customer' } }),
};

/** Opens an exception sheet about one of its orders, the first unless told. */
export const openAbnormal = endpoint('POST /opsapi/customs/abnormal/open', {
  access,
  title: { zh: '登记清关异常', en: 'Report what customs found abnormal' },
  body: {
    no: fileNo,
    orderId: optional(id({ label: { zh: '订单', en: 'Order' } })),
    kind: code(abnormalKinds, { label: { zh: '异常类别', en: 'Abnormal kind' } }),
    descriptionZh: text({ label: { zh: '异常描述', en: 'Description, Chinese' }, max: 2_000 }),
    descriptionEn: optional(text({ label: { zh: '异常描述（英文）', en: 'Description' }, max: 2_000 })),
  },
  answer: deskDetail,
});

/** Asks the customer about it; from now on it waits for their answer. */
export const askAbnormal = endpoint('POST /opsapi/customs/abnormal/ask', {
  access,
  title: { zh: '询问客户', en: 'Ask the customer' },
  body: { no: fileNo, sheetNo: sheetNoOf, ...asked },
  answer: deskDetail,
});

/** It is over; the customer reads why. */
export const clearAbnormal = endpoint('POST /opsapi/customs/abnormal/clear', {
  access,
  title: { zh: '解除清关异常', en: 'Clear an abnormal' },
  body: {
    no: fileNo,
    sheetNo: sheetNoOf,
    said: text({ label: { zh: '告知客户', en: 'Told to the customer' }, max: 4_000 }),
  },
  answer: deskDetail,
});
