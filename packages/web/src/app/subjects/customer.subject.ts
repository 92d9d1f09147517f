import type { WebSubject } from '../web-subject.ts';
import { apiWords } from './api.words.ts';

export const customerSubject: WebSubject = {
  screens: {
    my: async () => (await import('../my.page.tsx')).MyPage,
  },
  words: [apiWords],
  keys: { my: 'A' },
};
