import { billStatuses } from '@loadline/contract/bills/bill.codes';
import { deskBillApi } from '@loadline/contract/bills/bill-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const billSearch: RecordSearch = {
  page: 'opsBill',
  icon: 'banknote',
  states: billStatuses,
  find: async (question) => {
    if (!permitted(deskBillApi.list)) return [];
    const { rows } = await call(deskBillApi.list, question);
    return rows.map((row) => [row.billNo, [row.customer, row.orderNumber], row.status]);
  },
};
