import type { WebSubject } from '../web-subject.ts';

export const flightSubject: WebSubject = {
  screens: {
    opsSlots: async () => (await import('../../features/ops/flights/slots.screen.tsx')).SlotsScreen,
  },
  keys: { 'ops/slots': 'F' },
  desk: [{ at: 7, page: 'opsSlots', group: 'shipments', icon: 'calendar' }],
};
