import { customsStatuses } from '@loadline/contract/customs/customs.lifecycle';
import { deskCustomsApi } from '@loadline/contract/customs/customs-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const customsSearch: RecordSearch = {
  page: 'opsDeclaration',
  icon: 'shield',
  states: customsStatuses,
  find: async (question) => {
    if (!permitted(deskCustomsApi.list)) return [];
    const { rows } = await call(deskCustomsApi.list, question);
    return rows.map((row) => [row.fileNo, [row.declarationNo, row.waybillNo], row.status]);
  },
};
