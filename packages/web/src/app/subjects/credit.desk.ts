import { wordsPart } from '../../kernel/words.ts';
import type { DeskSubject } from '../web-subject.ts';

export const creditDesk: DeskSubject = {
  screens: {
    opsCredit: async () => (await import('../../features/ops/credit/credit.screen.tsx')).CreditScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/credit.en.ts'),
      () => import('../../locales/credit.zh-cn.ts'),
    ),
  ],
  menu: [{ at: 14.5, page: 'opsCredit', group: 'customers', icon: 'scales' }],
};
