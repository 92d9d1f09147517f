import { isEmail } from '../checks/email.ts';
import { taxInfo, taxRegions } from '../customers/tax-info.ts';
import { texts } from '../facts/texts.ts';
import { placed } from '../kernel/compose.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { bill } from './bill.ts';
import { invoiceStatuses } from './invoice.codes.ts';
import { invoiceTax } from './invoice-tax.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const sorted: Place[] = [...shown, 'sort'];
const detail: Place[] = ['detail'];

const money = (zh: string, en: string) =>
  decimal({ label: { zh, en }, scale: 2, min: '0', max: '9999999999', places: shown });

const invoiceNo = text({
  label: { zh: '发票号码', en: 'Invoice no.' },
  max: 20,
  rule: {
    test: (typed) => /^[A-Z0-9]{8,20}$/.test(typed),
    says: { zh: '8 至 20 位数字或大写字母', en: '8 to 20 digits or capital letters' },
  },
  places: shown,
});
const invoiceDate = date({ label: { zh: '开票日期', en: 'Invoiced on' }, places: shown });
const fileId = id({ label: { zh: '发票文件', en: 'Invoice file' }, places: ['list', 'detail'] });

/** What staff say when the invoice is there. */
export const issuedInvoice = { invoiceNo, invoiceDate, fileId };

/** That much of a bill is to be invoiced. */
const partAmount = decimal({
  label: { zh: '本次开票', en: 'To invoice' },
  scale: 2,
  min: '0.01',
  max: '9999999999',
});

/**
 * What a customer asks to be invoiced of bills of one company in one currency (spec §3: invoice request). The header is that
 * of their tax info, the tax point that of the type, both as they were when it was asked for; the sums follow.
 */
export const invoice = resource(
  'invoice',
  { zh: '开票申请', en: 'Invoice request' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: detail }),
    requestNo: text({ label: { zh: '开票申请号', en: 'Request no.' }, max: 20, places: shown }),
    status: code(invoiceStatuses, { label: { zh: '开票状态', en: 'Status of the invoice' }, places: shown }),
    /** The first of its bills, and how many there are. */
    billNo: bill.fields.billNo,
    bills: whole({ label: { zh: '账单数', en: 'Bills' }, places: shown }),
    ...pick(bill, 'companyCode', 'companyZh', 'companyEn', 'currency'),
    ...pick(invoiceTax, 'invoiceType', 'taxPoint', 'taxWay'),
    netAmount: money('不含税金额', 'Amount without tax'),
    taxAmount: money('开票税额', 'Tax of the invoice'),
    actualInvoiceAmount: decimal({
      label: { zh: '实际开票金额', en: 'Actual invoice amount' },
      scale: 2,
      min: '0',
      max: '9999999999',
      places: sorted,
    }),
    invoiceHeader: text({ label: { zh: '发票抬头', en: 'Invoice header' }, max: 200, places: shown }),
    taxNumber: text({ label: { zh: '发票税号', en: 'Tax number' }, max: 32, places: shown }),
    bank: placed(detail, taxInfo.fields.bank),
    bankAccount: placed(detail, taxInfo.fields.bankAccount),
    address: placed(detail, taxInfo.fields.address),
    phone: placed(detail, taxInfo.fields.phone),
    mailTo: text({
      label: { zh: '接收邮箱', en: 'Sent to' },
      max: texts.email.max,
      rule: { test: isEmail, says: { zh: '邮箱格式不正确', en: 'not a mail address' } },
      places: ['list', 'detail'],
    }),
    note: optional(text({ label: { zh: '开票备注', en: 'Note to the invoice' }, max: 200, places: detail })),
    requester: text({ label: { zh: '开票申请人', en: 'Requester' }, max: 64, min: 0, places: shown }),
    requestTime: instant({ label: { zh: '开票申请时间', en: 'Request time' }, places: sorted }),
    rejectedBecause: optional(
      text({ label: { zh: '驳回原因', en: 'Rejected because' }, max: 500, places: ['list', 'detail'] }),
    ),
    invoiceNo: optional(invoiceNo),
    invoiceDate: optional(invoiceDate),
    /** The invoice itself, among the files of the request. */
    fileId: optional(fileId),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail'] }),
  },
);

/** The same at the desk: whose it is. */
export const deskInvoice = resource('invoice at the desk', invoice.label, {
  ...pick(invoice, 'id', 'version', 'requestNo'),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
  ...invoice.fields,
});

/** How much of which bill it takes. */
export const invoiceParts = list(
  group(
    {
      billId: id({ label: { zh: '账单', en: 'Bill' } }),
      ...pick(bill, 'billNo', 'billDate', 'billAmount'),
      amount: partAmount,
    },
    { label: bill.label },
  ),
  { label: { zh: '开票账单', en: 'Bills of the invoice' }, max: 200 },
);

/** What is known of a bill that may be invoiced. */
export const billToInvoice = pick(
  bill,
  'id',
  'billNo',
  'billDate',
  'companyCode',
  'companyZh',
  'companyEn',
  'currency',
  'billAmount',
  'uninvoicedAmount',
);

const region = code(taxRegions, { label: { zh: '抬头（税务信息）', en: 'Header, from the tax info' } });

/** A title of the customer's tax info that an invoice can be made out to. */
export const invoiceHeading = group(
  {
    region,
    ...pick(invoice, 'invoiceHeader', 'taxNumber', 'bank', 'bankAccount'),
  },
  { label: invoice.fields.invoiceHeader.label },
);

/** What a customer says of a request. */
export const askedInvoice = {
  invoiceType: invoice.fields.invoiceType,
  region,
  mailTo: invoice.fields.mailTo,
  note: invoice.fields.note,
  parts: list(
    group({ billId: id({ label: { zh: '账单', en: 'Bill' } }), amount: partAmount }, { label: bill.label }),
    {
      label: { zh: '开票账单', en: 'Bills of the invoice' },
      max: 200,
    },
  ),
};
