import type { DeskSubject } from '../web-subject.ts';

export const exceptionDesk: DeskSubject = {
  screens: {
    opsExceptions: async () =>
      (await import('../../features/ops/exceptions/exceptions.screen.tsx')).ExceptionsScreen,
    opsException: async () =>
      (await import('../../features/ops/exceptions/exception.screen.tsx')).ExceptionScreen,
  },
  keys: { 'ops/exceptions': 'X' },
  menu: [{ at: 12, page: 'opsExceptions', group: 'shipments', icon: 'warn' }],
  search: async () => (await import('./exception.search.ts')).exceptionSearch,
};
