import { transports } from '../codes/transport.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, date, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { trustStates } from './trust.lifecycle.ts';
import { trust } from './trust.ts';
import { trustDetailAnswer } from './trust-draft.api.ts';

/** What narrows a list of trust orders. The same fields stand in the address of the screen and in the export. */
export const trustFilter = {
  search: optional(text({ label: { zh: '搜索', en: 'Search' }, max: 100 })),
  numbers: optional(
    list(text(texts.number), {
      label: { zh: '多个单号', en: 'Several numbers' },
      max: 500,
    }),
  ),
  state: optional(
    list(code(trustStates, { label: { zh: '状态', en: 'Status' } }), { label: { zh: '状态', en: 'Status' } }),
  ),
  mode: optional(
    list(code(transports, { label: { zh: '运输方式', en: 'Transport mode' } }), {
      label: { zh: '运输方式', en: 'Transport mode' },
    }),
  ),
  channelName: optional(
    list(text({ label: { zh: '产品', en: 'Product' }, max: 60 }), {
      label: { zh: '产品', en: 'Product' },
      max: 50,
    }),
  ),
  warehouseCode: optional(
    list(text({ label: { zh: '仓库代码', en: 'Warehouse code' }, max: 16 }), {
      label: { zh: '仓库代码', en: 'Warehouse code' },
      max: 50,
    }),
  ),
  createdBy: optional(
    list(id({ label: { zh: '创建人', en: 'Created by' } }), {
      label: { zh: '创建人', en: 'Created by' },
      max: 50,
    }),
  ),
  amending: optional(flag({ label: { zh: '改单待答复', en: 'Amendment open' } })),
  readyFrom: optional(date({ label: { zh: '备货日期起', en: 'Cargo ready from' } })),
  readyTo: optional(date({ label: { zh: '备货日期止', en: 'Cargo ready to' } })),
  createdFrom: optional(date({ label: { zh: '创建日期起', en: 'Created from' } })),
  createdTo: optional(date({ label: { zh: '创建日期止', en: 'Created to' } })),
};

export const trustSorts = sortsOf(trust);

export const choice = group(
  {
    value: text(texts.value),
    zh: text(texts.zh),
    en: text(texts.en),
  },
  { label: { zh: '选项', en: 'Choice' } },
);

/** The figures of a list's head and tabs, and what its filters can be set to. */
export const overviewFields = {
  total: whole({ label: { zh: '总数', en: 'Total' } }),
  amending: whole({ label: { zh: '改单待答复', en: 'Amendments open' } }),
  byState: list(
    group(
      {
        state: code(trustStates, { label: { zh: '状态', en: 'Status' } }),
        count: whole({ label: { zh: '票数', en: 'Trust orders' } }),
      },
      { label: { zh: '状态', en: 'Status' } },
    ),
    { label: { zh: '按状态', en: 'By status' } },
  ),
  channels: list(choice, { label: { zh: '产品', en: 'Products' } }),
  warehouses: list(choice, { label: { zh: '仓库代码', en: 'Warehouse codes' } }),
  creators: list(choice, { label: { zh: '创建人', en: 'Creators' } }),
};

export const trustNoField = text({ label: { zh: '委托单号', en: 'Trust order no.' }, max: 20 });

/** The caller's trust orders, the last changed first unless told; the count's `notFound` names the pasted numbers that match nothing. */
export const trustApi = recordsApi({
  forCustomer: ['list', 'overview', 'detail'],
  path: '/omsapi/trust',
  access: 'trust:view',
  called: { zh: '委托单', one: 'a trust order', many: 'trust orders' },
  of: trust,
  filter: trustFilter,
  sorts: trustSorts,
  overview: { answer: group(overviewFields, { label: { zh: '委托单概况', en: 'Overview' } }) },
  exported: { access: 'export:data', query: chosen },
  by: { no: trustNoField },
  detail: trustDetailAnswer,
  history: historyAnswer,
});

/** The lines of a trust order as a sheet that can be filled in and read again. */
export const exportTrustLines = endpoint('GET /omsapi/trust/lines/export', {
  access: 'trust:view',
  title: { zh: '导出货物明细', en: 'Export the lines of a trust order' },
  query: { no: trustNoField },
  answer: xlsxFile,
  deadline: 30_000,
});

/** The trust order on paper, in the language of the request; its text can be searched. */
export const trustPaper = endpoint('GET /omsapi/trust/paper', {
  access: 'trust:view',
  title: { zh: '打印委托单', en: 'Trust order as PDF' },
  query: { no: trustNoField },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});

/** What goes along with its cargo to the warehouse, in both languages on one sheet. */
export const trustDeliveryNote = endpoint('GET /omsapi/trust/delivery-note', {
  access: 'trust:view',
  title: { zh: '打印送仓单', en: 'Delivery note of a trust order as PDF' },
  query: { no: trustNoField },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});
