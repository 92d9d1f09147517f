import { currencies } from '../codes/currency.ts';
import { texts } from '../facts/texts.ts';
import type { Place } from '../kernel/field.ts';
import { code, decimal, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { sides } from './closing.ts';
import { companyAccount } from './company-account.ts';
import { baseCurrency } from './exchange-rate.ts';
import type { LedgerAccount } from './ledger.codes.ts';
import { ledgerAccounts } from './ledger.codes.ts';
import { ledgerEntry } from './ledger.ts';

const written: Place[] = ['list', 'update'];
const out: Place[] = ['export'];

/** What an account of the ledger is called in the program that keeps the forwarder's books. */
export const journalAccount = resource(
  'journalAccount',
  { zh: '会计科目', en: 'Account codes' },
  {
    version: whole({ label: { zh: '版本', en: 'Version' }, places: ['list'] }),
    account: code(ledgerAccounts, { label: { zh: '往来项目', en: 'In the ledger' }, places: written }),
    accountCode: text({
      label: { zh: '科目代码', en: 'Account code' },
      max: 20,
      rule: {
        test: (typed) => /^[0-9A-Z][0-9A-Z.-]*$/.test(typed),
        says: {
          zh: '数字、大写字母、点、横线，如 1002.01',
          en: 'digits, capital letters, dots or hyphens, such as 1002.01',
        },
      },
      places: written,
    }),
    accountZh: text({ label: { zh: '科目名称', en: 'Account name, Chinese' }, max: 60, places: written }),
    accountEn: text({ label: { zh: '科目英文名称', en: 'Account name' }, max: 60, places: written }),
    changedWho: text({ label: { zh: '录入人', en: 'Entered by' }, max: 64, places: ['list'] }),
    changedAt: instant({ label: { zh: '录入时间', en: 'Entered' }, places: ['list'] }),
  },
);

/** The codes that every installation starts with, of the Chinese standard for enterprises. */
export const standardAccounts: Readonly<Record<LedgerAccount, Text & { readonly code: string }>> = {
  bank: { code: '1002', zh: '银行存款', en: 'Cash at bank' },
  receivable: { code: '1122', zh: '应收账款', en: 'Accounts receivable' },
  customer: { code: '2203', zh: '预收账款', en: 'Advances from customers' },
  frozen: { code: '2203', zh: '预收账款', en: 'Advances from customers' },
  unfrozen: { code: '2203', zh: '预收账款', en: 'Advances from customers' },
  bond: { code: '2241', zh: '其他应付款', en: 'Other payables' },
  revenue: { code: '6001', zh: '主营业务收入', en: 'Revenue' },
  exchange: { code: '6603', zh: '财务费用', en: 'Financial expenses' },
};

/** These hold the same money, of which a part is frozen: they may stand under one code. */
const oneMoney: readonly LedgerAccount[] = ['customer', 'frozen', 'unfrozen'];

/** Whether two accounts of the ledger may have the same code. */
export function mayShareCode(one: LedgerAccount, other: LedgerAccount): boolean {
  return one === other || (oneMoney.includes(one) && oneMoney.includes(other));
}

/** What is said of a code that another account has. */
export function codeTaken(other: Text): Text {
  return { zh: `已用于「${other.zh}」`, en: `“${other.en}” has it already` };
}

/** A posting of the ledger as a line of a voucher. */
export const journalLine = resource(
  'journalLine',
  { zh: '凭证', en: 'Journal' },
  {
    voucherNo: text({ label: { zh: '凭证号', en: 'Voucher no.' }, max: 14, places: out }),
    day: { ...ledgerEntry.fields.day, places: out },
    accountCode: { ...journalAccount.fields.accountCode, places: out },
    accountName: text({ label: { zh: '会计科目名称', en: 'Account' }, max: 60, places: out }),
    customerCode: text({ label: { zh: '客户代码', en: 'Customer code' }, max: 12, places: out }),
    customer: text({ ...texts.customer, places: out }),
    summary: text({ label: { zh: '摘要', en: 'Summary' }, max: 600, places: out }),
    companyCode: optional({ ...companyAccount.fields.companyCode, places: out }),
    currency: code(currencies, { label: { zh: '币种', en: 'Currency' }, places: out }),
    debit: optional({ ...sides.debit, places: out }),
    credit: optional({ ...sides.credit, places: out }),
    rate: optional(decimal({ label: { zh: '折算汇率', en: 'Rate' }, scale: 6, min: '0', places: out })),
    baseDebit: optional(
      decimal({ label: { zh: '本位币借方', en: 'Debit, base' }, scale: 2, unit: baseCurrency, places: out }),
    ),
    baseCredit: optional(
      decimal({ label: { zh: '本位币贷方', en: 'Credit, base' }, scale: 2, unit: baseCurrency, places: out }),
    ),
  },
);
