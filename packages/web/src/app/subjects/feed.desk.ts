import type { DeskSubject } from '../web-subject.ts';

export const feedDesk: DeskSubject = {
  screens: {
    opsFeeds: async () => (await import('../../features/ops/feeds/feeds.screen.tsx')).FeedsScreen,
  },
  menu: [{ at: 11, page: 'opsFeeds', group: 'shipments', icon: 'download' }],
};
