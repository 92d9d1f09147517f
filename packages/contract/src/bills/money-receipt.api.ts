import { currencies } from '../codes/currency.ts';
import { reasonField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { bill } from './bill.ts';
import { balancesAnswer } from './ledger.api.ts';
import { moneyReceipt, writtenMoneyReceipt } from './money-receipt.ts';

const access = 'op:finance';

export const moneyTabs = codeTable('money tab', {
  open: { zh: '待核销', en: 'To allocate' },
  all: { zh: '全部', en: 'All' },
});

const filter = {
  search: optional(
    text({
      label: { zh: '收款单号、付款方、附言、流水号', en: 'Receipt, payer, text or reference' },
      max: 100,
    }),
  ),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  currency: severalOf(currencies, moneyReceipt.fields.currency.label),
  from: optional(date({ label: { zh: '到账起', en: 'Received from' } })),
  to: optional(date({ label: { zh: '到账止', en: 'Received to' } })),
  tab: optional(code(moneyTabs, { label: { zh: '范围', en: 'Scope' } })),
};

const amount = decimal({ label: { zh: '核销金额', en: 'Amount' }, scale: 2, min: '0.01', max: '9999999999' });

/** A bill that money may go to, and how much is proposed (ruling 68). */
export const openBill = group(
  {
    billId: id({ label: { zh: '账单', en: 'Bill' } }),
    billNo: bill.fields.billNo,
    payDate: bill.fields.payDate,
    overdueDays: bill.fields.overdueDays,
    unpaidAmount: bill.fields.unpaidAmount,
    disputedAmount: bill.fields.disputedAmount,
    proposed: decimal({ label: { zh: '建议核销', en: 'Proposed' }, scale: 2, min: '0' }),
  },
  { label: bill.label },
);

/** What of it went where. */
const allocation = group(
  {
    entryId: id({ label: { zh: '分录', en: 'Entry' } }),
    billNo: optional(text({ label: { zh: '账单号', en: 'Bill no.' }, max: 20 })),
    day: date({ label: { zh: '核销日期', en: 'Allocated for' } }),
    amount,
    exchange: decimal({ label: { zh: '汇兑损益', en: 'Exchange difference' }, scale: 2, unit: 'CNY' }),
    reversed: optional(whole({ label: { zh: '已冲回', en: 'Reversed' } })),
  },
  { label: { zh: '核销', en: 'Allocation' } },
);

const moneyDetail = group(
  {
    receipt: group(moneyReceipt.fields, { label: moneyReceipt.label }),
    allocations: list(allocation, { label: { zh: '核销记录', en: 'Allocations' }, max: 1000 }),
    open: list(openBill, { label: { zh: '未付账单', en: 'Open bills' }, max: 500 }),
  },
  { label: moneyReceipt.label },
);

export const moneyApi = recordsApi({
  path: '/opsapi/money',
  access,
  called: { zh: '收款', one: 'money received', many: 'money received' },
  of: moneyReceipt,
  filter,
  sorts: sortsOf(moneyReceipt),
  exported: { access, query: chosen },
  by: { id: moneyReceipt.fields.id },
  detail: moneyDetail,
});

export const choice = group(
  {
    value: text({ label: { zh: '值', en: 'Value' }, max: 100 }),
    zh: text({ label: { zh: '中文', en: 'Chinese' }, max: 200 }),
    en: text({ label: { zh: '英文', en: 'English' }, max: 200 }),
  },
  { label: { zh: '选项', en: 'Choice' } },
);

/** From whom money may have come, and to which company. */
export const moneyChoices = endpoint('GET /opsapi/money/choices', {
  access,
  title: { zh: '收款选项', en: 'Choices for money received' },
  answer: group(
    {
      customers: list(choice, { label: { zh: '客户', en: 'Customers' }, max: 500 }),
      companies: list(choice, { label: { zh: '收款公司', en: 'Receiving companies' }, max: 500 }),
    },
    { label: { zh: '收款选项', en: 'Choices' } },
  ),
});

/** Writes down what came; it stands on the customer's account until it is allocated. The id is the browser's: sent twice it is one. */
export const receiveMoney = endpoint('POST /opsapi/money/receive', {
  access,
  title: { zh: '登记收款', en: 'Enter money received' },
  body: { id: moneyReceipt.fields.id, ...writtenMoneyReceipt },
  answer: moneyDetail,
});

/** Pays bills of the receipt's company and currency with what is left of it. */
export const allocateMoney = endpoint('POST /opsapi/money/allocate', {
  access,
  title: { zh: '核销', en: 'Allocate money' },
  body: {
    id: moneyReceipt.fields.id,
    parts: list(group({ billId: id({ label: bill.label }), amount }, { label: bill.label }), {
      label: { zh: '核销到账单', en: 'Bills' },
      max: 200,
    }),
  },
  answer: moneyDetail,
});

/** Takes an allocation back, or with none named the receipt of which nothing is allocated. */
export const reverseMoney = endpoint('POST /opsapi/money/reverse', {
  access,
  title: { zh: '冲回收款或核销', en: 'Reverse a receipt or an allocation' },
  body: {
    id: moneyReceipt.fields.id,
    entryId: optional(id({ label: { zh: '分录', en: 'Entry' } })),
    reason: reasonField,
  },
  answer: moneyDetail,
});

/** What may be moved on an account by hand. */
export const accountMoves = codeTable('account move', {
  freeze: { zh: '冻结金额', en: 'Freeze an amount' },
  release: { zh: '解冻金额', en: 'Release an amount' },
  bondIn: { zh: '转入保证金', en: 'Bond in' },
  bondOut: { zh: '转出保证金', en: 'Bond out' },
});

/** Freezes a part of an account, or moves it into the bond, and back; in the base currency. */
export const moveAccount = endpoint('POST /opsapi/balances/move', {
  access,
  title: { zh: '冻结与保证金', en: 'Freeze, release, bond' },
  body: {
    orgId: id({ label: { zh: '客户', en: 'Customer' } }),
    move: code(accountMoves, { label: { zh: '操作', en: 'Deed' } }),
    amount: { ...amount, label: { zh: '金额', en: 'Amount' } },
    reason: reasonField,
  },
  answer: balancesAnswer,
});
