import type { DeskSubject } from '../web-subject.ts';
import { clearanceWords } from './clearance.words.ts';

export const clearanceDesk: DeskSubject = {
  screens: {
    opsCoa: async () => (await import('../../features/ops/clearance/coa-desk.screen.tsx')).CoaDeskScreen,
    opsMid: async () => (await import('../../features/ops/mids/mids-desk.screen.tsx')).MidsDeskScreen,
  },
  words: clearanceWords,
  menu: [
    { at: 12.6, page: 'opsCoa', group: 'shipments', icon: 'globe' },
    { at: 12.7, page: 'opsMid', group: 'shipments', icon: 'tag' },
  ],
  keys: { 'ops/coa': 'J', 'ops/mid': 'M' },
  search: async () => (await import('./clearance.search.ts')).clearanceSearch,
};
