import { currencies } from '../codes/currency.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, optional, text } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { ledgerKinds } from './ledger.codes.ts';

const shown: Place[] = ['list', 'export'];
const sorted: Place[] = [...shown, 'sort'];
const money = { scale: 2, min: '-9999999999', max: '9999999999' } as const;

/** One thing that happened to a customer's money, and what it did to each of their figures; nothing is changed afterwards. */
export const ledgerEntry = resource(
  'ledger entry',
  { zh: '往来明细', en: 'Ledger entry' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: ['list'] }),
    day: date({ label: { zh: '记账日期', en: 'Posted for' }, places: sorted }),
    kind: code(ledgerKinds, { label: { zh: '类型', en: 'Entry' }, places: shown }),
    billNo: optional(text({ label: { zh: '账单号', en: 'Bill no.' }, max: 20, places: shown })),
    receiptNo: optional(text({ label: { zh: '收款单号', en: 'Receipt no.' }, max: 20, places: shown })),
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' }, places: shown }),
    /** What the customer owes more by it; less with a minus. */
    owed: decimal({ label: { zh: '应收增减', en: 'Change of what is owed' }, ...money, places: shown }),
    /** What is more on the account by it. */
    account: decimal({ label: { zh: '账户余额增减', en: 'Change of the account' }, ...money, places: shown }),
    bond: decimal({ label: { zh: '保证金增减', en: 'Change of the bond' }, ...money, places: shown }),
    frozen: decimal({ label: { zh: '冻结增减', en: 'Change of what is frozen' }, ...money, places: shown }),
    note: optional(text({ ...texts.remark, places: shown })),
    madeAt: instant({ label: { zh: '入账时间', en: 'Posted' }, places: sorted }),
  },
);

/** A customer's figures (spec §2: account, bond, quota, available), each a sum of the ledger in the base currency. */
export const balances = {
  account: decimal({ label: { zh: '账户余额', en: 'Account balance' }, scale: 2, unit: 'CNY' }),
  /** The quota as it is given, and in the base currency; none where no rate of today is known. */
  quota: optional(decimal({ label: { zh: '信用额度', en: 'Credit quota' }, scale: 2, unit: 'CNY' })),
  issuedUnpaid: decimal({ label: { zh: '已出账未付', en: 'Issued, unpaid' }, scale: 2, unit: 'CNY' }),
  /** What of the issued and unpaid is disputed: it stays in there, and counts for no delay and no hold (ruling 65). */
  disputed: decimal({ label: { zh: '其中争议中', en: 'Of which disputed' }, scale: 2, unit: 'CNY' }),
  frozen: decimal({ label: { zh: '冻结', en: 'Frozen' }, scale: 2, unit: 'CNY' }),
  /** Account and quota, less what is issued and unpaid, less what is frozen. */
  available: optional(decimal({ label: { zh: '可用额度', en: 'Available' }, scale: 2, unit: 'CNY' })),
  /** Nothing new is booked or accepted, and nothing leaves the warehouse, until what is owed is paid or a lift is granted. */
  onHold: flag({ label: { zh: '信用冻结', en: 'Credit on hold' } }),
  /** Counts for nothing else. */
  bond: decimal({ label: { zh: '保证金', en: 'Bond' }, scale: 2, unit: 'CNY' }),
  asOf: instant({ label: { zh: '更新于', en: 'As of' } }),
};
