import type { WebSubject } from '../web-subject.ts';

export const dashboardSubject: WebSubject = {
  screens: {
    dashboard: async () => (await import('../../features/dashboard/dashboard.screen.tsx')).DashboardScreen,
  },
  words: async (language) => [
    (
      await (language === 'en'
        ? import('../../locales/dashboard.en.ts')
        : import('../../locales/dashboard.zh-cn.ts'))
    ).phrases,
  ],
  keys: { dashboard: 'H' },
};
