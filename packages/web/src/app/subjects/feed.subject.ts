import type { WebSubject } from '../web-subject.ts';

export const feedSubject: WebSubject = {
  screens: {
    opsFeeds: async () => (await import('../../features/ops/feeds/feeds.screen.tsx')).FeedsScreen,
  },
  desk: [{ at: 11, page: 'opsFeeds', group: 'shipments', icon: 'download' }],
};
