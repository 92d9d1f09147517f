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
  audit: { exchangeRate: { zh: '汇率', en: 'Exchange rate' } },
  refusals: {
    rateOfDayTaken: kind(200, '{currency} 在 {day} 已有汇率', '{currency} has a rate of {day} already'),
  },
});
