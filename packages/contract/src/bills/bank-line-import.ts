import { currencies } from '../codes/currency.ts';
import { recordSubject } from '../imports/record.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, optional, text } from '../kernel/field.ts';
import { isLocalTime, localTimeTyped } from '../kernel/local-time.ts';
import { resource } from '../kernel/resource.ts';
import { bankLine, payerAccount } from './bank-line.ts';
import { companyAccount } from './company-account.ts';

const written: Place[] = ['import'];
const { day, currency, payer, bankRef, note } = bankLine.fields;

/** The day of a moment as banks write it: `20261120`, `2026-11-20 14:30:05`. */
function dayTyped(typed: string): string {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(typed.trim()) ?? [];
  return (localTimeTyped(year ? `${year}-${month}-${date}` : typed) ?? typed).slice(0, 10);
}

/** The number of an account without what parts its digits. */
function plainAccountNo(typed: string): string {
  return typed.normalize('NFKC').replaceAll(/[\s-]/g, '').toUpperCase();
}

function moved(zh: string, en: string) {
  return optional(
    decimal({ label: { zh, en }, scale: 2, min: '-9999999999', max: '9999999999', places: written }),
  );
}

/** A row of a statement: what came in, or went out, by which account on which day. */
const importedLine = resource('bank statement row', bankLine.label, {
  accountNo: text({ label: companyAccount.fields.accountNo.label, max: 40, places: written }),
  currency: optional(code(currencies, { label: currency.label, places: written })),
  day: text({
    label: day.label,
    max: 30,
    rule: {
      test: (typed) => isLocalTime(`${dayTyped(typed)}T00:00`),
      says: { zh: '日期，例如 2026-11-20', en: 'a day, e.g. 2026-11-20' },
    },
    places: written,
  }),
  amount: moved('收入金额', 'Paid in'),
  paidOut: moved('支出金额', 'Paid out'),
  payer: { ...payer, places: written },
  payerAccount: { ...payerAccount, places: written },
  bankRef: text({ label: bankRef.label, max: 60, places: written }),
  note: { ...note, places: written },
});

/** Statements of banks as something that is imported; a line whose reference is known already is left as it is. */
export const bankLineSubject = recordSubject({
  of: importedLine,
  name: 'bankLines',
  path: '/opsapi/bank-lines/imports',
  access: 'op:finance',
  takesCsv: true,
  label: { zh: '银行流水', en: 'Bank statement' },
  one: { zh: '流水', en: 'line' },
  sameBy: ['accountNo', 'bankRef'],
  alsoCalled: {
    accountNo: [
      '账号',
      '本方账号',
      '账户',
      '收款人账号',
      '我方账号',
      'Account',
      'Account No.',
      'Account number',
      'Our account',
      'IBAN',
    ],
    currency: ['币种', '货币', 'Currency', 'CCY', 'Curr.'],
    day: [
      '日期',
      '交易日期',
      '交易日',
      '记账日期',
      '入账日期',
      '交易时间',
      '起息日',
      'Value date',
      'Date',
      'Transaction date',
      'Posting date',
      'Booking date',
    ],
    amount: [
      '金额',
      '贷方金额',
      '贷方发生额',
      '收入',
      '收款金额',
      '转入金额',
      '交易金额',
      '发生额',
      'Amount',
      'Credit',
      'Credit amount',
      'Deposit',
      'Money in',
    ],
    paidOut: [
      '借方金额',
      '借方发生额',
      '支出',
      '付款金额',
      '转出金额',
      'Debit',
      'Debit amount',
      'Withdrawal',
      'Money out',
    ],
    payer: [
      '对方户名',
      '对方名称',
      '付款人',
      '付款人名称',
      '对方账户名称',
      'Payer',
      'Payer name',
      'Counterparty',
      'Counterparty name',
      'Name',
    ],
    payerAccount: ['对方账号', '付款人账号', 'Payer account', 'Counterparty account'],
    bankRef: [
      '流水号',
      '交易流水号',
      '交易流水',
      '凭证号',
      '交易参考号',
      'Reference',
      'Ref',
      'Bank ref',
      'Transaction ID',
      'Transaction reference',
    ],
    note: [
      '摘要',
      '用途',
      '备注',
      '交易附言',
      '摘要/用途',
      'Description',
      'Details',
      'Text',
      'Remarks',
      'Narrative',
      'Purpose',
    ],
  },
  notes: {
    accountNo: {
      zh: '须为结算设置中的收款账号：由它决定收款公司',
      en: 'One of the receiving accounts of the settings: it says to which company the money came',
    },
    currency: { zh: '账号只有一个币种时可留空', en: 'Blank where the account has one currency' },
    amount: { zh: '支出行不入账，收入和支出不能都为空', en: 'Lines that are paid out are passed over' },
    bankRef: { zh: '同一账号的同一流水号只入一次', en: 'Recorded once for an account' },
  },
  stored: { accountNo: plainAccountNo, day: dayTyped },
});
