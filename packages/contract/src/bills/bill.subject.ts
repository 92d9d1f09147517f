import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

export const billSubject = subject({
  word: { zh: '账单', en: 'Bill' },
  permissions: {
    'bill:view': { zh: '查看账单', en: 'View bills' },
    'bill:request': { zh: '申请开票', en: 'Request invoices' },
    'bill:dispute': { zh: '账单异议', en: 'Dispute bills' },
    'op:finance': { zh: '结算', en: 'Work bills and accounts' },
  },
  audit: {
    exchangeRate: { zh: '汇率', en: 'Exchange rate' },
    moneyReceipt: { zh: '收款', en: 'Money received' },
    account: { zh: '客户账户', en: 'Customer account' },
  },
  deeds: {
    received: { zh: '登记收款', en: 'Received' },
    allocated: { zh: '核销', en: 'Allocated' },
    'allocation-reversed': { zh: '冲回核销', en: 'Allocation reversed' },
    'receipt-reversed': { zh: '冲回收款', en: 'Receipt reversed' },
    frozen: { zh: '冻结', en: 'Frozen' },
    unfrozen: { zh: '解冻', en: 'Released' },
    'bond-in': { zh: '转入保证金', en: 'Bond in' },
    'bond-out': { zh: '转出保证金', en: 'Bond out' },
  },
  refusals: {
    bankRefTaken: kind(200, '流水号 {ref} 已入账', 'The bank reference {ref} is entered already'),
    rateMissing: kind(
      200,
      '{currency} 在 {day} 没有汇率，请先录入',
      '{currency} has no rate of {day}: enter it first',
    ),
    moreThanLeft: kind(200, '只剩 {left} 未核销', 'Only {left} is not allocated'),
    moreThanUnpaid: kind(200, '账单 {no} 未付 {unpaid}', 'Bill {no} has {unpaid} unpaid'),
    billNotPayable: kind(
      200,
      '账单 {no} 不能用此收款核销：收款公司和币种须一致，且未付',
      'Bill {no} cannot be paid from it: its company and currency must be the same, and it unpaid',
    ),
    allocatedStill: kind(200, '请先冲回核销记录', 'Reverse its allocations first'),
    reversedAlready: kind(200, '已冲回', 'It is reversed already'),
    accountTooLow: kind(200, '可动用 {most}', 'At most {most} can be moved'),
    rateOfDayTaken: kind(200, '{currency} 在 {day} 已有汇率', '{currency} has a rate of {day} already'),
  },
});
