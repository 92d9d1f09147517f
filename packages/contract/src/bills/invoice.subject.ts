import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '开票申请', en: 'Invoice request' };
const permission = 'op:finance';

/** What customers ask to be invoiced of their bills, until they have the invoice. */
export const invoiceSubject = subject({
  word,
  live: { customer: 'bill:view', staff: permission },
  files: { view: 'bill:view', staffView: [permission], staffEdit: [permission] },
  views: { invoices: word, opsInvoices: { zh: '开票申请（员工）', en: 'Invoice requests, staff' } },
  audit: { invoice: word, invoiceTax: { zh: '开票税点', en: 'Tax of invoices' } },
  deeds: {
    'invoice-requested': { zh: '申请开票', en: 'Requested' },
    'invoice-approved': { zh: '审核通过', en: 'Approved' },
    'invoice-rejected': { zh: '驳回', en: 'Rejected' },
    'invoice-issued': { zh: '开出发票', en: 'Invoiced' },
    'invoice-sent': { zh: '发送发票', en: 'Sent' },
  },
  queues: {
    invoicesRequested: {
      zh: '待审核的开票申请',
      en: 'Invoice requests to approve',
      permission,
      page: 'opsInvoices',
      query: { tab: 'requested' },
      entry: 'opsInvoices',
      lateAfterHours: 8,
    },
    invoicesApproved: {
      zh: '待开的发票',
      en: 'Invoices to issue',
      permission,
      page: 'opsInvoices',
      query: { tab: 'approved' },
      entry: 'opsInvoices',
      lateAfterHours: 8,
    },
  },
  notices: { page: 'invoice', permission: 'bill:view' },
  staffNotices: { page: 'opsInvoices', sees: permission, works: permission },
  refusals: {
    invoiceMixed: kind(
      200,
      '一次只能为同一收款公司、同一币种的账单申请开票',
      'An invoice is of bills of one receiving company in one currency',
    ),
    notInvoiceable: kind(
      200,
      '账单 {no} 不能开票：已作废或为红字账单',
      'Bill {no} cannot be invoiced: it is void or a credit note',
    ),
    moreThanUninvoiced: kind(200, '账单 {no} 最多可开 {most}', 'At most {most} of bill {no} can be invoiced'),
    invoiceHeaderMissing: kind(
      200,
      '请先在客户中心的税务信息中填写抬头和税号',
      'Enter an invoice name and a tax number in your tax info first',
    ),
    invoiceTypeUnused: kind(200, '这种发票暂不可申请', 'Invoices of this type are not offered'),
    billInvoiced: kind(
      200,
      '账单 {no} 已申请开票（{request}），不能作废',
      'Bill {no} is being invoiced ({request}) and cannot be voided',
    ),
    invoiceTaxBilled: kind(
      200,
      '税点费用已入账单，不能驳回',
      'Its tax stands on a bill already; it cannot be rejected',
    ),
    invoiceNoTaken: kind(200, '发票号码 {no} 已登记', 'Invoice no. {no} is entered already'),
  },
});
