import { reasonField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list } from '../kernel/field.ts';
import { ledgerMonthFields, month } from './closing.ts';

/** Closing is of all customers: who may do it reads the whole ledger, whichever team they are in. */
const access = 'op:finance:close';

const months = list(group(ledgerMonthFields, { label: month.label }), { label: month.label, max: 1_200 });

/** From the month of the first entry to the running one, the newest first. */
export const listLedgerMonths = endpoint('GET /opsapi/closing', {
  access,
  title: { zh: '关账', en: 'Months of the ledger' },
  answer: months,
});

/** From then on nothing is posted with a day of it or before, whoever is connected. */
export const closeMonth = endpoint('POST /opsapi/closing/close', {
  access,
  title: { zh: '关闭会计月份', en: 'Close a month' },
  body: { month },
  answer: months,
});

/** The month that was closed last, for a reason that the log keeps. */
export const reopenMonth = endpoint('POST /opsapi/closing/reopen', {
  access,
  title: { zh: '重新打开会计月份', en: 'Open a month again' },
  body: { month, reason: reasonField },
  answer: months,
});
