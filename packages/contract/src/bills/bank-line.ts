import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { moneyReceipt } from './money-receipt.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const { day, companyCode, companyZh, companyEn, currency, amount, payer, bankRef, note } =
  moneyReceipt.fields;

/** Where a line of a statement stands; that it is entered follows from the receipt with its reference. */
export const bankLineStates = codeTable('bank line state', {
  OPEN: { zh: '待匹配', en: 'To match', family: 'act' },
  ENTERED: { zh: '已入账', en: 'Entered', family: 'done' },
  ASIDE: { zh: '不入账', en: 'Set aside', family: 'void' },
});

export const payerAccount = optional(
  text({ label: { zh: '付款账号', en: 'Account of the payer' }, max: 60, places: shown }),
);

/** What a bank says has come to one of the forwarder's accounts. Nothing of it is posted before somebody says whose it is. */
export const bankLine = resource(
  'bank line',
  { zh: '银行流水', en: 'Line of a bank statement' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list', 'detail'] }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list', 'detail'] }),
    state: code(bankLineStates, { label: { zh: '状态', en: 'State' }, places: shown }),
    day,
    companyCode,
    companyZh,
    companyEn,
    currency,
    amount,
    payer,
    payerAccount,
    bankRef: text({ label: bankRef.label, max: 60, places: shown }),
    note,
    /** The receipt that it became. */
    receiptNo: optional(moneyReceipt.fields.receiptNo),
    customer: optional(text({ ...texts.customer, places: shown })),
    customerEn: optional(text({ ...texts.customerEn, places: ['list', 'detail'] })),
    aside: optional(text({ label: { zh: '不入账原因', en: 'Set aside because' }, max: 500, places: shown })),
    asideWho: optional(
      text({ label: { zh: '不入账操作人', en: 'Set aside by' }, max: 64, places: ['detail'] }),
    ),
    fileName: text({ label: { zh: '流水文件', en: 'Statement' }, max: 255, places: shown }),
    broughtWho: text({ label: { zh: '导入人', en: 'Brought by' }, max: 64, places: ['detail'] }),
    broughtAt: instant({ label: { zh: '导入时间', en: 'Brought' }, places: ['list', 'detail'] }),
  },
);
