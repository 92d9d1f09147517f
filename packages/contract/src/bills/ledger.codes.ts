import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What a posting stands on. A customer's money before it pays a bill is on `customer`; `frozen` is part of it that may not be spent. */
export const ledgerAccounts = codeTable('ledger account', {
  bank: { zh: '银行存款', en: 'Bank' },
  receivable: { zh: '应收账款', en: 'Receivable' },
  customer: { zh: '账户余额', en: 'Account balance' },
  bond: { zh: '保证金', en: 'Bond' },
  frozen: { zh: '冻结', en: 'Frozen' },
  unfrozen: { zh: '解冻', en: 'Not frozen' },
  revenue: { zh: '主营业务收入', en: 'Revenue' },
  exchange: { zh: '汇兑损益', en: 'Exchange difference' },
});

export type LedgerAccount = CodeOf<typeof ledgerAccounts>;

/** Why something was posted. */
export const ledgerKinds = codeTable('ledger entry kind', {
  charge: { zh: '出账', en: 'Bill issued' },
  credit: { zh: '红字冲销', en: 'Credit' },
  receipt: { zh: '收款', en: 'Receipt' },
  payment: { zh: '核销', en: 'Allocation' },
  freeze: { zh: '冻结', en: 'Freeze' },
  release: { zh: '解冻', en: 'Release' },
  bondIn: { zh: '转入保证金', en: 'Bond in' },
  bondOut: { zh: '转出保证金', en: 'Bond out' },
  reversal: { zh: '冲回', en: 'Reversal' },
});

export type LedgerKind = CodeOf<typeof ledgerKinds>;

/** A customer's figures that entries change, each called as its column of the entries. */
export const ledgerFigures = codeTable('ledger figure', {
  account: { zh: '账户余额', en: 'Account balance' },
  owed: { zh: '已出账未付', en: 'Issued, unpaid' },
  frozen: { zh: '冻结', en: 'Frozen' },
  bond: { zh: '保证金', en: 'Bond' },
});
