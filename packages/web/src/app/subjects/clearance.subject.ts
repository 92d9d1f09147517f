import type { WebSubject } from '../web-subject.ts';
import { clearanceWords } from './clearance.words.ts';

export const clearanceSubject: WebSubject = {
  screens: {
    coa: async () => (await import('../../features/clearance/coa.screen.tsx')).CoaScreen,
    mid: async () => (await import('../../features/mids/mid.screen.tsx')).MidScreen,
  },
  words: clearanceWords,
  keys: { coa: 'C', mid: 'I' },
};
