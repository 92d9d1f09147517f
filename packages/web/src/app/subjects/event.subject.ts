import type { WebSubject } from '../web-subject.ts';

export const eventSubject: WebSubject = {
  screens: {
    opsEvents: async () => (await import('../../features/ops/events/events.screen.tsx')).EventsScreen,
  },
  keys: { 'ops/events': 'E' },
  desk: [{ at: 10, page: 'opsEvents', group: 'shipments', icon: 'pin' }],
};
