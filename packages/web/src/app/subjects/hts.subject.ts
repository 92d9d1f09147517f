import type { WebSubject } from '../web-subject.ts';

export const htsSubject: WebSubject = {
  screens: { hts: async () => (await import('../../features/hts/hts.screen.tsx')).HtsScreen },
  words: async (language) => {
    const fetched = await (language === 'en'
      ? Promise.all([import('../../locales/hts.en.ts'), import('../../locales/goods.en.ts')])
      : Promise.all([import('../../locales/hts.zh-cn.ts'), import('../../locales/goods.zh-cn.ts')]));
    return fetched.map(({ phrases }) => phrases);
  },
  keys: { hts: 'S' },
};
