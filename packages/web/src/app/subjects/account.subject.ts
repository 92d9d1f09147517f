import type { WebSubject } from '../web-subject.ts';

export const accountSubject: WebSubject = {
  screens: {
    account: async () => (await import('../../features/account/account.screen.tsx')).AccountScreen,
  },
};
