import type { WebSubject } from '../web-subject.ts';

export const databoardSubject: WebSubject = {
  screens: {
    databoard: async () => (await import('../../features/databoard/board.screen.tsx')).BoardScreen,
  },
  words: async (language) => [
    (
      await (language === 'en'
        ? import('../../locales/databoard.en.ts')
        : import('../../locales/databoard.zh-cn.ts'))
    ).phrases,
  ],
  desk: [{ at: 6, page: 'databoard', group: 'shipments', icon: 'monitor' }],
  keys: { databoard: 'D' },
};
