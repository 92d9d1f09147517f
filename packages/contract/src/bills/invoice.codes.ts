import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { lifecycle } from '../kernel/lifecycle.ts';

/** Where an invoice request stands (product.md §3, 13). */
export const invoiceStatuses = codeTable('invoice request status', {
  REQUESTED: { zh: '待审核', en: 'Requested', family: 'wait' },
  APPROVED: { zh: '待开票', en: 'Approved', family: 'work' },
  ISSUED: { zh: '已开票', en: 'Invoiced', family: 'move' },
  SENT: { zh: '已发送', en: 'Sent', family: 'done' },
  REJECTED: { zh: '已驳回', en: 'Request rejected', family: 'stop' },
});

export type InvoiceStatus = CodeOf<typeof invoiceStatuses>;

const desk = 'op:finance';

/** Customers ask; all else is the desk's. What is rejected frees its amounts for another request. */
export const invoiceLifecycle = lifecycle<InvoiceStatus>({
  states: invoiceStatuses,
  first: 'REQUESTED',
  moves: [
    { from: 'REQUESTED', to: 'APPROVED', by: desk },
    { from: 'REQUESTED', to: 'REJECTED', by: desk },
    { from: 'APPROVED', to: 'ISSUED', by: desk },
    { from: 'APPROVED', to: 'REJECTED', by: desk },
    { from: 'ISSUED', to: 'SENT', by: desk },
  ],
});

export const invoiceTypes = codeTable('invoice type', {
  special: { zh: '增值税专用发票', en: 'Special VAT invoice' },
  normal: { zh: '增值税普通发票', en: 'General VAT invoice' },
  electronic: { zh: '电子发票', en: 'Electronic invoice' },
});

/** Whether the tax comes on top of what was billed, or is part of it (ruling 63). */
export const taxWays = codeTable('invoice tax', {
  added: { zh: '税点外加', en: 'Added to the amount' },
  included: { zh: '含税', en: 'Included in the amount' },
});

export type TaxWay = CodeOf<typeof taxWays>;

/** What one looks for first. */
export const invoiceTabs = codeTable('invoice tab', {
  open: { zh: '处理中', en: 'In work' },
  all: { zh: '全部', en: 'All' },
});

export const deskInvoiceTabs = codeTable('invoice desk tab', {
  requested: { zh: '待审核', en: 'To approve' },
  approved: { zh: '待开票', en: 'To invoice' },
  issued: { zh: '待发送', en: 'To send' },
  all: { zh: '全部', en: 'All' },
});

/** What the tax that is added to an invoice is billed as. */
export const invoiceTaxFee = { code: 'INVOICE-TAX', zh: '开票税点', en: 'Tax on an invoice' };
