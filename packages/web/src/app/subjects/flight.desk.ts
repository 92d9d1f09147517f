import type { DeskSubject } from '../web-subject.ts';

export const flightDesk: DeskSubject = {
  screens: {
    opsSlots: async () => (await import('../../features/ops/flights/slots.screen.tsx')).SlotsScreen,
  },
  keys: { 'ops/slots': 'F' },
  menu: [{ at: 7, page: 'opsSlots', group: 'shipments', icon: 'calendar' }],
};
