import { currencies } from '../codes/currency.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, id, optional, text } from '../kernel/field.ts';
import { severalOf, sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { ledgerFigures, ledgerKinds } from './ledger.codes.ts';
import { balances, ledgerEntry } from './ledger.ts';

export const balancesAnswer = group(balances, { label: { zh: '余额', en: 'Balances' } });

const filter = {
  search: optional(text({ label: { zh: '账单号、收款单号、备注', en: 'Bill, receipt or note' }, max: 100 })),
  /** Only what has changed this figure. */
  figure: optional(code(ledgerFigures, { label: { zh: '影响', en: 'Changes' } })),
  kind: severalOf(ledgerKinds, ledgerEntry.fields.kind.label),
  currency: severalOf(currencies, { zh: '币种', en: 'Currency' }),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
};

const orgId = id({ label: { zh: '客户', en: 'Customer' } });

/** The viewer's figures. */
export const ownBalances = endpoint('GET /omsapi/balances', {
  access: 'bill:view',
  title: { zh: '账户余额与可用额度', en: 'Balances and what is available' },
  answer: balancesAnswer,
});

/** The entries behind each figure, the last first. */
export const ledgerApi = recordsApi({
  path: '/omsapi/ledger',
  access: 'bill:view',
  called: { zh: '往来明细', one: 'a ledger entry', many: 'ledger entries' },
  of: ledgerEntry,
  filter,
  sorts: sortsOf(ledgerEntry),
  exported: { access: 'export:data', query: chosen },
});

const period = {
  currency: code(currencies, { label: { zh: '币种', en: 'Currency' } }),
  from: date({ label: { zh: '日期起', en: 'From' } }),
  to: date({ label: { zh: '日期止', en: 'To' } }),
};

/** What changed what a customer owes in a currency in a period: what was unpaid before, each bill and payment, what is after. */
export const accountStatement = endpoint('GET /omsapi/ledger/statement', {
  access: 'bill:view',
  title: { zh: '对账单', en: 'Statement of account' },
  query: period,
  answer: { kind: 'file', type: 'pdf' },
  deadline: 30_000,
});

export const deskStatement = endpoint('GET /opsapi/ledger/statement', {
  access: 'op:finance',
  title: { zh: '客户对账单', en: "A customer's statement of account" },
  query: { orgId, ...period },
  answer: { kind: 'file', type: 'pdf' },
  deadline: 30_000,
});

export const customerBalances = endpoint('GET /opsapi/balances', {
  access: 'op:finance',
  title: { zh: '客户余额', en: "A customer's balances" },
  query: { orgId },
  answer: balancesAnswer,
});

/** The same entries of a customer of one's team. */
export const deskLedgerApi = recordsApi({
  path: '/opsapi/ledger',
  access: 'op:finance',
  called: { zh: '客户往来明细', one: "a customer's ledger entry", many: "customers' ledger entries" },
  of: ledgerEntry,
  filter: { ...filter, orgId },
  sorts: sortsOf(ledgerEntry),
  exported: { access: 'op:finance', query: chosen },
});
