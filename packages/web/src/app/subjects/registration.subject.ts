import type { WebSubject } from '../web-subject.ts';

export const registrationSubject: WebSubject = {
  screens: {
    opsRegistrations: async () =>
      (await import('../../features/ops/registrations/registrations.screen.tsx')).RegistrationsScreen,
  },
  desk: [{ at: 13, page: 'opsRegistrations', group: 'customers', icon: 'user' }],
  keys: { 'ops/registrations': 'R' },
};
