import { wordsPart } from '../../kernel/words.ts';
import type { DeskSubject } from '../web-subject.ts';

/** Months of the ledger, and their journal. */
export const closingDesk: DeskSubject = {
  screens: {
    opsClosing: async () => (await import('../../features/ops/closing/closing.screen.tsx')).ClosingScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/ops-closing.en.ts'),
      () => import('../../locales/ops-closing.zh-cn.ts'),
    ),
  ],
  menu: [{ at: 16.88, page: 'opsClosing', group: 'finance', icon: 'lock' }],
};
