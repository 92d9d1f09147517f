import { currencies } from '../codes/currency.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, id, instant, optional, text } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';
import { bill } from './bill.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const sorted: Place[] = [...shown, 'sort'];
const money = { scale: 2, min: '0', max: '9999999999' } as const;

/** Money that came from a customer. What of it is left stands on their account. */
export const moneyReceipt = resource(
  'money receipt',
  { zh: '收款', en: 'Money received' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    receiptNo: text({ label: { zh: '收款单号', en: 'Receipt no.' }, max: 20, places: shown }),
    orgId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
    customer: text({ ...texts.customer, places: shown }),
    customerEn: text({ ...texts.customerEn, places: ['list', 'detail'] }),
    day: date({ label: { zh: '到账日期', en: 'Received on' }, places: sorted }),
    companyCode: text({
      label: { zh: '收款公司代码', en: 'Receiving company code' },
      max: 60,
      places: ['list', 'detail'],
    }),
    companyZh: bill.fields.companyZh,
    companyEn: bill.fields.companyEn,
    currency: code(currencies, { label: { zh: '到账币种', en: 'Currency received' }, places: shown }),
    amount: decimal({
      label: { zh: '到账金额', en: 'Amount received' },
      ...money,
      min: '0.01',
      places: sorted,
    }),
    left: decimal({ label: { zh: '未核销', en: 'Not allocated' }, ...money, places: shown }),
    payer: optional(text({ label: { zh: '付款方', en: 'Paid by' }, max: 120, places: shown })),
    bankRef: optional(text({ label: { zh: '银行流水号', en: 'Bank reference' }, max: 60, places: shown })),
    note: optional(text({ label: { zh: '附言', en: 'Text of the payment' }, max: 200, places: shown })),
    reversed: optional(
      text({ label: { zh: '冲回原因', en: 'Reversed because' }, max: 500, places: ['list', 'detail'] }),
    ),
    madeWho: text({ label: { zh: '登记人', en: 'Entered by' }, max: 64, places: ['list', 'detail'] }),
    madeAt: instant({ label: { zh: '登记时间', en: 'Entered' }, places: ['list', 'detail'] }),
  },
);

/** What staff type of it; the rest follows. */
export const writtenMoneyReceipt = pick(
  moneyReceipt,
  'orgId',
  'day',
  'companyCode',
  'currency',
  'amount',
  'payer',
  'bankRef',
  'note',
);
