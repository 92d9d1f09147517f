import { wordsPart } from '../../kernel/words.ts';
import type { DeskSubject } from '../web-subject.ts';

/** What orders are charged, and what bills stand on. */
export const chargeDesk: DeskSubject = {
  screens: {
    opsCharges: async () => (await import('../../features/ops/charges/charges.screen.tsx')).ChargesScreen,
    opsMoneySettings: async () =>
      (await import('../../features/ops/charges/money-settings.screen.tsx')).MoneySettingsScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/charges.en.ts'),
      () => import('../../locales/charges.zh-cn.ts'),
    ),
  ],
  menu: [
    { at: 16.6, page: 'opsCharges', group: 'finance', icon: 'banknote' },
    { at: 16.9, page: 'opsMoneySettings', group: 'finance', icon: 'settings' },
  ],
};
