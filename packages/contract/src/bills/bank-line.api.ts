import { currencies } from '../codes/currency.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { bankLine } from './bank-line.ts';
import { matchReasons } from './money-match.ts';
import { allocateMoney, openBill } from './money-receipt.api.ts';
import { moneyReceipt } from './money-receipt.ts';

const access = 'op:finance';

export const bankLineTabs = codeTable('bank line tab', {
  open: { zh: '待匹配', en: 'To match' },
  entered: { zh: '已入账', en: 'Entered' },
  aside: { zh: '不入账', en: 'Set aside' },
  all: { zh: '全部', en: 'All' },
});

const tab = code(bankLineTabs, { label: { zh: '范围', en: 'Scope' } });

const filter = {
  search: optional(
    text({ label: { zh: '付款方、附言、流水号、文件', en: 'Payer, text, reference or file' }, max: 100 }),
  ),
  currency: severalOf(currencies, moneyReceipt.fields.currency.label),
  company: optional({
    ...moneyReceipt.fields.companyCode,
    label: { zh: bankLine.fields.companyZh.label.zh, en: bankLine.fields.companyEn.label.en },
  }),
  from: optional(date({ label: { zh: '到账起', en: 'Received from' } })),
  to: optional(date({ label: { zh: '到账止', en: 'Received to' } })),
  tab: optional(tab),
};

const { orgId } = moneyReceipt.fields;

/** Whose a payment may be, by what, and the bills that it would pay. */
const proposal = group(
  {
    orgId,
    customer: moneyReceipt.fields.customer,
    customerEn: moneyReceipt.fields.customerEn,
    reasons: list(code(matchReasons, { label: { zh: '依据', en: 'By' } }), {
      label: { zh: '依据', en: 'By' },
    }),
    open: list(openBill, { label: { zh: '未付账单', en: 'Open bills' }, max: 500 }),
  },
  { label: { zh: '匹配建议', en: 'Proposal' } },
);

const detail = group(
  {
    line: group(bankLine.fields, { label: bankLine.label }),
    proposals: list(proposal, { label: { zh: '匹配建议', en: 'Proposals' }, max: 5 }),
    /** The day under which it would be posted where its own is in a closed month. */
    postsOn: optional(date({ label: { zh: '记账日期', en: 'Posted on' } })),
  },
  { label: bankLine.label },
);

const one = { id: bankLine.fields.id };

/** What came to the forwarder's accounts, as its banks tell it. */
export const bankLineApi = recordsApi({
  path: '/opsapi/bank-lines',
  access,
  called: { zh: '银行流水', one: 'a line of a bank statement', many: 'lines of bank statements' },
  of: bankLine,
  filter,
  sorts: sortsOf(bankLine),
  overview: {
    query: filter,
    answer: group(
      {
        tabs: list(
          group({ tab, count: whole({ label: { zh: '数量', en: 'Count' } }) }, { label: tab.label }),
          {
            label: { zh: '范围', en: 'Scopes' },
          },
        ),
      },
      { label: bankLine.label },
    ),
  },
  exported: { access, query: chosen },
  by: one,
  detail,
});

/** The bills of a customer whom the desk names itself. */
export const bankLineFor = endpoint('GET /opsapi/bank-lines/for', {
  access,
  title: { zh: '指定客户的匹配建议', en: 'What a payment would pay of a customer' },
  query: { ...one, orgId },
  answer: proposal,
});

/** Says whose it is: a receipt is entered and pays these bills, all in one. The receipt's id is the browser's: sent twice it is one. */
export const acceptBankLine = endpoint('POST /opsapi/bank-lines/accept', {
  access,
  title: { zh: '流水入账', en: 'Enter a line of a bank statement' },
  body: {
    ...one,
    receiptId: id({ label: { zh: '收款编号', en: 'Id of the receipt' } }),
    orgId,
    parts: allocateMoney.body.parts,
  },
  answer: detail,
});

const lock = { ...one, version: versionField };

/** Not a customer's money: between own accounts, fees of the bank. */
export const setBankLineAside = endpoint('POST /opsapi/bank-lines/aside', {
  access,
  title: { zh: '流水不入账', en: 'Set a line of a bank statement aside' },
  body: { ...lock, reason: reasonField },
  answer: detail,
});

export const takeBankLineBack = endpoint('POST /opsapi/bank-lines/back', {
  access,
  title: { zh: '流水恢复待匹配', en: 'Take a line of a bank statement back' },
  body: lock,
  answer: detail,
});
