import type { DeskSubject } from '../web-subject.ts';

export const noticeDesk: DeskSubject = {
  screens: {
    opsNotices: async () =>
      (await import('../../features/ops/notices/notices.screen.tsx')).NoticeTemplatesScreen,
  },
  menu: [{ at: 21, page: 'opsNotices', group: 'system', icon: 'mail' }],
};
