import { wordsPart } from '../../kernel/words.ts';
import type { DeskSubject } from '../web-subject.ts';
import { dashboardSubject } from './dashboard.subject.ts';

/** The forwarder's own dashboard; it counts some of what the customers' counts, in the same words. */
export const overviewDesk: DeskSubject = {
  screens: {
    opsOverview: async () => (await import('../../features/ops/overview/overview.screen.tsx')).OverviewScreen,
  },
  words: [
    ...(dashboardSubject.words ?? []),
    wordsPart(
      () => import('../../locales/overview.en.ts'),
      () => import('../../locales/overview.zh-cn.ts'),
    ),
  ],
  menu: [{ at: 0.5, page: 'opsOverview', group: 'work', icon: 'chart' }],
};
