import type { DeskSubject } from '../web-subject.ts';

export const eventDesk: DeskSubject = {
  screens: {
    opsEvents: async () => (await import('../../features/ops/events/events.screen.tsx')).EventsScreen,
  },
  keys: { 'ops/events': 'E' },
  menu: [{ at: 10, page: 'opsEvents', group: 'shipments', icon: 'pin' }],
};
