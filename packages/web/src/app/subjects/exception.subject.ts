import { call } from '../../kernel/call.ts';
import { permitted } from '../../kernel/permitted.ts';
import type { WebSubject } from '../web-subject.ts';

export const exceptionSubject: WebSubject = {
  screens: {
    sheetDetail: async () =>
      (await import('../../features/exceptions/sheet-detail.screen.tsx')).SheetDetailScreen,
    opsExceptions: async () =>
      (await import('../../features/ops/exceptions/exceptions.screen.tsx')).ExceptionsScreen,
    opsException: async () =>
      (await import('../../features/ops/exceptions/exception.screen.tsx')).ExceptionScreen,
  },
  within: { sheetDetail: 'order' },
  keys: { 'ops/exceptions': 'X' },
  desk: [{ at: 12, page: 'opsExceptions', group: 'shipments', icon: 'warn' }],
  search: {
    page: 'opsException',
    icon: 'warn',
    states: async () => (await import('@loadline/contract/exceptions/sheet.lifecycle')).sheetStates,
    find: async (question) => {
      const { deskSheetApi } = await import('@loadline/contract/exceptions/sheet-desk.api');
      if (!permitted(deskSheetApi.list)) return [];
      const { rows } = await call(deskSheetApi.list, question);
      return rows.map((row) => [row.sheetNo, [row.orderNumber ?? row.mawbNo ?? ''], row.state]);
    },
  },
};
