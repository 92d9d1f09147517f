import { wordsPart } from '../../kernel/words.ts';
import type { DeskSubject } from '../web-subject.ts';

export const moneyDesk: DeskSubject = {
  screens: {
    opsMoney: async () => (await import('../../features/ops/money/money-desk.screen.tsx')).MoneyDeskScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/ops-money.en.ts'),
      () => import('../../locales/ops-money.zh-cn.ts'),
    ),
  ],
  menu: [{ at: 16.8, page: 'opsMoney', group: 'finance', icon: 'banknote' }],
};
