import { waybillStatuses } from '../codes/waybill-status.ts';
import { texts } from '../facts/texts.ts';
import { flightNoTyped } from '../flights/flight.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { counted, pageOf, paging, sortsOf } from '../kernel/listing.ts';
import { moveData } from './waybill.move-data.ts';
import { waybill } from './waybill.ts';
import { customerParts, messageThread } from './waybill-detail.ts';

const airport = text({ label: { zh: '机场', en: 'Airport' }, max: 3 });

/** What narrows a list of waybills. The same fields stand in the address of the screen and in the export. */
export const waybillFilter = {
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
  status: optional(
    list(code(waybillStatuses, { label: { zh: '状态', en: 'Status' } }), {
      label: { zh: '状态', en: 'Status' },
    }),
  ),
  flightFrom: optional(date({ label: { zh: '航班日期起', en: 'Flight from' } })),
  flightTo: optional(date({ label: { zh: '航班日期止', en: 'Flight to' } })),
  flightNo: optional(flightNoTyped),
  origin: optional(list(airport, { label: { zh: '起运港', en: 'Origin' }, max: 50 })),
  destination: optional(list(airport, { label: { zh: '目的港', en: 'Destination port' }, max: 50 })),
  isCustoms: optional(flag({ label: { zh: '报关', en: 'Customs declaration' } })),
};

const waybillSort = optional(code(sortsOf(waybill), { label: { zh: '排序', en: 'Sort' } }));

/** How many stand in each of the 16 statuses, and where they fly to. */
export const overviewFields = {
  total: whole({ label: { zh: '总数', en: 'Total' } }),
  byStatus: list(
    group(
      {
        status: code(waybillStatuses, { label: { zh: '状态', en: 'Status' } }),
        count: whole({ label: { zh: '票数', en: 'Waybills' } }),
      },
      { label: { zh: '状态', en: 'Status' } },
    ),
    { label: { zh: '按状态', en: 'By status' }, max: 16 },
  ),
  origins: list(airport, { label: { zh: '起运港', en: 'Origins' } }),
  destinations: list(airport, { label: { zh: '目的港', en: 'Destinations' } }),
};

/**
 * A page of the caller's waybills and of his bookings that are not booked yet, as one list; totals are his own share.
 * The latest flight date first unless told; what has none comes first of all.
 */
export const listWaybills = endpoint('GET /omsapi/mawb', {
  access: 'mawb:view',
  title: { zh: '主单列表', en: 'List master waybills' },
  query: { ...waybillFilter, sort: waybillSort, ...paging },
  answer: pageOf(waybill),
});

export const countWaybills = endpoint('GET /omsapi/mawb/count', {
  access: 'mawb:view',
  title: { zh: '主单计数', en: 'Count master waybills' },
  query: waybillFilter,
  answer: counted,
});

/** The counters of a filter; its own `status` does not count. */
export const waybillOverview = endpoint('GET /omsapi/mawb/overview', {
  access: 'mawb:view',
  title: { zh: '主单概况', en: 'Overview of master waybills' },
  query: waybillFilter,
  answer: group(
    {
      ...overviewFields,
      bookings: whole({ label: { zh: '未配主单的订舱', en: 'Bookings without a waybill' } }),
    },
    { label: { zh: '主单概况', en: 'Overview' } },
  ),
});

export const exportQuery = {
  ...waybillFilter,
  ids: optional(list(id({ label: { zh: '编号', en: 'Id' } }), { label: { zh: '所选', en: 'Chosen' } })),
  columns: optional(
    list(text({ label: { zh: '列', en: 'Column' }, max: 40 }), {
      label: { zh: '列', en: 'Columns' },
      max: 40,
    }),
  ),
};

export const exportWaybills = endpoint('GET /omsapi/mawb/export', {
  access: 'export:data',
  title: { zh: '导出主单', en: 'Export master waybills' },
  query: { ...exportQuery, sort: waybillSort },
  answer: xlsxFile,
  deadline: 120_000,
});

/** Only what hangs on a waybill already, for the operation screen of a customer. */
export const listOwnWaybills = endpoint('GET /omsapi/mawbOpt', {
  access: 'mawb-opt:view',
  title: { zh: '主单操作列表', en: 'List waybills for operation' },
  query: { ...waybillFilter, sort: waybillSort, ...paging },
  answer: pageOf(waybill),
});

export const countOwnWaybills = endpoint('GET /omsapi/mawbOpt/count', {
  access: 'mawb-opt:view',
  title: { zh: '主单操作计数', en: 'Count waybills for operation' },
  query: waybillFilter,
  answer: counted,
});

export const ownOverview = endpoint('GET /omsapi/mawbOpt/overview', {
  access: 'mawb-opt:view',
  title: { zh: '主单操作概况', en: 'Overview of waybill operation' },
  query: waybillFilter,
  answer: group(overviewFields, { label: { zh: '主单操作概况', en: 'Overview' } }),
});

/** `176-12345675`, with or without hyphen and blanks. */
export const mawbNoField = text({ label: { zh: '主单号', en: 'MAWB no.' }, max: 20 });

const detail = group(
  { waybill: group(waybill.fields, { label: waybill.label }), ...customerParts },
  { label: waybill.label },
);

/** The caller's part of a waybill; without a share it is not found. */
export const waybillDetail = endpoint('GET /omsapi/mawbDetail', {
  access: 'mawb-opt:view',
  title: { zh: '主单详情', en: 'Master waybill' },
  query: { no: mawbNoField },
  answer: detail,
});

/** A step of the customer's own: agree, ask for a change, or hand in the weighbridge note of what he delivered himself. */
export const moveWaybill = endpoint('POST /omsapi/mawb/move', {
  access: 'mawb:view',
  title: { zh: '客户流转主单', en: 'Move a master waybill, customer' },
  body: {
    id: waybill.fields.id,
    version: versionField,
    to: code(waybillStatuses, { label: { zh: '新状态', en: 'To' } }),
    data: moveData,
  },
  answer: group(
    { status: waybill.fields.status, version: waybill.fields.version },
    { label: { zh: '主单', en: 'Master waybill' } },
  ),
});

export const messageBody = text(texts.body);

/** A word to the forwarder; gives the whole thread. */
export const sendMessage = endpoint('POST /omsapi/mawb/message', {
  access: 'mawb-opt:view',
  title: { zh: '主单留言', en: 'Message about a waybill' },
  body: { id: waybill.fields.id, body: messageBody },
  answer: messageThread,
});
