import type { DeskSubject } from '../web-subject.ts';

export const registrationDesk: DeskSubject = {
  screens: {
    opsRegistrations: async () =>
      (await import('../../features/ops/registrations/registrations.screen.tsx')).RegistrationsScreen,
  },
  menu: [{ at: 13, page: 'opsRegistrations', group: 'customers', icon: 'user' }],
  keys: { 'ops/registrations': 'R' },
};
