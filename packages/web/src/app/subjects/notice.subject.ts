import type { WebSubject } from '../web-subject.ts';

export const noticeSubject: WebSubject = {
  screens: {
    notices: async () => (await import('../../features/notices/notices.screen.tsx')).NoticesScreen,
  },
};
