import { currencies } from '../codes/currency.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { texts } from '../facts/texts.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint, xlsxFile } from '../kernel/endpoint.ts';
import { code, date, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { billDisputes, billFilter, billLines, billSums } from './bill.api.ts';
import { bill, billNo, deskBill } from './bill.ts';

const access = 'op:finance';

/** What one looks for first at the desk. */
export const deskBillTabs = codeTable('desk bill tab', {
  draft: { zh: '待开出', en: 'To issue' },
  proven: { zh: '付款凭证待核对', en: 'Proof to check' },
  unpaid: { zh: '未付', en: 'Unpaid' },
  overdue: { zh: '逾期', en: 'Overdue' },
  recent: { zh: '近 90 天', en: 'Last 90 days' },
  all: { zh: '全部', en: 'All' },
});

const tab = code(deskBillTabs, { label: { zh: '范围', en: 'Scope' } });

export const deskBillFilter = {
  ...billFilter,
  tab: optional(tab),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
};

const overview = group(
  {
    tabs: list(group({ tab, count: whole({ label: { zh: '数量', en: 'Count' } }) }, { label: tab.label }), {
      label: { zh: '范围', en: 'Scopes' },
    }),
    sums: billSums,
  },
  { label: bill.label },
);

const one = { no: billNo };

const deskBillAnswer = group(
  { bill: group(deskBill.fields, { label: bill.label }), lines: billLines, disputes: billDisputes },
  { label: bill.label },
);

/** The bills of the customers of one's team, drafts among them. */
export const deskBillApi = recordsApi({
  path: '/opsapi/bills',
  access,
  called: { zh: '客户账单', one: "a customer's bill", many: "customers' bills" },
  of: deskBill,
  filter: deskBillFilter,
  sorts: sortsOf(bill),
  overview: { query: deskBillFilter, answer: overview },
  exported: { access, query: chosen },
  by: one,
  detail: deskBillAnswer,
  history: historyAnswer,
});

export const deskBillPaper = endpoint('GET /opsapi/bills/paper', {
  access,
  title: { zh: '打印客户账单', en: "A customer's bill on paper" },
  query: one,
  answer: { kind: 'file', type: 'pdf' },
});

export const deskBillSheet = endpoint('GET /opsapi/bills/sheet', {
  access,
  title: { zh: '导出客户账单明细', en: "The lines of a customer's bill as a workbook" },
  query: one,
  answer: xlsxFile,
});

const orgId = id({ label: { zh: '客户', en: 'Customer' } });
const currency = code(currencies, { label: { zh: '账单币种', en: 'Currency of the bill' } });

/** What is checked and stands on no bill, by customer and currency. */
export const chargesToBill = endpoint('GET /opsapi/bills/to-bill', {
  access,
  title: { zh: '待入账费用', en: 'Charges to bill' },
  answer: group(
    {
      /** Companies of the forwarder in whose name is billed. */
      companies: list(
        group(
          { value: text(texts.value), zh: text(texts.zh), en: text(texts.en) },
          { label: { zh: '收款公司', en: 'Receiving company' } },
        ),
        { label: { zh: '收款公司', en: 'Receiving companies' } },
      ),
      waiting: list(
        group(
          {
            orgId,
            customer: text(texts.customer),
            customerEn: text(texts.customerEn),
            currency: code(currencies, { label: { zh: '费用币种', en: 'Currency of the fee' } }),
            charges: whole({ label: { zh: '费用条数', en: 'Charges' } }),
            amount: decimal({ label: { zh: '待入账金额', en: 'Amount to bill' }, scale: 2 }),
            from: date({ label: { zh: '费用日期起', en: 'Fees from' } }),
            to: date({ label: { zh: '费用日期止', en: 'Fees to' } }),
          },
          { label: { zh: '待入账', en: 'To bill' } },
        ),
        { label: { zh: '待入账', en: 'To bill' }, max: 5_000 },
      ),
    },
    { label: { zh: '待入账费用', en: 'Charges to bill' } },
  ),
});

/** Those of one customer that a bill of a currency may take. */
export const chargesOfCustomer = endpoint('GET /opsapi/bills/charges', {
  access,
  title: { zh: '客户待入账费用', en: "A customer's charges to bill" },
  query: { orgId, currency },
  answer: billLines,
});

const chargeIds = list(id({ label: { zh: '费用', en: 'Charge' } }), {
  label: { zh: '费用', en: 'Charges' },
  max: 5_000,
});

export const companyCode = text({
  ...texts.code,
  label: { zh: '收款公司代码', en: 'Receiving company code' },
});

/** A draft of checked charges; its last day to pay follows from the customer's term. */
export const makeBill = endpoint('POST /opsapi/bills/make', {
  access,
  title: { zh: '新建账单', en: 'Make a draft bill' },
  body: {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    orgId,
    companyCode,
    currency,
    billDate: bill.fields.billDate,
    chargeIds,
    note: bill.fields.note,
  },
  answer: deskBillAnswer,
});

/** What staff choose for a new draft: the charges of one customer in one currency. */
export const newBillFields = {
  waiting: text({ label: { zh: '待入账客户', en: 'Customer to bill' }, max: 60 }),
  companyCode,
  billDate: bill.fields.billDate,
  note: bill.fields.note,
};

const lock = { id: id({ label: { zh: '编号', en: 'Id' } }), version: versionField };

/** Dates and note of a draft, and which charges come in and which go out. */
export const changeBill = endpoint('POST /opsapi/bills/change', {
  access,
  title: { zh: '修改账单草稿', en: 'Change a draft bill' },
  body: {
    ...lock,
    billDate: bill.fields.billDate,
    payDate: bill.fields.payDate,
    note: bill.fields.note,
    putIn: optional(chargeIds),
    takeOut: optional(chargeIds),
  },
  answer: deskBillAnswer,
});

/** Fixes the rates and posts it; from then on it never changes. */
export const issueBill = endpoint('POST /opsapi/bills/issue', {
  access,
  title: { zh: '开出账单', en: 'Issue a bill' },
  body: lock,
  answer: deskBillAnswer,
});

/** A draft gives its charges back; of an issued bill a credit note takes it back, where nothing is paid of it. */
export const voidBill = endpoint('POST /opsapi/bills/void', {
  access,
  title: { zh: '作废账单', en: 'Void a bill' },
  body: { ...lock, reason: reasonField },
  answer: deskBillAnswer,
});
