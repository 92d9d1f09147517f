import { orderStatuses } from '@loadline/contract/codes/stage';
import { deskOrderApi } from '@loadline/contract/orders/order-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const orderSearch: RecordSearch = {
  page: 'opsOrder',
  icon: 'ship',
  states: orderStatuses,
  find: async (question) => {
    if (!permitted(deskOrderApi.list)) return [];
    const { rows } = await call(deskOrderApi.list, question);
    return rows.map((row) => [row.orderNumber, [row.customerCode, row.referenceNumber], row.status]);
  },
};
