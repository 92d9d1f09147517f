import type { WebSubject } from '../web-subject.ts';

export const noticeSubject: WebSubject = {
  screens: {
    notices: async () => (await import('../../features/notices/notices.screen.tsx')).NoticesScreen,
    opsNotices: async () =>
      (await import('../../features/ops/notices/notices.screen.tsx')).NoticeTemplatesScreen,
  },
  desk: [{ at: 21, page: 'opsNotices', group: 'system', icon: 'mail' }],
};
