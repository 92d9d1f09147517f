import { sheetStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { deskSheetApi } from '@loadline/contract/exceptions/sheet-desk.api';
import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { RecordSearch } from '../web-subject.ts';

export const exceptionSearch: RecordSearch = {
  page: 'opsException',
  icon: 'warn',
  states: sheetStates,
  find: async (question) => {
    if (!permitted(deskSheetApi.list)) return [];
    const { rows } = await call(deskSheetApi.list, question);
    return rows.map((row) => [row.sheetNo, [row.orderNumber ?? row.mawbNo ?? ''], row.state]);
  },
};
