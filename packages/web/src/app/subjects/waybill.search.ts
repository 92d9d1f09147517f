import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { deskWaybillApi } from '@loadline/contract/waybills/waybill-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const waybillSearch: RecordSearch = {
  page: 'mawbDetail',
  icon: 'anchor',
  states: waybillStatuses,
  find: async (question) => {
    if (!permitted(deskWaybillApi.list)) return [];
    const { rows } = await call(deskWaybillApi.list, question);
    return rows.map((row) => [row.mawbNo, [row.flightNo, row.flightDate], row.status]);
  },
};
