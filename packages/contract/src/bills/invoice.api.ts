import { currencies } from '../codes/currency.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, list, optional, text } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { bill, billNo } from './bill.ts';
import { invoiceStatuses, invoiceTabs, invoiceTypes } from './invoice.codes.ts';
import { askedInvoice, billToInvoice, invoice, invoiceHeading, invoiceParts } from './invoice.ts';
import { invoiceTax } from './invoice-tax.ts';

/** What narrows a list of requests. */
export const invoiceFilter = {
  search: optional(
    text({ label: { zh: '申请号、账单号、发票号码', en: 'Request, bill or invoice no.' }, max: 100 }),
  ),
  status: severalOf(invoiceStatuses, invoice.fields.status.label),
  invoiceType: severalOf(invoiceTypes, invoice.fields.invoiceType.label),
  currency: severalOf(currencies, { zh: '币种', en: 'Currency' }),
  /** Those that take something of one bill. */
  billNo: optional(billNo),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
};

const tab = code(invoiceTabs, { label: { zh: '范围', en: 'Scope' } });

/** The viewer's requests. */
export const invoiceApi = recordsApi({
  path: '/omsapi/invoices',
  access: 'bill:view',
  called: { zh: '开票申请', one: 'an invoice request', many: 'invoice requests' },
  of: invoice,
  filter: { ...invoiceFilter, tab: optional(tab) },
  sorts: sortsOf(invoice),
  exported: { access: 'export:data', query: chosen },
  by: { no: invoice.fields.requestNo },
  detail: group(
    { invoice: group(invoice.fields, { label: invoice.label }), parts: invoiceParts },
    { label: invoice.label },
  ),
  history: historyAnswer,
});

/** What may be invoiced of some bills, by which types, and to whom. */
export const invoiceOffer = endpoint('GET /omsapi/invoices/offer', {
  access: 'bill:request',
  title: { zh: '可开票金额与抬头', en: 'What may be invoiced' },
  query: {
    nos: list(billNo, { label: { zh: '账单号', en: 'Bill nos.' }, max: 200 }),
  },
  answer: group(
    {
      bills: list(group(billToInvoice, { label: bill.label }), {
        label: { zh: '账单', en: 'Bills' },
        max: 200,
      }),
      types: list(group(pick(invoiceTax, 'invoiceType', 'taxPoint', 'taxWay'), { label: invoiceTax.label }), {
        label: invoiceTax.label,
      }),
      headings: list(invoiceHeading, { label: invoice.fields.invoiceHeader.label }),
      mailTo: optional(text({ ...texts.email, label: { zh: '接收邮箱', en: 'Sent to' } })),
    },
    { label: invoice.label },
  ),
});

/** Asks for an invoice. The id is the browser's: sent twice it is one request. */
export const requestInvoice = endpoint('POST /omsapi/invoices/request', {
  access: 'bill:request',
  title: { zh: '申请开票', en: 'Request an invoice' },
  body: { id: invoice.fields.id, ...askedInvoice },
  answer: invoiceApi.detail.answer,
});
