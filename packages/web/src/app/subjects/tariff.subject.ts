import { wordsPart } from '../../kernel/words.ts';
import type { WebSubject } from '../web-subject.ts';

export const tariffSubject: WebSubject = {
  screens: {
    tariff: async () => (await import('../../features/tariff/tariff.screen.tsx')).TariffScreen,
    opsTariff: async () =>
      (await import('../../features/ops/tariff/tariff-desk.screen.tsx')).TariffDeskScreen,
  },
  words: [
    wordsPart(
      () => import('../../locales/tariff.en.ts'),
      () => import('../../locales/tariff.zh-cn.ts'),
    ),
  ],
  desk: [{ at: 16.5, page: 'opsTariff', group: 'customers', icon: 'book' }],
  keys: { tariff: 'F' },
};
