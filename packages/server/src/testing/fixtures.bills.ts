import { newId } from '../kernel/database.ts';
import type { Belongings, Fixture } from './fixture.ts';

const byNo = ({ billNo }: Belongings) => ({ no: billNo });
const lock = ({ billId }: Belongings) => ({ id: billId, version: 1 });
const searched = (of: Belongings) => ({ search: of.billNo });
const period = { currency: 'CNY', from: '2026-11-01', to: '2026-11-30' };
const byOrg = ({ orgId }: Belongings) => ({ orgId });
const byReceipt = ({ moneyReceiptId }: Belongings) => ({ id: moneyReceiptId });
const byLine = ({ bankLineId }: Belongings) => ({ id: bankLineId });
const exported = (of: Belongings) => ({ ids: of.billId });

/** The calls about bills, of customers and at the desk. */
export const billFixtures: Readonly<Record<string, Fixture>> = {
  'GET /omsapi/bills': { query: searched },
  'GET /omsapi/bills/count': { query: searched },
  'GET /omsapi/bills/overview': { query: searched },
  'GET /omsapi/bills/export': { query: exported },
  'GET /omsapi/bills/detail': { query: byNo },
  'GET /omsapi/bills/history': { query: byNo },
  'GET /omsapi/bills/paper': { query: byNo },
  'GET /omsapi/bills/sheet': { query: byNo },
  'GET /opsapi/bills': { query: searched },
  'GET /opsapi/bills/count': { query: searched },
  'GET /opsapi/bills/overview': { query: searched },
  'GET /opsapi/bills/export': { query: exported },
  'GET /opsapi/bills/detail': { query: byNo },
  'GET /opsapi/bills/history': { query: byNo },
  'GET /opsapi/bills/paper': { query: byNo },
  'GET /opsapi/bills/sheet': { query: byNo },
  'GET /opsapi/bills/to-bill': {},
  'GET /opsapi/bills/charges': { query: (of) => ({ orgId: of.orgId, currency: 'CNY' }) },
  'POST /opsapi/bills/make': {
    body: (of) => ({
      id: newId(),
      orgId: of.orgId,
      companyCode: 'HQ',
      currency: 'CNY',
      billDate: '2026-11-19',
      chargeIds: [],
    }),
  },
  'POST /opsapi/bills/change': {
    body: (of) => ({ ...lock(of), billDate: '2026-11-19', payDate: '2026-12-04', note: 'taken' }),
  },
  'POST /opsapi/bills/issue': { body: lock },
  'POST /opsapi/bills/void': { body: (of) => ({ ...lock(of), reason: 'taken' }) },
  'POST /opsapi/bills/month': {
    body: () => ({
      id: newId(),
      upTo: '2020-01-31',
      billDate: '2020-01-31',
      companyCode: 'HQ',
      issues: false,
    }),
  },
  'GET /opsapi/bills/month': {},
  'GET /omsapi/balances': {},
  'GET /omsapi/ledger': {},
  'GET /omsapi/ledger/count': {},
  'GET /omsapi/ledger/export': {},
  'GET /omsapi/ledger/statement': { query: () => period },
  'GET /opsapi/ledger/statement': { query: (of) => ({ ...byOrg(of), ...period }) },
  'GET /opsapi/balances': { query: byOrg },
  'GET /opsapi/ledger': { query: byOrg },
  'GET /opsapi/ledger/count': { query: byOrg },
  'GET /opsapi/ledger/export': { query: byOrg },
  'GET /opsapi/money': { query: byOrg },
  'GET /opsapi/money/count': { query: byOrg },
  'GET /opsapi/money/export': { query: byOrg },
  'GET /opsapi/money/detail': { query: byReceipt },
  'GET /opsapi/money/choices': {},
  'POST /opsapi/money/receive': {
    body: (of) => ({
      id: newId(),
      orgId: of.orgId,
      day: '2026-11-19',
      companyCode: 'HQ',
      currency: 'CNY',
      amount: '1',
      payer: 'taken',
      bankRef: null,
      note: null,
    }),
  },
  'POST /opsapi/money/allocate': {
    body: (of) => ({ ...byReceipt(of), parts: [{ billId: of.billId, amount: '1' }] }),
  },
  'POST /opsapi/money/reverse': { body: (of) => ({ ...byReceipt(of), entryId: null, reason: 'taken' }) },
  'GET /opsapi/margins': { query: byOrg },
  'GET /opsapi/margins/count': { query: byOrg },
  'GET /opsapi/margins/overview': { query: byOrg },
  'GET /opsapi/margins/export': { query: byOrg },
  'GET /opsapi/margins/choices': {},
  'GET /opsapi/closing': {},
  'GET /opsapi/closing/sheet': { query: () => ({ month: '2020-01' }) },
  'GET /opsapi/closing/csv': { query: () => ({ month: '2020-01' }) },
  'GET /opsapi/journal-accounts': {},
  'POST /opsapi/journal-accounts/save': {
    body: () => ({
      version: 9,
      account: 'bank',
      accountCode: '1002',
      accountZh: 'taken',
      accountEn: 'taken',
    }),
  },
  'POST /opsapi/closing/close': { body: () => ({ month: '2020-01' }) },
  'POST /opsapi/closing/reopen': { body: () => ({ month: '2020-01', reason: 'taken' }) },
  'GET /opsapi/bank-lines': {},
  'GET /opsapi/bank-lines/count': {},
  'GET /opsapi/bank-lines/overview': {},
  'GET /opsapi/bank-lines/export': {},
  'GET /opsapi/bank-lines/detail': { query: byLine },
  'GET /opsapi/bank-lines/for': { query: (of) => ({ ...byLine(of), ...byOrg(of) }) },
  'POST /opsapi/bank-lines/accept': {
    body: (of) => ({ ...byLine(of), ...byOrg(of), receiptId: newId(), parts: [] }),
  },
  'POST /opsapi/bank-lines/aside': { body: (of) => ({ ...byLine(of), version: 1, reason: 'taken' }) },
  'POST /opsapi/bank-lines/back': { body: (of) => ({ ...byLine(of), version: 1 }) },
  'POST /opsapi/balances/move': {
    body: (of) => ({ ...byOrg(of), move: 'freeze', amount: '1', reason: 'taken' }),
  },
};
