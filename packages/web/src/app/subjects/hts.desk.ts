import type { DeskSubject } from '../web-subject.ts';
import { htsWords } from './hts.words.ts';

export const htsDesk: DeskSubject = {
  screens: {
    opsHts: async () =>
      (await import('../../features/ops/questions/questions-desk.screen.tsx')).QuestionsDeskScreen,
  },
  words: htsWords,
  menu: [{ at: 12.8, page: 'opsHts', group: 'shipments', icon: 'comment' }],
  keys: { 'ops/hts': 'Q' },
  search: async () => (await import('./hts.search.ts')).htsSearch,
};
