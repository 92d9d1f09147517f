import { deskEntryApi } from '@loadline/contract/clearance/entry-desk.api';
import { customsStatuses } from '@loadline/contract/customs/customs.lifecycle';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const clearanceSearch: RecordSearch = {
  page: 'opsCoa',
  icon: 'globe',
  states: customsStatuses,
  find: async (question) => {
    if (!permitted(deskEntryApi.list)) return [];
    const { rows } = await call(deskEntryApi.list, question);
    return rows.map((row) => [row.fileNo, [row.entryNo, row.master], row.status]);
  },
};
