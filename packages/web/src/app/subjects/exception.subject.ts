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
  search: async () => (await import('./exception.search.ts')).exceptionSearch,
};
