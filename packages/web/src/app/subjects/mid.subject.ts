import type { WebSubject } from '../web-subject.ts';

export const midSubject: WebSubject = {
  screens: {
    mid: async () => (await import('../../features/mids/mid.screen.tsx')).MidScreen,
    opsMid: async () => (await import('../../features/ops/mids/mids-desk.screen.tsx')).MidsDeskScreen,
  },
  words: async (language) => [
    (await (language === 'en' ? import('../../locales/mids.en.ts') : import('../../locales/mids.zh-cn.ts')))
      .phrases,
  ],
  desk: [{ at: 12.7, page: 'opsMid', group: 'shipments', icon: 'tag' }],
  keys: { mid: 'I', 'ops/mid': 'M' },
};
