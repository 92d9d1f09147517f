import { wordsPart } from '../../kernel/words.ts';
import type { WebSubject } from '../web-subject.ts';

const apiWords = wordsPart(
  () => import('../../locales/api.en.ts'),
  () => import('../../locales/api.zh-cn.ts'),
);

export const customerSubject: WebSubject = {
  screens: {
    my: async () => (await import('../my.page.tsx')).MyPage,
  },
  words: [apiWords],
  keys: { my: 'A' },
};
