import type { WebSubject } from '../web-subject.ts';
import { htsWords } from './hts.words.ts';

export const htsSubject: WebSubject = {
  screens: {
    hts: async () => (await import('../hts.page.tsx')).HtsPage,
  },
  words: htsWords,
  keys: { hts: 'S' },
};
