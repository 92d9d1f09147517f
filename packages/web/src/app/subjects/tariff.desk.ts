import type { DeskSubject } from '../web-subject.ts';
import { tariffWords } from './tariff.words.ts';

export const tariffDesk: DeskSubject = {
  screens: {
    opsTariff: async () =>
      (await import('../../features/ops/tariff/tariff-desk.screen.tsx')).TariffDeskScreen,
  },
  words: tariffWords,
  menu: [{ at: 16.5, page: 'opsTariff', group: 'customers', icon: 'book' }],
};
