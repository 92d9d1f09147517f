import type { WebSubject } from '../web-subject.ts';
import { tariffWords } from './tariff.words.ts';

export const tariffSubject: WebSubject = {
  screens: {
    tariff: async () => (await import('../../features/tariff/tariff.screen.tsx')).TariffScreen,
  },
  words: tariffWords,
  keys: { tariff: 'F' },
};
