import type { WebSubject } from '../web-subject.ts';

export const htsSubject: WebSubject = {
  screens: { hts: async () => (await import('../../features/hts/hts.screen.tsx')).HtsScreen },
  words: async (language) => [
    (await (language === 'en' ? import('../../locales/hts.en.ts') : import('../../locales/hts.zh-cn.ts')))
      .phrases,
  ],
  keys: { hts: 'S' },
};
