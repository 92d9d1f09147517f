import { wordsPart } from '../../kernel/words.ts';
import type { WebSubject } from '../web-subject.ts';

export const dashboardSubject: WebSubject = {
  screens: {
    dashboard: async () => (await import('../../features/dashboard/dashboard.screen.tsx')).DashboardScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/dashboard.en.ts'),
      () => import('../../locales/dashboard.zh-cn.ts'),
    ),
  ],
  keys: { dashboard: 'H' },
};
