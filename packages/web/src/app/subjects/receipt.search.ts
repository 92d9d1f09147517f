import { unidentifiedStates } from '@loadline/contract/receipts/unidentified';
import { unidentifiedApi } from '@loadline/contract/receipts/unidentified.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const receiptSearch: RecordSearch = {
  page: 'opsUnidentified',
  icon: 'tag',
  states: unidentifiedStates,
  find: async (question) => {
    if (!permitted(unidentifiedApi.list)) return [];
    const { rows } = await call(unidentifiedApi.list, {
      ...question,
      query: { ...question.query, tab: 'all' },
    });
    return rows.map((row) => [row.cargoNo, [row.marks, row.orderNumber], row.state]);
  },
};
