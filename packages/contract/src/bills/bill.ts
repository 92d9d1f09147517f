import { currencies } from '../codes/currency.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, id, instant, optional, text, whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { billStatuses } from './bill.codes.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const sorted: Place[] = [...shown, 'sort'];

const money = { scale: 2, min: '-9999999999', max: '9999999999' } as const;

export const billNo = text({ label: { zh: '账单号', en: 'Bill no.' }, max: 20, places: shown });

/** Of the credit note that took a bill back, as its history tells. */
export const creditNoteNo = text({ label: { zh: '红冲账单', en: 'Credit note' }, max: 20 });

/** What a customer owes one company of the forwarder in one currency (spec §3: bill). Its amounts follow from its lines and payments. */
export const bill = resource(
  'bill',
  { zh: '账单', en: 'Bill' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['detail'] }),
    billNo,
    status: code(billStatuses, { label: { zh: '账单状态', en: 'Bill status' }, places: shown }),
    /** The first of its orders, and how many there are. */
    orderNumber: optional(text({ ...texts.orderNo, places: shown })),
    orders: whole({ label: { zh: '订单数', en: 'Orders' }, places: shown }),
    billDate: date({ label: { zh: '账单日期', en: 'Bill date' }, places: sorted }),
    /** The last day to pay (ruling 66). */
    payDate: date({ label: { zh: '付款期限', en: 'Pay by' }, places: sorted }),
    /** Days after the last one while something is unpaid; the last day itself is none. */
    overdueDays: optional(whole({ label: { zh: '逾期天数', en: 'Days overdue' }, places: shown })),
    currency: code(currencies, { label: { zh: '账单币种', en: 'Currency of the bill' }, places: shown }),
    billAmount: decimal({ label: { zh: '账单金额', en: 'Bill amount' }, ...money, places: sorted }),
    paidAmount: decimal({ label: { zh: '已付金额', en: 'Paid amount' }, ...money, places: shown }),
    unpaidAmount: decimal({ label: { zh: '未付金额', en: 'Unpaid amount' }, ...money, places: sorted }),
    /** What was asked to be invoiced of it, and what still may be (ruling 63): tax on invoices is in neither. */
    invoicedAmount: decimal({ label: { zh: '已申请开票', en: 'Invoiced' }, ...money, places: shown }),
    uninvoicedAmount: decimal({ label: { zh: '未开票', en: 'Not invoiced' }, ...money, places: shown }),
    /** What credit notes took off it. */
    creditedAmount: decimal({ label: { zh: '已冲减金额', en: 'Credited amount' }, ...money, places: shown }),
    /** What of the unpaid is disputed: it is not overdue and holds nothing, but stays unpaid (ruling 65). */
    disputedAmount: decimal({ label: { zh: '争议中金额', en: 'Disputed amount' }, ...money, places: shown }),
    baseAmount: decimal({
      label: { zh: '账单本位币金额', en: 'Base amount of the bill' },
      ...money,
      unit: 'CNY',
      places: ['detail', 'export'],
    }),
    /** A sales company of the forwarder's dictionary. */
    companyCode: text({ ...texts.code, label: { zh: '收款公司代码', en: 'Receiving company code' } }),
    companyZh: text({ label: { zh: '收款公司', en: 'Receiving company, Chinese' }, max: 60, places: shown }),
    companyEn: text({ label: { zh: '收款公司（英文）', en: 'Receiving company' }, max: 60, places: shown }),
    /** Of a credit note: the bill that it takes back. */
    creditOf: optional(text({ label: { zh: '冲销账单', en: 'Credit of bill' }, max: 20, places: shown })),
    issuedAt: optional(instant({ label: { zh: '开出时间', en: 'Issued' }, places: shown })),
    note: optional(
      text({ ...texts.remark, label: { zh: '账单备注', en: 'Note of the bill' }, places: ['detail'] }),
    ),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: ['list', 'detail'] }),
  },
);

/** The same at the desk: whose it is. */
export const deskBill = resource('bill at the desk', bill.label, {
  ...pick(bill, 'id', 'version', 'billNo'),
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  customer: text({ ...texts.customer, places: shown }),
  customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
  ...bill.fields,
});
