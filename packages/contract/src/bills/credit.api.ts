import { quotaCurrencies } from '../codes/quota-currency.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { creditDecisions, creditKinds, creditTabs } from './credit.codes.ts';
import { creditRequest } from './credit.ts';

const { fields } = creditRequest;
const access = 'op:customer:view';
const tab = code(creditTabs, { label: { zh: '范围', en: 'Scope' } });

const filter = {
  search: optional(
    text({ label: { zh: '申请号、客户、订单号', en: 'Request, customer or order' }, max: 100 }),
  ),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  kind: severalOf(creditKinds, fields.kind.label),
  tab: optional(tab),
};

const detail = group(fields, { label: creditRequest.label });

/** What was asked for the credit of the customers of one's team. */
export const creditApi = recordsApi({
  path: '/opsapi/credit-requests',
  access,
  called: { zh: '信用申请', one: 'a credit request', many: 'credit requests' },
  of: creditRequest,
  filter,
  sorts: sortsOf(creditRequest),
  overview: {
    query: filter,
    answer: group(
      {
        tabs: list(
          group({ tab, count: whole({ label: { zh: '数量', en: 'Count' } }) }, { label: tab.label }),
          { label: { zh: '范围', en: 'Scopes' } },
        ),
      },
      { label: creditRequest.label },
    ),
  },
  exported: { access, query: chosen },
  by: { id: fields.id },
  detail,
  history: historyAnswer,
});

const { reason } = fields;

/** Asks that a customer's hold be lifted until a day; with an order's number for that order alone. */
export const askLift = endpoint('POST /opsapi/credit-requests/lift', {
  access: 'op:customer:hold',
  title: { zh: '申请临时解冻', en: 'Ask for a lift of a hold' },
  body: {
    id: fields.id,
    orgId: fields.orgId,
    until: date({ label: fields.until.label }),
    orderNumber: fields.orderNumber,
    reason,
  },
  answer: detail,
});

/** Asks for another quota; it holds once somebody else approves. */
export const askQuota = endpoint('POST /opsapi/credit-requests/quota', {
  access: 'op:customer:quota',
  title: { zh: '申请调整额度', en: 'Ask for another quota' },
  body: {
    id: fields.id,
    orgId: fields.orgId,
    quota: decimal({ label: fields.quota.label, scale: 2, min: '0' }),
    quotaCurrency: code(quotaCurrencies, { label: fields.quotaCurrency.label }),
    reason,
  },
  answer: detail,
});

const lock = { id: fields.id, version: versionField };

/** Approves or not what another has asked for. */
export const decideCredit = endpoint('POST /opsapi/credit-requests/decide', {
  access: 'op:credit:approve',
  title: { zh: '审批信用申请', en: 'Decide a credit request' },
  body: {
    ...lock,
    decision: code(creditDecisions, { label: { zh: '审批结果', en: 'Decision' } }),
    answer: fields.answer,
  },
  answer: detail,
});

/** Takes back what one has asked for oneself. */
export const withdrawCredit = endpoint('POST /opsapi/credit-requests/withdraw', {
  access,
  title: { zh: '撤回信用申请', en: 'Withdraw a credit request' },
  body: lock,
  answer: detail,
});
