import type { WebSubject } from '../web-subject.ts';

export const databoardSubject: WebSubject = {
  screens: {
    databoard: async () => (await import('../../features/databoard/board.screen.tsx')).BoardScreen,
  },
  desk: [{ at: 6, page: 'databoard', group: 'shipments', icon: 'monitor' }],
  keys: { databoard: 'D' },
};
