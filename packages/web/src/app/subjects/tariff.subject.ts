import type { WebSubject } from '../web-subject.ts';

export const tariffSubject: WebSubject = {
  screens: { tariff: async () => (await import('../../features/tariff/tariff.screen.tsx')).TariffScreen },
  words: async (language) => [
    (
      await (language === 'en'
        ? import('../../locales/tariff.en.ts')
        : import('../../locales/tariff.zh-cn.ts'))
    ).phrases,
  ],
  keys: { tariff: 'F' },
};
