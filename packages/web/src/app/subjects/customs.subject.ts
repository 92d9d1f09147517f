import type { WebSubject } from '../web-subject.ts';

export const customsSubject: WebSubject = {
  screens: {
    customs: async () => (await import('../../features/customs/customs.screen.tsx')).CustomsScreen,
  },
  words: async (language) => {
    const { phrases } = await (language === 'en'
      ? import('../../locales/customs.en.ts')
      : import('../../locales/customs.zh-cn.ts'));
    return [phrases];
  },
  keys: { customs: 'U' },
};
