import { wordsPart } from '../../kernel/words.ts';
import type { DeskSubject } from '../web-subject.ts';

/** What is left of what is charged. */
export const marginDesk: DeskSubject = {
  screens: {
    opsMargin: async () => (await import('../../features/ops/margins/margins.screen.tsx')).MarginsScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/ops-margins.en.ts'),
      () => import('../../locales/ops-margins.zh-cn.ts'),
    ),
  ],
  menu: [{ at: 16.87, page: 'opsMargin', group: 'finance', icon: 'tag' }],
};
