import { currencies } from '../codes/currency.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, date, decimal, group, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { billStatuses } from './bill.codes.ts';
import { bill, billNo } from './bill.ts';
import { charge } from './charge.ts';
import { dispute } from './dispute.ts';

/** Which day `from` and `to` mean. */
const billDays = codeTable('bill day', {
  bill: { zh: '账单日期', en: 'Bill date' },
  pay: { zh: '付款期限', en: 'Pay by' },
});

/** What one looks for first (design: bills). */
export const billTabs = codeTable('bill tab', {
  recent: { zh: '近 90 天', en: 'Last 90 days' },
  unpaid: { zh: '未付', en: 'Unpaid' },
  overdue: { zh: '逾期', en: 'Overdue' },
  all: { zh: '全部', en: 'All' },
});

/** How old what is unpaid is: not due, then by days after the last one (ruling 66). */
export const billAges = codeTable('bill age', {
  notDue: { zh: '未到期', en: 'Not due' },
  d30: { zh: '逾期 1–30 天', en: '1–30 days overdue' },
  d60: { zh: '31–60 天', en: '31–60 days' },
  d90: { zh: '61–90 天', en: '61–90 days' },
  older: { zh: '90 天以上', en: 'Over 90 days' },
  /** What is disputed is of no age (ruling 65). */
  disputed: { zh: '争议中', en: 'Disputed' },
});

/** What narrows a list of bills. `numbers` are pasted: of bills, their orders or whatever these are called. */
export const billFilter = {
  search: optional(text({ label: { zh: '账单号、订单号', en: 'Bill or order no.' }, max: 100 })),
  numbers: optional(list(text(texts.number), { label: { zh: '批量单号', en: 'Several numbers' }, max: 200 })),
  status: severalOf(billStatuses, { zh: '账单状态', en: 'Bill status' }),
  currency: severalOf(currencies, { zh: '币种', en: 'Currency' }),
  company: optional(bill.fields.companyCode),
  age: severalOf(billAges, { zh: '账龄', en: 'Age' }),
  day: optional(code(billDays, { label: { zh: '日期类型', en: 'Kind of date' } })),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
  least: optional(decimal({ label: { zh: '金额不小于', en: 'Amount at least' }, scale: 2 })),
  most: optional(decimal({ label: { zh: '金额不大于', en: 'Amount at most' }, scale: 2 })),
};

const amount = (zh: string, en: string) => decimal({ label: { zh, en }, scale: 2 });

/** The sums over a list, one line per currency: they are never mixed. */
export const billSums = list(
  group(
    {
      currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }),
      bills: whole({ label: { zh: '账单数', en: 'Bills' } }),
      billAmount: amount('账单金额合计', 'Bill amount in all'),
      unpaidAmount: amount('未付金额合计', 'Unpaid in all'),
      ages: group(
        {
          notDue: amount('未到期', 'Not due'),
          d30: amount('逾期 1–30 天', '1–30 days overdue'),
          d60: amount('逾期 31–60 天', '31–60 days overdue'),
          d90: amount('逾期 61–90 天', '61–90 days overdue'),
          older: amount('逾期 90 天以上', 'Over 90 days overdue'),
          disputed: amount('争议中', 'Disputed'),
        },
        { label: { zh: '账龄', en: 'Age' } },
      ),
    },
    { label: { zh: '合计', en: 'Sums' } },
  ),
  { label: { zh: '合计', en: 'Sums' }, max: 20 },
);

export const billOverview = group(
  {
    tabs: list(
      group(
        {
          tab: code(billTabs, { label: { zh: '范围', en: 'Scope' } }),
          count: whole({ label: { zh: '数量', en: 'Count' } }),
        },
        { label: { zh: '范围', en: 'Scope' } },
      ),
      { label: { zh: '范围', en: 'Scopes' } },
    ),
    sums: billSums,
  },
  { label: bill.label },
);

export const ownBillFilter = {
  ...billFilter,
  tab: optional(code(billTabs, { label: { zh: '范围', en: 'Scope' } })),
};

export const billLines = list(group(charge.fields, { label: charge.label }), {
  label: charge.label,
  max: 10_000,
});

/** What was disputed of its lines, the newest first. */
export const billDisputes = list(group(dispute.fields, { label: dispute.label }), {
  label: dispute.label,
  max: 10_000,
});

const one = { no: billNo };

/** The viewer's bills; a draft is not theirs yet. */
export const billApi = recordsApi({
  path: '/omsapi/bills',
  access: 'bill:view',
  called: { zh: '账单', one: 'a bill', many: 'bills' },
  of: bill,
  filter: ownBillFilter,
  sorts: sortsOf(bill),
  overview: { query: ownBillFilter, answer: billOverview },
  exported: { access: 'export:data', query: chosen },
  by: one,
  detail: group(
    { bill: group(bill.fields, { label: bill.label }), lines: billLines, disputes: billDisputes },
    { label: bill.label },
  ),
  history: historyAnswer,
});

/** A bill on paper in the language of who asks: its lines by order, the account it is paid to, the amount in words. */
export const billPaper = endpoint('GET /omsapi/bills/paper', {
  access: 'bill:view',
  title: { zh: '打印账单', en: 'A bill on paper' },
  query: one,
  answer: { kind: 'file', type: 'pdf' },
});

/** Its lines as a workbook. */
export const billSheet = endpoint('GET /omsapi/bills/sheet', {
  access: 'bill:view',
  title: { zh: '导出账单明细', en: 'The lines of a bill as a workbook' },
  query: one,
  answer: xlsxFile,
});
