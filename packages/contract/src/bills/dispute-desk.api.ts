import { currencies } from '../codes/currency.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, decimal, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { disputedLine } from './dispute.api.ts';
import { disputeKinds, disputeTabs } from './dispute.codes.ts';
import { deskDispute, dispute } from './dispute.ts';

const access = 'op:finance';
const tab = code(disputeTabs, { label: { zh: '范围', en: 'Scope' } });

const filter = {
  search: optional(
    text({ label: { zh: '异议号、账单号、订单号、客户', en: 'Dispute, bill, order or customer' }, max: 100 }),
  ),
  orgId: optional(id({ label: { zh: '客户', en: 'Customer' } })),
  kind: severalOf(disputeKinds, dispute.fields.kind.label),
  currency: severalOf(currencies, dispute.fields.currency.label),
  from: optional(date({ label: { zh: '提出起', en: 'Raised from' } })),
  to: optional(date({ label: { zh: '提出止', en: 'Raised to' } })),
  tab: optional(tab),
};

const detail = group(
  { dispute: group(deskDispute.fields, { label: dispute.label }), ...disputedLine },
  { label: dispute.label },
);

/** The disputes of the customers of one's team. */
export const deskDisputeApi = recordsApi({
  path: '/opsapi/disputes',
  access,
  called: { zh: '客户费用异议', one: "a customer's dispute", many: "customers' disputes" },
  of: deskDispute,
  filter,
  sorts: sortsOf(dispute),
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
      { label: dispute.label },
    ),
  },
  exported: { access, query: chosen },
  by: { id: dispute.fields.id },
  detail,
  history: historyAnswer,
});

const lock = { id: dispute.fields.id, version: versionField };

/** Credits a line, in whole or in part: a credit note takes it off the bill. */
export const acceptDispute = endpoint('POST /opsapi/disputes/accept', {
  access,
  title: { zh: '冲减费用', en: 'Credit a disputed line' },
  body: {
    ...lock,
    credited: decimal({
      label: { zh: '冲减金额', en: 'Amount credited' },
      scale: 2,
      min: '0.01',
      max: '9999999999',
    }),
    answer: optional(text({ label: { zh: '处理说明', en: 'Answer' }, max: 1_000 })),
  },
  answer: detail,
});

/** Leaves the line as it is, and says why. */
export const rejectDispute = endpoint('POST /opsapi/disputes/reject', {
  access,
  title: { zh: '驳回异议', en: 'Reject a dispute' },
  body: { ...lock, answer: text({ label: { zh: '处理说明', en: 'Answer' }, max: 1_000 }) },
  answer: detail,
});
