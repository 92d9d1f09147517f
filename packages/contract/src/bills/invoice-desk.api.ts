import { historyAnswer } from '../documents/document.history.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { invoiceFilter } from './invoice.api.ts';
import { deskInvoiceTabs } from './invoice.codes.ts';
import { deskInvoice, invoice, invoiceParts, issuedInvoice } from './invoice.ts';
import { invoiceTax } from './invoice-tax.ts';

const access = 'op:finance';
const deskTab = code(deskInvoiceTabs, { label: { zh: '范围', en: 'Scope' } });

const deskAnswer = group(
  { invoice: group(deskInvoice.fields, { label: invoice.label }), parts: invoiceParts },
  { label: invoice.label },
);

const deskFilter = {
  ...invoiceFilter,
  tab: optional(deskTab),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
};

/** Those of the customers of one's team. */
export const deskInvoiceApi = recordsApi({
  path: '/opsapi/invoices',
  access,
  called: { zh: '客户开票申请', one: "a customer's invoice request", many: "customers' invoice requests" },
  of: deskInvoice,
  filter: deskFilter,
  sorts: sortsOf(invoice),
  overview: {
    query: deskFilter,
    answer: list(
      group({ tab: deskTab, count: whole({ label: { zh: '数量', en: 'Count' } }) }, { label: deskTab.label }),
      { label: { zh: '范围', en: 'Scopes' } },
    ),
  },
  exported: { access, query: chosen },
  by: { no: invoice.fields.requestNo },
  detail: deskAnswer,
  history: historyAnswer,
});

const lock = { id: invoice.fields.id, version: versionField };

/** Tax that is added becomes a charge of its own, which a later bill takes. */
export const approveInvoice = endpoint('POST /opsapi/invoices/approve', {
  access,
  title: { zh: '审核开票申请', en: 'Approve an invoice request' },
  body: lock,
  answer: deskAnswer,
});

/** Its amounts can be asked for again. */
export const rejectInvoice = endpoint('POST /opsapi/invoices/reject', {
  access,
  title: { zh: '驳回开票申请', en: 'Reject an invoice request' },
  body: { ...lock, reason: reasonField },
  answer: deskAnswer,
});

/** The file was uploaded before, for its customer and without a record. */
export const issueInvoice = endpoint('POST /opsapi/invoices/issue', {
  access,
  title: { zh: '开出发票', en: 'Issue an invoice' },
  body: {
    ...lock,
    ...issuedInvoice,
  },
  answer: deskAnswer,
});

export const sendInvoice = endpoint('POST /opsapi/invoices/send', {
  access,
  title: { zh: '标记发票已发送', en: 'Mark an invoice sent' },
  body: lock,
  answer: deskAnswer,
});

const taxes = list(group(invoiceTax.fields, { label: invoiceTax.label }), {
  label: invoiceTax.label,
  max: 20,
});

export const listInvoiceTaxes = endpoint('GET /opsapi/invoice-taxes', {
  access,
  title: { zh: '开票税点', en: 'Tax of invoices' },
  answer: taxes,
});

/** What is asked for from then on is taxed so. Gives all of them. */
export const saveInvoiceTax = endpoint('POST /opsapi/invoice-taxes/save', {
  access,
  title: { zh: '保存开票税点', en: 'Save the tax of a type of invoice' },
  body: { version: versionField, ...pick(invoiceTax, 'invoiceType', 'taxPoint', 'taxWay', 'active') },
  answer: taxes,
});
