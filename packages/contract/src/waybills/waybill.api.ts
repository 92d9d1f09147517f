import { waybillStatuses } from '../codes/waybill-status.ts';
import { texts } from '../facts/texts.ts';
import { flightNoTyped } from '../flights/flight.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, list, optional, text, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
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

const waybillSorts = sortsOf(waybill);

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
 * The caller's waybills and bookings that are not booked yet, as one list; totals are the caller's own share. The latest
 * flight date first unless told; what has none comes first of all. Counters follow the filter, but for its `status`.
 */
export const waybillApi = recordsApi({
  path: '/omsapi/mawb',
  access: 'mawb:view',
  called: { zh: '主单', one: 'a master waybill', many: 'master waybills' },
  of: waybill,
  filter: waybillFilter,
  sorts: waybillSorts,
  overview: {
    query: waybillFilter,
    answer: group(
      {
        ...overviewFields,
        bookings: whole({ label: { zh: '未配主单的订舱', en: 'Bookings without a waybill' } }),
      },
      { label: { zh: '主单概况', en: 'Overview' } },
    ),
  },
  exported: { access: 'export:data', query: chosen },
});

/** Only what hangs on a waybill already, for the operation screen of a customer. */
export const ownWaybillApi = recordsApi({
  path: '/omsapi/mawbOpt',
  access: 'mawb-opt:view',
  called: { zh: '主单操作', one: 'a waybill for operation', many: 'waybills for operation' },
  of: waybill,
  filter: waybillFilter,
  sorts: waybillSorts,
  overview: {
    query: waybillFilter,
    answer: group(overviewFields, { label: { zh: '主单操作概况', en: 'Overview' } }),
  },
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

/** A step of the customer's own: agree, ask for a change, or hand in the weighbridge note of what they delivered themselves. */
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
