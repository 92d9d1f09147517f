import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '账单', en: 'Bill' };

export const billSubject = subject({
  word,
  permissions: {
    'bill:view': { zh: '查看账单', en: 'View bills' },
    'bill:request': { zh: '申请开票', en: 'Request invoices' },
    'bill:dispute': { zh: '账单异议', en: 'Dispute bills' },
    'op:finance': { zh: '结算', en: 'Work bills and accounts' },
  },
  live: { customer: 'bill:view', staff: 'op:finance' },
  views: {
    bills: word,
    opsBills: { zh: '账单（员工）', en: 'Bills, staff' },
    opsMoney: { zh: '收款（员工）', en: 'Money received, staff' },
  },
  audit: {
    bill: word,
    exchangeRate: { zh: '汇率', en: 'Exchange rate' },
    moneyReceipt: { zh: '收款', en: 'Money received' },
    account: { zh: '客户账户', en: 'Customer account' },
  },
  deeds: {
    'bill-issued': { zh: '开出', en: 'Issued' },
    'bill-voided': { zh: '作废', en: 'Voided' },
    received: { zh: '登记收款', en: 'Received' },
    allocated: { zh: '核销', en: 'Allocated' },
    'allocation-reversed': { zh: '冲回核销', en: 'Allocation reversed' },
    'receipt-reversed': { zh: '冲回收款', en: 'Receipt reversed' },
    frozen: { zh: '冻结', en: 'Frozen' },
    unfrozen: { zh: '解冻', en: 'Released' },
    'bond-in': { zh: '转入保证金', en: 'Bond in' },
    'bond-out': { zh: '转出保证金', en: 'Bond out' },
  },
  queues: {
    billsToIssue: {
      zh: '待开出账单',
      en: 'Bills to issue',
      permission: 'op:finance',
      page: 'opsBills',
      query: { tab: 'draft' },
      entry: 'opsBill',
      lateAfterHours: 24,
    },
  },
  notices: { page: 'billDetail', permission: 'bill:view' },
  refusals: {
    chargesTaken: kind(
      200,
      '所选费用中有 {count} 条已入账、未审核或不存在，请刷新后重选',
      '{count} of the charges are on a bill already, not checked or not there. Reload and choose again',
    ),
    chargeOtherCurrency: kind(
      200,
      '{currency} 账单只能包含 {currency} 费用，所选费用有 {other}',
      'A bill in {currency} takes charges in {currency} alone; some of these are in {other}',
    ),
    billEmpty: kind(200, '账单没有费用，不能开出', 'The bill has no charges and cannot be issued'),
    ratesMissing: kind(
      200,
      '缺少汇率：{missing}。请先录入汇率',
      'There is no exchange rate of {missing}. Enter it first',
    ),
    billPaid: kind(
      200,
      '账单 {number} 已有付款，不能作废',
      'Something is paid of bill {number}; it cannot be voided',
    ),
    creditStands: kind(200, '红字账单不能作废', 'A credit note cannot be voided'),
    billBelowZero: kind(
      200,
      '账单金额 {amount} 小于零，不能开出',
      'The bill comes to {amount}, less than nothing, and cannot be issued',
    ),
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
